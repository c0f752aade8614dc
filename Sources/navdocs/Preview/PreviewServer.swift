import CHTTPServer
import Platform
import Preview
import Synchronization

/// Serves what a board shows, on a thread of its own. All that touches the C server is here.
final class PreviewServer {
    /// So many may be connected at once, so many of them from one address of this machine; one may be silent for so many seconds; the head of its request may have so many bytes.
    private static let limits = navdocs_limits(connections: 200, each: 150, silence: 5, head: 16 << 10)

    private let server: OpaquePointer
    private let board: PreviewBoard
    let port: UInt16

    /// - Parameter socket: closed with the server.
    init(_ board: PreviewBoard, on socket: ListeningSocket) throws(PreviewError) {
        let handlers = navdocs_handlers(
            context: Unmanaged.passUnretained(board).toOpaque(), answer: answerRequest, read: readStream,
            release: releaseOwner)
        guard let server = navdocs_server_start(socket.descriptor, Self.limits, handlers) else {
            close(socket.descriptor)
            throw .noServer
        }
        self.server = server
        self.board = board
        port = socket.port
    }

    /// Tells open pages what the board shows now.
    func wake() { navdocs_server_wake(server) }

    /// Ends every connection and the thread.
    func stop() { navdocs_server_stop(server) }
}

/// Bytes that stay where they are until they were sent.
private final class SentBytes {
    let bytes: UnsafeMutableRawBufferPointer

    init(_ contents: [UInt8]) {
        // Null would mean a stream.
        bytes = .allocate(byteCount: max(1, contents.count), alignment: 1)
        bytes.copyBytes(from: contents)
    }

    deinit { bytes.deallocate() }
}

/// What an open page listens to.
private final class OpenStream {
    private let board: PreviewBoard
    private let page: String
    private var stream: EventStream

    init(_ board: PreviewBoard, page: String) {
        self.board = board
        self.page = page
        stream = EventStream(page: page, beat: board.beat)
        board.open(page)
    }

    deinit { board.close(page) }

    func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        let bytes = stream.next(buffer.count, of: board.site, beat: board.beat)
        buffer.copyBytes(from: bytes)
        return bytes.count
    }
}

// What the C server calls: C functions, so they stand outside the type.

private func answerRequest(
    _ context: UnsafeMutableRawPointer?, _ request: UnsafePointer<navdocs_request>?, _ reply: UnsafeMutableRawPointer?
) {
    guard let context, let request = request?.pointee, let method = request.method, let target = request.target else {
        return
    }
    let board = Unmanaged<PreviewBoard>.fromOpaque(context).takeUnretainedValue()
    let answer = PreviewResponder.answer(
        PreviewRequest(
            method: String(cString: method),
            target: Array(UnsafeRawBufferPointer(start: target, count: strlen(target))),
            host: request.host.map { String(cString: $0) }, hosts: Int(request.hosts),
            fetchSite: request.fetch_site.map { String(cString: $0) }),
        from: board.site)
    let words: [UnsafeMutablePointer<CChar>?] = answer.headers.flatMap { [strdup($0.name), strdup($0.value)] }
    defer { for word in words { free(word) } }
    let headers: [UnsafePointer<CChar>?] = words.prefix { $0 != nil }.map { UnsafePointer($0) } + [nil, nil]
    headers.withUnsafeBufferPointer { headers in
        var sent = navdocs_answer(
            status: answer.status, headers: headers.baseAddress, body: nil, size: 0, owner: nil)
        switch answer.body {
        case .bytes(let bytes):
            let owner = SentBytes(bytes)
            sent.body = UnsafeRawPointer(owner.bytes.baseAddress)
            sent.size = bytes.count
            sent.owner = Unmanaged.passRetained(owner as AnyObject).toOpaque()
        case .events(let page):
            sent.owner = Unmanaged.passRetained(OpenStream(board, page: page) as AnyObject).toOpaque()
        }
        navdocs_server_send(reply, &sent)
    }
}

private func readStream(_ owner: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
    guard let owner, let stream = Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue() as? OpenStream else {
        return -1
    }
    return stream.read(UnsafeMutableRawBufferPointer(start: buffer, count: size))
}

private func releaseOwner(_ owner: UnsafeMutableRawPointer?) {
    if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
}
