import Platform

/// What the user typed after a command, sorted out, and what the configuration says besides.
package struct ParsedArguments: Sendable {
    /// Who says that an option is given.
    package enum Origin: Sendable, Equatable {
        case typed
        /// - Parameters:
        ///   - file: the configuration, as seen from where the user is.
        ///   - line: counted from 1.
        case configuration(file: String, line: Int)
    }

    private struct Given: Sendable {
        var values: [String] = []
        let origin: Origin
        /// The lines of the configuration that say the values; none for what was typed.
        var lines: [Int] = []
    }

    package var operands: [String] = []
    /// Who says what the operands are; nil where nobody does.
    private(set) var operandsOrigin: Origin?
    package private(set) var configuration = Configuration()
    private var given: [String: Given] = [:]
    /// The same before the configuration was asked; empty where it was not.
    private var before: [ParsedArguments] = []
    /// Flags that are not raised, whatever the configuration says.
    private var takenBack: Set<String> = []

    /// Nothing typed.
    package init() {}

    package mutating func add(_ value: String, for option: Option) {
        given[option.name, default: Given(origin: .typed)].values.append(value)
        takenBack.remove(option.name)
    }

    /// Lowers a flag.
    mutating func takeBack(_ option: Option) {
        given[option.name] = nil
        takenBack.insert(option.name)
    }

    package func has(_ option: Option) -> Bool { given[option.name] != nil }

    /// Whether the user said it for this run.
    package func isTyped(_ option: Option) -> Bool { isTyped(option.name) }

    /// The value given last.
    package func value(of option: Option) -> String? { given[option.name]?.values.last }

    /// Every value, in order.
    package func values(of option: Option) -> [String] { given[option.name]?.values ?? [] }

    /// The line of the configuration for each value; none for what was typed.
    package func lines(of option: Option) -> [Int] { given[option.name]?.lines ?? [] }

    /// Who says it; nil where nobody does.
    package func origin(of option: Option) -> Origin? {
        given[option.name]?.origin ?? (takenBack.contains(option.name) ? .typed : nil)
    }

    /// What was typed alone.
    package var typed: ParsedArguments { before.first ?? self }

    private func isTyped(_ name: String) -> Bool { given[name]?.origin == .typed }

    /// The same with what a configuration says of what was not typed.
    /// - Parameter current: the folder the user is in.
    package func completed(
        by configuration: Configuration, for command: CommandSyntax, from current: FilePath
    ) -> ParsedArguments {
        var whole = self
        whole.before = [self]
        whole.configuration = configuration
        whole.operandsOrigin = operands.isEmpty ? nil : .typed
        for option in command.options {
            guard given[option.name] == nil, !takenBack.contains(option.name),
                !option.givesWayTo.contains(where: isTyped),
                let said = configuration.said(of: option, for: command.name)
            else { continue }
            let origin = configuration.origin(of: said, from: current)
            guard option.takesValue else {
                if option.isRaised(by: said.isTrue) {
                    whole.given[option.name] = Given(values: [""], origin: origin)
                } else {
                    whole.takenBack.insert(option.name)
                }
                continue
            }
            let values = said.values.map { configuration.typed($0, for: option, from: current) }
            whole.given[option.name] = Given(values: values, origin: origin, lines: said.places.map(\.line))
        }
        if operands.isEmpty, command.operands?.areSources == true, let sources = configuration.sources {
            whole.operands = sources.values.map { configuration.path($0, from: current) }
            whole.operandsOrigin = configuration.origin(of: sources, from: current)
        }
        return whole
    }
}
