import Facts
import Linking
import Presentation
import Types

/// Where reducers use effects that they keep in properties of their own.
///
/// ```swift
/// case .settings(.logOutTapped): return logOut
/// …
/// var logOut: Effect<Action> { .send(.move(.welcome)) }
/// ```
struct TCAEffectUses {
    /// Where code gives an effect, and what is matched around that.
    struct Use {
        let scope: Scope
        let patterns: [PatternFacts]
    }

    private var uses: [PropertyID: [Use]] = [:]

    init(features: TCAFeatures, graph: CallGraph) {
        let table = features.table
        var kept: [TypeID: [String: PropertyID]] = [:]
        for feature in features.ids {
            let type = features[feature].type
            let own = table[type].properties.filter { _, property in
                table.property(property).type.map { Self.effects.contains($0.last) } ?? false
            }
            if !own.isEmpty { kept[type] = own }
        }
        guard !kept.isEmpty else { return }
        for scope in graph.scopes {
            guard let names = scope.type.flatMap({ kept[$0] }) else { continue }
            let handed = scope.body.calls.flatMap { call in call.arguments.map { ($0.value, call.patterns) } }
            for (value, patterns) in scope.body.results.map({ ($0, []) }) + handed {
                add(value, patterns, scope, names)
            }
        }
    }

    private static let effects: Set<String> = ["Effect", "EffectOf", "EffectPublisher", "EffectTask"]

    /// The places that give the effect in whose property a site stands.
    subscript(site: CallSite) -> [Use] { site.scope.property.flatMap { uses[$0] } ?? [] }

    private mutating func add(
        _ value: Expression, _ patterns: [PatternFacts], _ scope: Scope, _ names: [String: PropertyID]
    ) {
        Expression.walk([(value, patterns)]) { part, around in
            switch part {
            case .name(let name), .member(.instance, let name):
                if let property = names[name] {
                    uses[property, default: []].append(Use(scope: scope, patterns: around))
                }
                return .skipChildren
            case .match(let subject, let arms):
                return .visitInstead(
                    arms.map { arm in
                        (arm.value, Self.name(of: subject).map { around + [Self.matching($0, arm)] } ?? around)
                    })
            case .branch, .closure, .tuple, .array: return .visitChildren
            default: return .skipChildren
            }
        }
    }

    private static func matching(_ subject: String, _ arm: MatchArm) -> PatternFacts {
        PatternFacts(subject: subject, pattern: "", cases: arm.patterns)
    }

    /// What the code calls a value that it is handed: a parameter, or the action that a reducer's closure gets.
    private static func name(of subject: Expression) -> String? {
        switch subject {
        case .parameter(let name): name
        case .closureParameter(_, _, 1, _): "action"
        default: nil
        }
    }
}
