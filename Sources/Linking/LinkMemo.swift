import Facts
import NavigationModel

/// What was told before about functions and properties, so that each is looked into once however often it is used,
/// and code that refers to itself comes to an end.
final class LinkMemo<Told> {
    private enum State {
        case open
        case told(Told)
    }

    private var functions: [FunctionReference: State] = [:]
    private var properties: [PropertyReference: State] = [:]
    private var nesting = 0
    /// How many are looked into inside one another before the innermost counts as unknown.
    private static var deepest: Int { 200 }

    /// What is told about a function; `unknown` while it is being looked into.
    func value(of function: FunctionReference, unknown: Told, _ look: () -> Told) -> Told {
        value(in: \.functions, function, unknown, look)
    }

    /// What is told about a property; `unknown` while it is being looked into.
    func value(of property: PropertyReference, unknown: Told, _ look: () -> Told) -> Told {
        value(in: \.properties, property, unknown, look)
    }

    private func value<Key>(
        in states: ReferenceWritableKeyPath<LinkMemo, [Key: State]>, _ key: Key, _ unknown: Told, _ look: () -> Told
    ) -> Told {
        switch self[keyPath: states][key] {
        case .told(let told): return told
        case .open: return unknown
        case nil: break
        }
        guard nesting < Self.deepest else { return unknown }
        self[keyPath: states][key] = .open
        nesting += 1
        let told = look()
        nesting -= 1
        self[keyPath: states][key] = .told(told)
        return told
    }
}
