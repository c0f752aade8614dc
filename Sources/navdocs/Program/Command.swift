import Arguments
import Platform

/// Something navdocs does.
protocol Command: Sendable {
    static var syntax: CommandSyntax { get }

    /// - Parameter commands: all commands, for one that tells of others.
    /// - Throws: where the arguments do not go together.
    init(_ arguments: ParsedArguments, among commands: CommandTable) throws

    /// The file or folder that it is about first, absolute: the configuration is looked for from there.
    static func subject(of arguments: ParsedArguments, in current: FilePath) -> FilePath

    /// Does it.
    /// - Parameter current: the folder the user is in.
    /// - Returns: how the run ended, where it could run at all.
    func run(_ console: Console, in current: FilePath) throws -> ExitCode
}

extension Command {
    static func subject(of arguments: ParsedArguments, in current: FilePath) -> FilePath {
        guard let first = arguments.operands.first, first != "-" else { return current }
        return (try? Disk.absolute(FilePath(first), from: current)) ?? current
    }
}
