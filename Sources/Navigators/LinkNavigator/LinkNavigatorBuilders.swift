import Base
import Facts
import Linking
import Presentation
import Types

/// What makes the screen of a path.
struct LinkNavigatorBuilder {
    let path: String
    /// What it is known by: the type, or the call that makes it.
    let location: RelativeLocation
    var parameters: [Parameter]
    let targets: TargetResolver.Targets
    let documentation: String?
    let declaration: String
    /// Whether it hands what it is given to the screen as a value of the screen's own type.
    let decodes: Bool
}

/// Reads the builders of screens.
///
/// ```swift
/// struct HomeRouteBuilder: RouteBuilder {                                   // version 0
///     var matchPath: String { "home" }
///     var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? { … }
/// }
/// RouteBuilderOf<SingleLinkNavigator>(matchPath: "home") { navigator, items, dependency in … }   // version 1
/// ```
struct LinkNavigatorBuilders {
    /// A value that builds a screen: what says its path, and what shows it.
    private struct Source {
        let path: (value: Expression, scope: Scope)
        let build: (results: [Expression], scope: Scope)
        /// The call that is handed the closure which builds the screen; nil for a property.
        let call: Int?
        let location: RelativeLocation
        let documentation: String?
        let declaration: String
    }

    private let context: LinkingContext
    private let resolver: TargetResolver
    private let paths: PathReader
    private(set) var notUnderstood: [UnresolvedCode] = []
    private var known: [RelativeLocation: [LinkNavigatorBuilder]] = [:]
    private var table: TypeTable { context.table }

    init(_ context: LinkingContext, _ paths: PathReader) {
        self.context = context
        resolver = TargetResolver(context)
        self.paths = paths
    }

    // MARK: What is a builder

    /// The builder that a call makes; nil where it makes none.
    mutating func builders(madeBy call: CallFacts, in scope: Scope) -> [LinkNavigatorBuilder]? {
        if let path = call.argument(LinkNavigatorNames.path), let closure = call.arguments.last, closure.isClosure,
            isBuilder(call, scope)
        {
            let owner = scope.function.map { table.function($0) }
            return read(
                Source(
                    path: (path, scope), build: ([closure.value], scope), call: call.index, location: call.location,
                    documentation: owner?.documentation ?? owner.flatMap { _ in documentation(around: scope) }
                        ?? scope.property.flatMap { table.property($0).documentation },
                    declaration: "matchPath: \(call.text)"))
        }
        guard let name = TypeName(reading: call.callee), let type = context.find(name, in: scope),
            !table[type].isExternal,
            !context.conformances.names(of: type).isDisjoint(with: LinkNavigatorNames.builderProtocols),
            let build = context.property(LinkNavigatorNames.build, of: type)
        else { return nil }
        let path: (Expression, Scope)
        if let given = call.argument(LinkNavigatorNames.path) {
            path = (given, scope)
        } else if let property = context.property(LinkNavigatorNames.path, of: type),
            let value = table.scope(of: property).body.results.first
        {
            path = (value, table.scope(of: property))
        } else {
            return nil
        }
        let inside = table.scope(of: build)
        return read(
            Source(
                path: path, build: (inside.body.results, inside), call: nil,
                location: table.declaration(of: type)?.location ?? call.location,
                documentation: table.declaration(of: type)?.documentation,
                declaration: table.declaration(of: type)?.declaration ?? call.text))
    }

    /// Whether a call makes a `RouteBuilderOf`, by its name or by what its function returns.
    private func isBuilder(_ call: CallFacts, _ scope: Scope) -> Bool {
        guard call.callee == .implicitMember("init") else {
            var name = TypeName(reading: call.callee)
            if name?.last == "init" { name?.components.removeLast() }
            return name?.last == LinkNavigatorNames.builder
        }
        return true
    }

    /// What is written above the type around a function.
    private func documentation(around scope: Scope) -> String? {
        scope.type.flatMap { table.declaration(of: $0) }.flatMap { type in
            type.functions.count == 1 ? type.documentation : nil
        }
    }

    // MARK: What it builds

    private mutating func read(_ source: Source) -> [LinkNavigatorBuilder] {
        if let known = known[source.location] { return known }
        let path = paths.read(source.path.value, in: source.path.scope)
        if path.names.isEmpty {
            notUnderstood.append(
                UnresolvedCode(
                    text: source.declaration, reason: "the path of this builder is chosen at run time",
                    help: "write the path as a string, a constant or an enum case", location: source.location))
        }
        let targets = targets(of: source)
        let scope = source.build.scope
        let items = LinkNavigatorItems(
            in: scope.body.calls.filter { call in
                source.call.map { scope.body.isInside(call.index, of: $0) } ?? true
            })
        let found = path.names.map { name in
            LinkNavigatorBuilder(
                path: name, location: source.location, parameters: items.parameters, targets: targets,
                documentation: source.documentation, declaration: source.declaration, decodes: items.decodes)
        }
        known[source.location] = found
        return found
    }

    private func targets(of source: Source) -> TargetResolver.Targets {
        var found = TargetResolver.Targets()
        var seen: Set<BodyID> = []
        Expression.walk(source.build.results.map { ($0, source.build.scope) }) { value, scope in
            switch value {
            case .closure(let results): return .visitInstead(results, in: scope)
            case .branch, .match: return .visitInstead(value.alternatives ?? [], in: scope)
            case .call:
                // `WrappingController(…) { HomeView() }.hidingTitle()`
                guard let call = scope.chain(endingAt: value).last else { break }
                // `ViewableRouter(key: …, viewController: controller, …)`
                if let controller = call.argument("viewController") { return .visitInstead([controller], in: scope) }
                if let function = context.function(of: call, in: scope) {
                    guard seen.insert(function.body).inserted else { break }
                    let made = table.scope(of: function)
                    return .visitInstead(made.body.results, in: made)
                }
                found.formUnion(shown(by: call, in: scope))
            default: break
            }
            return .skipChildren
        }
        return found
    }

    /// What a controller that is made holds, or the controller itself.
    private func shown(by call: CallFacts, in scope: Scope) -> TargetResolver.Targets {
        if let root = call.argument("rootView") {
            // `WrapperController(rootView: .init(view), key: …)`
            if case .call(let index) = root, let made = scope.call(at: index), made.callee == .implicitMember("init"),
                let view = made.arguments.first?.value
            {
                return resolver.targets(of: view, in: scope)
            }
            return resolver.targets(of: root, in: scope)
        }
        let name = TypeName(reading: call.callee)
        let controller = name.flatMap { context.find($0, in: scope) }.flatMap { type in
            !table[type].isExternal && context.conformances.isController(type) ? type : nil
        }
        let isWrapper = name.map { LinkNavigatorNames.controllers.contains($0.last) } ?? false
        if isWrapper || controller != nil, let content = call.arguments.last(where: \.isClosure)?.value {
            return resolver.targets(of: content, in: scope)
        }
        return controller.map { .init(targets: [.declared($0)]) } ?? resolver.targets(of: .call(call.index), in: scope)
    }
}
