import Facts
import Types

/// A case of an enum with what it holds, as far as it is written out: `.detail(.tapped)`.
package indirect enum WrittenCase: Hashable {
    case named(String, [WrittenCase])
    /// One of several: a ternary, an `if` or `switch` expression.
    case choice([WrittenCase])
    /// A value that the code around it is handed, or that a pattern there binds.
    case handed
    /// A value that is not written in place.
    case unknown

    /// What an expression can be; empty where it is no case that is written out.
    package static func all(_ value: Expression, in scope: Scope) -> [WrittenCase] {
        (value.alternatives ?? [value]).compactMap { part in
            let written = WrittenCase(part, in: scope)
            return written.name == nil ? nil : written
        }
    }

    private init(_ value: Expression, in scope: Scope) {
        switch value {
        case .implicitMember(let name): self = .named(name, [])
        case .member(let owner, let name):
            self = TypeName(reading: owner)?.last.first?.isUppercase == true ? .named(name, []) : .unknown
        case .call(let index):
            guard let call = scope.call(at: index), case .named(let name, _) = WrittenCase(call.callee, in: scope)
            else {
                self = .unknown
                return
            }
            self = .named(name, call.arguments.map { WrittenCase($0.value, in: scope) })
        case .parameter, .closureParameter, .bound: self = .handed
        case .branch, .match: self = .choice((value.alternatives ?? []).map { WrittenCase($0, in: scope) })
        default: self = .unknown
        }
    }

    /// Its name.
    package var name: String? { if case .named(let name, _) = self { name } else { nil } }

    /// Its name and those of the cases inside of it, outermost first.
    package var names: [String] {
        var found: [String] = []
        var current: WrittenCase? = self
        while let name = current?.name {
            found.append(name)
            current = current?.inner
        }
        return found
    }

    /// The case inside of it, which comes last.
    package var inner: WrittenCase? { if case .named(_, let values) = self { values.last } else { nil } }

    /// The same inside of others, outermost first.
    package func inside(_ names: [String]) -> WrittenCase { names.reversed().reduce(self) { .named($1, [$0]) } }

    // MARK: Patterns

    /// Whether patterns around a piece of code let it run for this case, which the code knows by a name.
    /// - Parameter isCertain: whether a value that isn't known answers no case that is asked for.
    package func isAnswered(by patterns: [PatternFacts], as name: String, isCertain: Bool = false) -> Bool {
        var bound = [name: self]
        var isAsked = false
        for match in patterns {
            let isOuter = !isAsked && match.cases.contains { $0.name == self.name }
            guard let subject = bound[match.subject] ?? (isOuter ? self : nil) else { continue }
            guard let pattern = match.cases.first(where: { subject.mayMatch($0, isCertain) }) else { return false }
            isAsked = true
            subject.bind(pattern, isCertain, &bound)
        }
        return isAsked
    }

    private func mayMatch(_ pattern: CasePattern, _ isCertain: Bool) -> Bool {
        switch pattern {
        case .any, .binding, .literal, .tuple, .type: true
        case .named(let other, _, let asked):
            switch self {
            case .handed: true
            case .unknown: !isCertain
            case .choice(let parts): parts.contains { $0.mayMatch(pattern, isCertain) }
            case .named(let name, let values):
                name == other && zip(values.reversed(), asked.reversed()).allSatisfy { $0.mayMatch($1, isCertain) }
            }
        }
    }

    private func bind(_ pattern: CasePattern, _ isCertain: Bool, _ bound: inout [String: WrittenCase]) {
        switch (pattern, self) {
        case (.binding(let name), _): bound[name] = self
        case (.named, .choice(let parts)):
            parts.first { $0.mayMatch(pattern, isCertain) }?.bind(pattern, isCertain, &bound)
        case (.named(_, _, let asked), .named(_, let values)):
            for (value, pattern) in zip(values.reversed(), asked.reversed()) { value.bind(pattern, isCertain, &bound) }
        default: break
        }
    }
}
