import Facts
import Linking
import Types

/// Scenes of storyboards that values name with their classes, as SwiftGen writes them.
///
/// ```swift
/// enum StoryboardScene {
///     enum Main: StoryboardType {
///         static let storyboardName = "Main"
///         static let detail = SceneType<UINavigationController>(storyboard: Main.self, identifier: "Detail")
///     }
/// }
/// struct SceneType<T: UIViewController> {
///     let storyboard: StoryboardType.Type
///     let identifier: String
///     func instantiate() -> T { … storyboard.storyboard.instantiateViewController(withIdentifier: identifier) … }
/// }
/// ```
extension UIKitValues {
    /// What a function of a generic value gives that is of the type which that is written with; nil for any other function.
    func typed(by function: FunctionID, on base: Expression, in scope: Scope) -> [UIKitShown]? {
        let facts = table.function(function)
        guard let result = facts.returnType, let owner = table.owner(of: function),
            let named = context.argument(for: result, of: owner, in: base, scope)
        else { return nil }
        let shown = shown(byType: named.name, in: named.scope)
        let isOpen = shown.allSatisfy { part in
            switch part.what {
            case .container, .unknown: true
            default: false
            }
        }
        // What is in a stack is told by its scene alone.
        let scenes = isOpen ? scenes(madeBy: function, of: owner, on: base, in: scope) : nil
        return scenes ?? (shown.isKnown ? shown : nil)
    }

    /// The scene that a function makes by what the value keeps that it is called on.
    private func scenes(
        madeBy function: FunctionID, of owner: TypeID, on base: Expression, in scope: Scope
    ) -> [UIKitShown]? {
        let calls = table.function(function).body.calls
        guard !storyboards.isEmpty, let property = context.property(meantBy: base, in: scope),
            case let inside = table.scope(of: property), case .call(let index)? = inside.body.results.first,
            let made = inside.call(at: index),
            let call = calls.first(where: { $0.name?.hasPrefix("instantiate") == true }),
            case .member(let source, let name) = call.callee
        else { return nil }
        func kept(_ value: Expression) -> Expression? {
            value.ownName.flatMap { context.argument(keptIn: $0, of: owner, by: made) }
        }
        let boards = boards(meantBy: source, in: inside, kept)
        let found: [UIKitStoryboards.SceneID]
        if name == "instantiateInitialViewController" {
            found = boards.compactMap(storyboards.initial)
        } else {
            guard let written = call.argument("withIdentifier") ?? call.argument("identifier"),
                let text = kept(written), let identifiers = context.texts(of: text, in: inside)
            else { return nil }
            found = identifiers.sorted().flatMap(storyboards.scenes(called:)).filter { boards.contains($0.board) }
        }
        return found.count == 1 ? shown(by: found[0]) : nil
    }

    /// The storyboards that a type stands for which a value keeps: `storyboard.storyboard`.
    /// - Parameter kept: what the value keeps in a property.
    private func boards(meantBy source: Expression, in scope: Scope, _ kept: (Expression) -> Expression?) -> [Int] {
        guard case .member(let keeper, let name) = source, case .typeObject(let named)? = kept(keeper),
            let type = context.find(named, in: scope), let property = context.property(name, of: type)
        else { return [] }
        let inside = table.scope(of: property)
        let texts = inside.body.calls.compactMap { $0.argument("name") }.flatMap { value -> Set<String> in
            if let own = value.ownName.flatMap({ context.property($0, of: type) }) {
                let place = table.scope(of: own)
                return place.body.results.reduce(into: []) { $0.formUnion(context.texts(of: $1, in: place) ?? []) }
            }
            return context.texts(of: value, in: inside) ?? []
        }
        return Set(texts).sorted().flatMap { storyboards.boards(named: $0, from: scope.file) }
    }
}
