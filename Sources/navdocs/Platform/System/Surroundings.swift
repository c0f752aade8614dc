#if canImport(Darwin)
    import Foundation
#else
    import FoundationEssentials
#endif

/// What the system says of the program that runs and of the user it runs for.
package enum Surroundings {
    /// The variables of the environment.
    package static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// A variable of the environment.
    package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Whether somebody sees at once what is written to standard output.
    package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether somebody sees at once what is written to standard error.
    package static var errorsAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// How many processors there are to work on.
    package static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    #if canImport(Darwin)
        /// The program that opens addresses for the user.
        package static let opener = "open"
        /// Where caches belong, below the user's own folder.
        package static let caches = "Library/Caches"

        /// The path of the program that runs; nil where there is no telling.
        package static var program: [UInt8]? {
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var name = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
            return name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        }
    #else
        /// The program that opens addresses for the user.
        package static let opener = "xdg-open"
        /// Where caches belong, below the user's own folder.
        package static let caches = ".cache"

        /// The path of the program that runs; nil where there is no telling.
        package static var program: [UInt8]? { Array("/proc/self/exe".utf8) }
    #endif
}
