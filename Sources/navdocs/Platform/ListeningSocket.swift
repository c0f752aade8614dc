/// A port of this machine's loopback address that waits for connections. Whoever serves on it closes it.
package struct ListeningSocket {
    package let descriptor: Int32
    package let port: UInt16

    /// - Parameter port: 0 for any that is free.
    package init(port: UInt16) throws(DiskError) {
        let place = FilePath("127.0.0.1:\(port)")
        let descriptor = socket(AF_INET, CLibrary.streamSocket, 0)
        guard descriptor >= 0 else { throw DiskError(place) }
        do {
            self.port = try Self.listen(descriptor, port, place)
            self.descriptor = descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// - Returns: the port.
    private static func listen(_ descriptor: Int32, _ port: UInt16, _ place: FilePath) throws(DiskError) -> UInt16 {
        var yes: Int32 = 1
        // What was served here a moment ago is no reason to wait.
        _ = setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(descriptor, address, size) == 0, wait(on: descriptor) else { return false }
                return fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 && getsockname(descriptor, address, &size) == 0
            }
        }
        guard result else { throw DiskError(place) }
        return UInt16(bigEndian: address.sin_port)
    }
}

/// Lets a socket wait for connections. Outside the type, in which `listen` is something else.
private func wait(on descriptor: Int32) -> Bool { listen(descriptor, Int32(SOMAXCONN)) == 0 }
