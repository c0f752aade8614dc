import Facts
import Linking
import Presentation
import Types

/// Storyboards that are named by what callers hand in: by the case of an enum, or by its raw value.
///
/// ```swift
/// enum Board {
///     case login, feed
///     var name: String { switch self { case .login: "Login"; case .feed: "Feed" } }
///     func first() -> UIViewController? { UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() }
/// }
/// ```
extension UIKitValues {
    /// A storyboard that an expression may be, with what has to hold for it.
    struct NamedBoard: Hashable {
        let board: Int
        var conditions: [PatternFacts] = []
    }

    /// A text that an expression may be, with what has to hold for it.
    private struct NamedText {
        let text: String
        var conditions: [PatternFacts] = []
    }

    /// The storyboards that an expression can be; nil where that is not told.
    /// - Parameter seen: the code that leads to it.
    func boards(meantBy value: Expression, in scope: Scope, _ seen: Set<BodyID>) -> [NamedBoard]? {
        switch value {
        case .call(let index):
            guard let call = scope.call(at: index) else { return nil }
            if let name = call.argument("name"), Self.makesStoryboard(call) {
                return texts(of: name, in: scope, [])?.flatMap { named in
                    storyboards.boards(named: named.text, from: scope.file).map {
                        NamedBoard(board: $0, conditions: named.conditions)
                    }
                }.nonEmpty
            }
            guard let function = context.function(of: call, in: scope), !seen.contains(function.body) else {
                return nil
            }
            let (facts, inside) = (table.function(function), table.scope(of: function))
            let found = boards(meantByAny: inside.body.results, in: inside, seen.union([function.body]))
            return found?.compactMap { board in
                let site = CallSite(scope: scope, call: call)
                return left(board, choices.left(of: board.conditions, in: facts, by: site))
            }.nonEmpty
        case .branch, .match: return boards(meantByAny: [value], in: scope, seen)
        case .name("storyboard"), .member(.instance, "storyboard"):
            // The one that the controller itself came from.
            if let type = scope.type, case let scenes = storyboards.scenes(of: type), !scenes.isEmpty {
                return Set(scenes.map(\.board)).sorted().map { NamedBoard(board: $0) }
            }
        default: break
        }
        guard let property = context.property(meantBy: value, in: scope),
            case let inside = table.scope(of: property), !inside.body.results.isEmpty, !seen.contains(property.body)
        else { return nil }
        let found = boards(meantByAny: inside.body.results, in: inside, seen.union([property.body]))
        guard case .member(let base, _) = value, base != .instance else { return found }
        return found?.compactMap { board in
            guard let call = scope.body.calls.first else { return board.conditions.isEmpty ? board : nil }
            let site = CallSite(scope: scope, call: call)
            return left(board, choices.left(of: board.conditions, base: base, at: site))
        }.nonEmpty
    }

    private func boards(meantByAny parts: [Expression], in scope: Scope, _ seen: Set<BodyID>) -> [NamedBoard]? {
        let found = each(of: parts) {
            boards(meantBy: $0, in: scope, seen)
        } given: { board, asked in
            NamedBoard(board: board.board, conditions: board.conditions + [asked])
        }
        return found?.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.nonEmpty
    }

    /// What is left of a storyboard's conditions; nil where they don't hold.
    private func left(_ board: NamedBoard, _ left: CallChoices.Left?) -> NamedBoard? {
        left.map { NamedBoard(board: board.board, conditions: $0.conditions) }
    }

    /// What each of several values is, with what has to hold for it where callers decide that; nil where one of them is not told.
    private func each<Named>(
        of parts: [Expression], _ named: (Expression) -> [Named]?, given: (Named, PatternFacts) -> Named
    ) -> [Named]? {
        let parts = parts.flatMap { if case .branch(let inner) = $0 { inner } else { [$0] } }
        var patterns: [String: [CasePattern]] = [:]
        for case .match(let subject, let arms) in parts {
            guard let decider = subject.decider else { continue }
            patterns[decider, default: []] += arms.flatMap(\.patterns).filter(\.isWholeCase)
        }
        var found: [Named] = []
        for part in parts {
            guard case .match(let subject, let arms) = part else {
                guard let all = named(part) else { return nil }
                found += all
                continue
            }
            for arm in arms where arm.value != .branch([]) {
                guard let all = named(arm.value) else { return nil }
                let asked = subject.decider.flatMap { condition(on: $0, arm.patterns, besides: patterns[$0] ?? []) }
                found += asked.map { asked in all.map { given($0, asked) } } ?? all
            }
        }
        return found
    }

    /// The texts that an expression can be; nil where that is not told.
    private func texts(of value: Expression, in scope: Scope, _ seen: Set<PropertyID>) -> [NamedText]? {
        switch value {
        case .branch, .match:
            return each(of: [value]) {
                texts(of: $0, in: scope, seen)
            } given: { named, asked in
                NamedText(text: named.text, conditions: named.conditions + [asked])
            }
        case .name("rawValue"), .member(.instance, "rawValue"): return rawValues(of: scope.type)
        case .name, .member(.instance, _):
            guard let property = context.property(meantBy: value, in: scope), !seen.contains(property),
                case let inside = table.scope(of: property), inside.body.results.count == 1
            else { break }
            if let own = texts(of: inside.body.results[0], in: inside, seen.union([property])),
                own.contains(where: { !$0.conditions.isEmpty })
            {
                return own
            }
        default: break
        }
        return context.texts(of: value, in: scope)?.sorted().map { NamedText(text: $0) }
    }

    /// The raw values of an enum of texts, each for its case.
    private func rawValues(of type: TypeID?) -> [NamedText]? {
        guard let type, table[type].kind == .enum, table[type].inherits.contains(where: { $0.last == "String" }) else {
            return nil
        }
        return table.declarations(of: type).flatMap(\.cases).map { item in
            let written = item.declaration.split(separator: "\"", omittingEmptySubsequences: false)
            return NamedText(
                text: written.count == 3 ? String(written[1]) : item.name,
                conditions: [
                    PatternFacts(
                        subject: CallChoices.own, pattern: "", cases: [.named(item.name, owner: nil, [])])
                ])
        }.nonEmpty
    }

    static func makesStoryboard(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .name("UIStoryboard"), .member(.name("UIStoryboard"), "init"), .implicitMember("init"): true
        default: false
        }
    }
}

extension Array {
    /// Itself; nil where nothing is in it.
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
