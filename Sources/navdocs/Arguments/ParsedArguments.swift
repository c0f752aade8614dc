/// What the user typed after a command, sorted out.
struct ParsedArguments: Sendable {
    var operands: [String] = []
    private var values: [String: [String]] = [:]

    mutating func add(_ value: String, for option: Option) { values[option.name, default: []].append(value) }

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The value given last.
    func value(of option: Option) -> String? { values[option.name]?.last }

    /// Every value, in order.
    func values(of option: Option) -> [String] { values[option.name] ?? [] }
}
