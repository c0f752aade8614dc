/// Another program, run to its end. No shell is between: arguments arrive as they are.
package enum Subprocess {
    package struct Result: Sendable {
        /// What it exited with; 128 and the signal's number where it was killed.
        package let status: Int32
        package let output: [UInt8]
        package let errors: [UInt8]
    }

    /// - Parameters:
    ///   - program: looked for on PATH.
    ///   - environment: variables it has besides our own; those that are nil it does not have.
    ///   - input: what it reads from standard input.
    /// - Throws: where it cannot be started.
    package static func run(
        _ program: String, _ arguments: [[UInt8]], environment: [String: String?] = [:], input: [UInt8] = []
    ) throws(DiskError) -> Result {
        // Files need nobody to empty them while the output is read.
        let standardInput = try TemporaryFile(contents: input)
        let standardError = try TemporaryFile(contents: [])
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw DiskError(FilePath(program)) }
        defer { close(ends[0]) }
        let process: pid_t
        do {
            defer { close(ends[1]) }
            process = try spawn(
                program, arguments, environment,
                descriptors: [standardInput.descriptor, ends[1], standardError.descriptor], closing: ends[0])
        }
        let output = Swift.Result { () throws(DiskError) in
            try Disk.contents(ofDescriptor: ends[0], path: FilePath(program), atMost: .none)
        }
        let status = wait(for: process)
        return Result(status: status, output: try output.get(), errors: try standardError.contents())
    }

    /// Starts a program that reads and says nothing, in a group of its own, so that Ctrl-C is not meant for it; does not wait.
    package static func start(_ program: String, _ arguments: [String]) throws(DiskError) -> pid_t {
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard nothing >= 0 else { throw DiskError(FilePath("/dev/null")) }
        defer { close(nothing) }
        return try spawn(
            program, arguments.map { Array($0.utf8) }, [:], descriptors: [nothing, nothing, nothing], closing: nil)
    }

    /// How a program ended that was started; nil where it runs.
    package static func status(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        let result = waitpid(process, &status, WNOHANG)
        return result == 0 ? nil : result < 0 ? 127 : exitStatus(status)
    }

    /// The same, after some time at most.
    package static func status(of process: pid_t, upTo time: Duration) -> Int32? {
        let end = ContinuousClock.now + time
        while true {
            if let status = status(of: process) { return status }
            guard ContinuousClock.now < end else { return nil }
            poll(nil, 0, 20)
        }
    }

    /// - Parameter closing: what the program is not to hold; nil to have it in a group of its own.
    private static func spawn(
        _ program: String, _ arguments: [[UInt8]], _ environment: [String: String?], descriptors: [Int32],
        closing: Int32?
    ) throws(DiskError) -> pid_t {
        var actions = CLibrary.emptyActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var attributes = CLibrary.emptyAttributes
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if let closing {
            posix_spawn_file_actions_addclose(&actions, closing)
        } else {
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        }
        for (number, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        let own: [String: String?] = Surroundings.environment.mapValues { $0 }
        let variables = own.merging(environment) { $1 }.compactMapValues { $0 }
        let words = CStrings([Array(program.utf8)] + arguments)
        let settings = CStrings(variables.map { Array("\($0)=\($1)".utf8) })
        var process: pid_t = 0
        let code = posix_spawnp(&process, program, &actions, &attributes, words.pointers, settings.pointers)
        guard code == 0 else { throw DiskError(FilePath(program), code: code) }
        return process
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        var result: pid_t
        repeat { result = waitpid(process, &status, 0) } while result < 0 && errno == EINTR
        return exitStatus(status)
    }

    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}

/// A file without a name, gone when it is let go.
private final class TemporaryFile {
    private let file: UnsafeMutablePointer<FILE>
    package var descriptor: Int32 { fileno(file) }

    package init(contents: [UInt8]) throws(DiskError) {
        guard let file = tmpfile() else { throw DiskError(FilePath("temporary file")) }
        self.file = file
        try Disk.write(contents, toDescriptor: descriptor, path: FilePath("temporary file"))
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { fclose(file) }

    /// Everything in it.
    package func contents() throws(DiskError) -> [UInt8] {
        lseek(descriptor, 0, SEEK_SET)
        return try Disk.contents(ofDescriptor: descriptor, path: FilePath("temporary file"), atMost: .none)
    }
}
