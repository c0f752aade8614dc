import Facts

/// What is known of a value while code is followed: a case of an enum or a constant, and what it holds.
struct FollowedValue: Hashable {
    let name: String
    /// Nil for what is not known.
    let held: [FollowedValue?]

    /// - Parameter held: nil for what is not known. A value that holds another of its own name is not known inside, so that code
    ///   which hands on what it was handed inside of more and more has an end.
    init(_ name: String, holding held: [FollowedValue?] = []) {
        self.name = name
        self.held = held.map { $0?.holds(name) == true ? nil : $0 }
    }

    private func holds(_ other: String) -> Bool {
        name == other || held.contains { $0?.holds(other) ?? false }
    }

    private var isConstant: Bool { ["true", "false", "nil"].contains(name) }

    /// Whether a pattern matches it; nil where what it holds decides that, and is not known.
    func fits(_ pattern: CasePattern) -> Bool? {
        switch pattern {
        case .any, .binding: return true
        case .literal("nil"): return name == "nil"
        case .literal(let text): return isConstant ? name == text : nil
        case .named("some", nil, let values): return name == "nil" ? false : values.first.map(fits) ?? true
        case .named(let other, _, let values):
            guard name == other else { return false }
            let inside = zip(held, values).map { value, pattern -> Bool? in
                if let value { return value.fits(pattern) }
                switch pattern {
                case .any, .binding: return true
                case .named, .literal, .tuple, .type: return nil
                }
            }
            return inside.contains(false) ? false : inside.contains(nil) ? nil : true
        case .tuple, .type: return nil
        }
    }

    /// Whether one of several patterns matches it.
    func fits(_ patterns: [CasePattern]) -> Bool? {
        let all = patterns.map(fits)
        return all.contains(true) ? true : all.contains(nil) ? nil : false
    }
}
