/// Something navdocs does.
protocol Command: Sendable {
    static var syntax: CommandSyntax { get }

    /// - Throws: where the arguments do not go together.
    init(_ arguments: ParsedArguments) throws

    /// Does it.
    /// - Parameter current: the folder the user is in.
    /// - Returns: how the run ended, where it could run at all.
    func run(_ console: Console, in current: FilePath) throws -> ExitCode
}
