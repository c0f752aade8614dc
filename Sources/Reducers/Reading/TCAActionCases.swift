import Facts
import Types

/// Follows the names of a feature's actions inwards, in patterns as in values: `.view(.addTapped)`,
/// `.path(.element(id: _, action: .detail(.delegate(.done))))`.
struct TCAActionCases {
    /// What a name is looked up among.
    indirect enum Level: Hashable {
        /// The actions of a feature, with the enums that it groups them in.
        case feature(TCAFeatureID)
        /// An enum of actions beside those: `enum Delegate { case done }`.
        case plain(TypeID)
        /// What the library puts around the actions of a stack or of something presented: `element`, `presented`.
        case wrapped(Level)
    }

    /// What one name is.
    struct Step {
        /// Nil where a macro or the library makes the case.
        let declared: TCAFeatures.Case?
        let next: Level?
        /// Whether the case holds actions of another kind, which send themselves.
        let isCarrier: Bool
    }

    let features: TCAFeatures
    private var table: TypeTable { features.table }

    /// What a name is among the actions of a level; nil for none of them.
    func step(_ name: String, at level: Level) -> Step? {
        switch level {
        case .feature(let feature):
            if let own = features.actionCases(of: feature).first(where: { $0.facts.name == name }) {
                return step(own, of: feature)
            }
            guard features[feature].action == nil,
                let screen = features.cases(ofType: features[feature].type).first(where: { $0.facts.name == name })
            else { return nil }
            let child = screen.types.first.flatMap { features.feature($0) }
            return Step(declared: nil, next: child.map { .feature($0) }, isCarrier: true)
        case .plain(let type):
            return features.cases(ofType: type).first { $0.facts.name == name }.map { step($0, of: nil) }
        case .wrapped(let inner):
            let isInner = name == "element" || name == "presented"
            return Step(declared: nil, next: isInner ? inner : nil, isCarrier: true)
        }
    }

    private static let wrappers: Set<String> = [
        "StackAction", "StackActionOf", "PresentationAction", "PresentationActionOf", "IdentifiedAction",
        "IdentifiedActionOf",
    ]

    private func step(_ own: TCAFeatures.Case, of feature: TCAFeatureID?) -> Step {
        guard let payload = own.types.last.map(table.expanded) else {
            return Step(declared: own, next: nil, isCarrier: false)
        }
        let name = payload.name.last
        if Self.wrappers.contains(name) {
            let inner =
                features.feature(payload).map { Level.feature($0) }
                ?? payload.name.arguments.last.flatMap { table.find(payload.beside($0)) }.map { .plain($0) }
            return Step(declared: own, next: inner.map { .wrapped($0) }, isCarrier: true)
        }
        if name == "BindingAction" { return Step(declared: own, next: nil, isCarrier: true) }
        let found = table.find(payload)
        if let found, let feature, features.isGroup(found, of: feature) {
            return Step(declared: own, next: .feature(feature), isCarrier: true)
        }
        if name.hasSuffix("Action"), payload.name.arguments.isEmpty, let child = features.feature(payload) {
            return Step(declared: own, next: .feature(child), isCarrier: true)
        }
        guard let found, table[found].kind == .enum, table[found].outer == own.type || name.hasSuffix("Action") else {
            return Step(declared: own, next: nil, isCarrier: false)
        }
        return Step(declared: own, next: .plain(found), isCarrier: true)
    }

    // MARK: Patterns

    /// The innermost actions that patterns match, in a reducer of a feature: each a case that carries no other action.
    /// - Parameter patterns: all around a piece of code, outermost first.
    func matched(by patterns: [PatternFacts], of feature: TCAFeatureID) -> [TCAFeatures.Case] {
        var bound: [String: Level] = ["action": .feature(feature)]
        var found: [TCAFeatures.Case] = []
        for match in patterns {
            let known = bound[match.subject] ?? (match.subject.hasSuffix("Action") ? .feature(feature) : nil)
            guard let level = known else { continue }
            for pattern in match.cases {
                if let innermost = innermost(of: pattern, at: level, &bound) { found.append(innermost) }
            }
        }
        return found
    }

    private func innermost(
        of pattern: CasePattern, at level: Level, _ bound: inout [String: Level]
    ) -> TCAFeatures.Case? {
        var (pattern, level) = (pattern, level)
        while let name = pattern.name, let step = step(name, at: level) {
            guard let next = step.next else { return step.isCarrier ? nil : step.declared }
            guard let inner = pattern.values.last else { return nil }
            if case .binding(let name) = inner { bound[name] = next }
            (pattern, level) = (inner, next)
        }
        return nil
    }
}
