import Foundation
import Stinsen

extension KitchenCoordinator {
    /// Links from messages and from the widget.
    ///
    /// | link | opens |
    /// |:-----|:------|
    /// | `recipes://recipe/lentil-soup` | the recipe, in the cookbook |
    /// | `recipes://cook/lentil-soup` | its first step, at once |
    /// | `recipes://shopping` | the shopping list |
    func follow(_ url: URL) {
        switch url.host {
        case "recipe":
            root(\.tabs).focusFirst(\.cookbook).child.route(to: \.recipe, url.lastPathComponent)
        case "cook":
            root(\.tabs)
                .focusFirst(\.cookbook).child
                .popToRoot()
                .route(to: \.cook, url.lastPathComponent)
        case "shopping":
            root(\.tabs).focusFirst(\.shopping)
        default:
            break
        }
    }
}
