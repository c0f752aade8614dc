import Facts
import Presentation
import Types

/// Words of a router that are handed what to show, and that nothing was found to show by.
extension EffectPropagation {
    /// The calls of such words that name a case: `router.openSheet(.help)`, where `push(.help)` is known to show it.
    /// - Parameters:
    ///   - reached: everything that was found.
    ///   - unread: what is listed already.
    func unshown(_ reached: [PropagatedEffect], _ unread: [UnresolvedCode]) -> [UnresolvedCode] {
        let routes = routes()
        guard !routes.isEmpty else { return [] }
        let told = Set(reached.map(\.site.call.location) + unread.map(\.location))
        return table.sorted(Set(routes.keys)).flatMap { router in
            words(of: router, taking: routes[router] ?? []).flatMap { word, parameter in
                graph.callers(of: word).compactMap { site in
                    guard !told.contains(site.call.location), site.scope.type != router,
                        let argument = table.function(word).argument(parameter, in: site.call),
                        case let named = NamedCase.all(in: argument, site.scope), !named.cases.isEmpty, !named.isOpen
                    else { return nil }
                    return .unshown(table.function(word).name, by: site.call)
                }
            }
        }
    }

    /// The types that routers' own words are known to show values of, by the router.
    private func routes() -> [TypeID: Set<TypeID>] {
        var found: [TypeID: Set<TypeID>] = [:]
        for flow in graph.parameterFlows {
            guard case .parameter(let name) = flow.source, let function = flow.site.scope.function,
                let owner = table.owner(of: function), isRouter(owner),
                let type = type(of: name, in: function)
            else { continue }
            found[owner, default: []].insert(type)
        }
        return found
    }

    func type(of parameter: String, in function: FunctionID) -> TypeID? {
        table.function(function).parameters.first { $0.name == parameter }?.type
            .flatMap { context.find($0, in: table.scope(of: function)) }
    }

    /// The functions of a router that are called as what shows something is, and their parameter of one of some types.
    private func words(of router: TypeID, taking types: Set<TypeID>) -> [(function: FunctionID, parameter: String)] {
        table[router].functions.sorted { $0.key < $1.key }.flatMap { name, functions in
            functions.compactMap { function in
                let facts = table.function(function)
                guard facts.returnType == nil, !facts.isInitializer,
                    Self.showing.contains(where: name.begins(withWord:))
                else {
                    return nil
                }
                let taken = facts.parameters.compactMap(\.name).first {
                    type(of: $0, in: function).map(types.contains) ?? false
                }
                return taken.map { (function, $0) }
            }
        }
    }

    /// How functions begin that show something.
    private static let showing = ["open", "show", "present", "push", "navigate", "display", "go", "route"]
}

extension UnresolvedCode {
    /// A route that a router is handed by a word that is not known to show it.
    fileprivate static func unshown(_ word: String, by call: CallFacts) -> UnresolvedCode {
        UnresolvedCode(
            text: call.text, reason: "the code that shows the route passed to `\(word)` wasn't found",
            help: "describe the function in the configuration: \"verbs\": { \"\(word)\": \"push\" }",
            location: call.location)
    }
}
