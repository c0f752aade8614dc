import Base
import Facts
import Linking
import Presentation
import Types

/// What stands in storyboards.
extension UIKitValues {
    /// What a scene is: its class, or what it is called; what is in it for a stack.
    package func shown(by scene: UIKitStoryboards.SceneID) -> [UIKitShown] { shown(by: scene, []) }

    private func shown(by scene: UIKitStoryboards.SceneID, _ seen: Set<UIKitStoryboards.SceneID>) -> [UIKitShown] {
        guard let found = storyboards.resolved(scene) else { return [UIKitShown(.unknown(Self.missingScene))] }
        guard !seen.contains(found) else { return [UIKitShown(.unknown(Self.atRunTime))] }
        let facts = storyboards[found]
        let type = storyboards.type(of: found)
        let library = facts.customClass ?? UIKitStoryboards.libraryClass(of: facts)
        let kind = type.map { types.kind(of: $0) } ?? UIKitTypes.kind(ofLibrary: library)
        if kind == .stack, let root = storyboards.root(of: found) {
            return shown(by: root, seen.union([found])).map { $0.wrapped(in: type.map { table[$0].name } ?? library) }
        }
        if let type { return [of(type)] }
        if kind == .silent { return [UIKitShown(.silent)] }
        let isEmpty = kind?.isContainer == true && facts.segues.allSatisfy { $0.kind != "relationship" }
        return isEmpty
            ? [UIKitShown(.container(library))] : [UIKitShown(.target(.external(storyboards.name(of: found))))]
    }

    /// What a segue leads to: what a method of its scene makes for it, else the scene at its end.
    package func shown(by segue: UIKitStoryboards.SegueID) -> [UIKitShown] { shown(by: segue, []) }

    private func shown(by segue: UIKitStoryboards.SegueID, _ seen: Set<UIKitStoryboards.SceneID>) -> [UIKitShown] {
        if let selector = storyboards[segue].selector, let owner = storyboards.type(of: segue.scene) {
            let made = functions(of: selector, of: owner).flatMap { function in
                let inside = table.scope(of: function)
                let results = inside.body.results.flatMap { shown(by: $0, in: inside) }.map(\.outside)
                return results.isKnown
                    ? results : table.function(function).returnType.map { shown(byType: $0, in: inside) } ?? results
            }.unique
            if made.isKnown { return made }
        }
        return storyboards.destination(of: segue).map { shown(by: $0, seen) } ?? [
            UIKitShown(.unknown(Self.missingScene))
        ]
    }

    /// The methods of a selector: `makeEditor(coder:)` for `makeEditorWithCoder:`.
    package func functions(of selector: String, of type: TypeID) -> [FunctionID] {
        let name = String(selector.prefix { $0 != ":" })
        let own = context.functions(name, of: type)
        guard own.isEmpty else { return own }
        // The first label becomes a part of the name.
        let words = name.indices.filter { name[$0].isUppercase }.reversed()
        return words.lazy.map { self.context.functions(String(name[..<$0]), of: type) }.first { !$0.isEmpty } ?? []
    }

    /// What a call makes of a scene; nil for any other call, and where the storyboards do not tell.
    func instantiated(by call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard !storyboards.isEmpty, case .member(let base, let name) = call.callee else { return nil }
        let boards = boards(meantBy: base, in: scope, [])
        let scenes: [(scene: UIKitStoryboards.SceneID, conditions: [PatternFacts])]
        switch name {
        case "instantiateInitialViewController":
            guard let boards else { return nil }
            scenes = boards.compactMap { board in
                storyboards.initial(of: board.board).map { ($0, board.conditions) }
            }
        case "instantiateViewController":
            guard let written = call.argument("withIdentifier") ?? call.argument("identifier") else { return nil }
            if case .parameter(let name) = written {
                scenes = boards.map { self.scenes(calledBy: name, in: $0) } ?? []
                break
            }
            guard let identifiers = context.texts(of: written, in: scope) else { return nil }
            let all = identifiers.sorted().flatMap(storyboards.scenes(called:))
            scenes =
                boards.map { boards in
                    boards.flatMap { board in
                        all.filter { $0.board == board.board }.map { ($0, board.conditions) }
                    }
                } ?? all.map { ($0, []) }
        default: return nil
        }
        let found = scenes.flatMap { scene, conditions in shown(by: scene).map { $0.given(conditions) } }.unique
        let isDecided = found.allSatisfy { !$0.conditions.isEmpty }
        guard !found.isEmpty, isDecided || found.count <= Self.most else { return nil }
        return found.map { $0.inferred(!isDecided && found.count > 1 || boards == nil) }
    }

    /// The scenes of storyboards, each for the name that callers hand in for it.
    private func scenes(calledBy parameter: String, in boards: [NamedBoard]) -> [(
        scene: UIKitStoryboards.SceneID, conditions: [PatternFacts]
    )] {
        boards.flatMap { board in
            storyboards.identifiers(in: board.board).compactMap { identifier in
                storyboards.scene(called: identifier, in: board.board).map { scene in
                    let asked = PatternFacts(subject: parameter, pattern: "", cases: [.literal(identifier)])
                    return (scene, board.conditions + [asked])
                }
            }
        }
    }

    /// What is in a container that code casts a value to: what is in the scene of a storyboard that it instantiates as such, and else
    /// the only class that it casts what is in the container to.
    func content(ofCast name: TypeName, among calls: [CallFacts], in scope: Scope) -> [UIKitShown]? {
        // `storyboard.instantiateInitialViewController() as? UINavigationController`
        let made = calls.compactMap { instantiated(by: $0, in: scope) }
            .filter { parts in parts.isKnown && parts.allSatisfy { $0.wrapper == name.last } }
        if made.count == 1 { return made[0] }
        var cast: [UIKitShown] = []
        for call in calls {
            var next = call.callee
            while case .member(let base, _) = next { next = base }
            guard case .typed(let type) = next, type != name, types.kind(of: type, in: scope)?.isController == true
            else { continue }
            cast += shown(byType: type, in: scope).map { $0.wrapped(in: name.last).inferred() }
        }
        cast = cast.unique
        return cast.count == 1 && cast.isKnown ? cast : nil
    }

    /// The scene that a function makes by the names that a call hands it; nil for any other function:
    /// `func make(storyboard name: String, identifier: String) -> UIViewController`.
    func instantiated(by function: FunctionID, handed call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard !storyboards.isEmpty else { return nil }
        let (facts, inside) = (table.function(function), table.scope(of: function))
        func texts(_ value: Expression) -> Set<String>? {
            guard case .parameter(let name) = value else { return context.texts(of: value, in: inside).map(Set.init) }
            return facts.argument(name, in: call).flatMap { context.texts(of: $0, in: scope) }.map(Set.init)
        }
        let makers = facts.body.calls.filter { $0.name == "instantiateViewController" }
        guard makers.count == 1, case .member(let base, _) = makers[0].callee, case .call(let index) = base,
            let board = inside.call(at: index), Self.makesStoryboard(board), let named = board.argument("name"),
            let written = makers[0].argument("withIdentifier") ?? makers[0].argument("identifier"),
            let names = texts(named), let identifiers = texts(written)
        else { return nil }
        let boards = Set(names.sorted().flatMap { storyboards.boards(named: $0, from: scope.file) })
        let found = identifiers.sorted().flatMap(storyboards.scenes(called:)).filter { boards.contains($0.board) }
            .flatMap { shown(by: $0) }.unique
        return found.isEmpty || found.count > Self.most ? nil : found.map { $0.inferred(found.count > 1) }
    }
}
