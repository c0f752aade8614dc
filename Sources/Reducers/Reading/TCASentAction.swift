import Facts
import Types

/// An action that code sends, as far as it is written out: `.detail(.tapped)`.
indirect enum TCASentAction: Hashable {
    case named(String, [TCASentAction])
    /// A value that is not written in place.
    case unknown

    /// What an expression can be; empty where it is no action that is written out.
    static func all(_ value: Expression, in scope: Scope) -> [TCASentAction] {
        (value.alternatives ?? [value]).compactMap { part in
            let action = TCASentAction(part, in: scope)
            return action == .unknown ? nil : action
        }
    }

    private init(_ value: Expression, in scope: Scope) {
        switch value {
        case .implicitMember(let name): self = .named(name, [])
        case .member(let owner, let name):
            self = TypeName(reading: owner)?.last.first?.isUppercase == true ? .named(name, []) : .unknown
        case .call(let index):
            guard let call = scope.call(at: index), case .named(let name, _) = TCASentAction(call.callee, in: scope)
            else {
                self = .unknown
                return
            }
            self = .named(name, call.arguments.map { TCASentAction($0.value, in: scope) })
        default: self = .unknown
        }
    }

    /// Its case.
    var name: String? { if case .named(let name, _) = self { name } else { nil } }

    /// Its case and those inside of it, outermost first.
    var names: [String] {
        var found: [String] = []
        var current: TCASentAction? = self
        while let name = current?.name {
            found.append(name)
            current = current?.inner
        }
        return found
    }

    /// The action inside of it, which comes last.
    var inner: TCASentAction? { if case .named(_, let values) = self { values.last } else { nil } }

    /// The same inside of others, outermost first.
    func inside(_ names: [String]) -> TCASentAction { names.reversed().reduce(self) { .named($1, [$0]) } }

    // MARK: Patterns

    /// Whether patterns around a piece of code let it run for this action.
    func isAnswered(by patterns: [PatternFacts]) -> Bool {
        var bound = ["action": self]
        var isAsked = false
        for match in patterns {
            let isOuter = !isAsked && match.cases.contains { $0.name == name }
            guard let subject = bound[match.subject] ?? (isOuter ? self : nil) else { continue }
            guard let pattern = match.cases.first(where: subject.mayMatch) else { return false }
            isAsked = true
            subject.bind(pattern, &bound)
        }
        return isAsked
    }

    private func mayMatch(_ pattern: CasePattern) -> Bool {
        switch pattern {
        case .any, .binding, .literal, .tuple, .type: true
        case .named(let other, _, let asked):
            switch self {
            case .unknown: true
            case .named(let name, let values):
                name == other && zip(values.reversed(), asked.reversed()).allSatisfy { $0.mayMatch($1) }
            }
        }
    }

    private func bind(_ pattern: CasePattern, _ bound: inout [String: TCASentAction]) {
        switch (pattern, self) {
        case (.binding(let name), _): bound[name] = self
        case (.named(_, _, let asked), .named(_, let values)):
            for (value, pattern) in zip(values.reversed(), asked.reversed()) { value.bind(pattern, &bound) }
        default: break
        }
    }
}
