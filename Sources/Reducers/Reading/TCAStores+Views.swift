import Linking
import Types

extension TCAStores {
    /// The views that each part of a feature's store is handed to, by the feature and the name of the part.
    func handed() -> [TCAFeatureID: [String: [TypeID]]] {
        var found: [TCAFeatureID: [String: [TypeID]]] = [:]
        for made in context.constructions where context.conformances.isView(made.type) {
            for argument in made.site.call.arguments where argument.label != nil {
                guard let scoped = scoped(argument.value, in: made.site.scope), !scoped.isInside,
                    let last = scoped.path.last
                else { continue }
                guard let owner = features.child(at: scoped.path.dropLast(), of: scoped.start) else { continue }
                if found[owner]?[last]?.contains(made.type) != true {
                    found[owner, default: [:]][last, default: []].append(made.type)
                }
            }
        }
        return found
    }
}
