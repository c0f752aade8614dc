import Base
import Facts
import Types

/// Functions of libraries that show the controller they are handed, because the project says so.
extension UIKitPresentations {
    /// The calls of those that are handed a controller.
    func configuredVerbs(_ words: ProjectAnnotations, besides claimed: Set<RelativeLocation>) -> [UIKitCandidate] {
        ConfiguredFunctions(words, context).uses.compactMap { site, function in
            guard case .show(let style)? = words.verbs[function], !claimed.contains(site.call.location),
                let value = ConfiguredFunctions.argument(of: function, in: site.call),
                values.shown(by: value, in: site.scope).contains(where: { isController($0, in: site.scope) })
            else { return nil }
            return UIKitCandidate(
                site: site, expression: value, means: .style(style), receiver: site.call.receiver)
        }
    }

    private func isController(_ part: UIKitShown, in scope: Scope) -> Bool {
        switch part.what {
        case .target(.declared(let type)): values.types.isController(type)
        case .target(.external(let name)): UIKitNames.isController(name)
        case .container: true
        case .parameter(let name):
            scope.function.flatMap { table.function($0).type(of: name) }.map { UIKitNames.isController($0.last) }
                ?? false
        case .overridden: true
        case .receiver, .handed, .assigned, .silent, .object, .unknown: false
        }
    }
}
