import Facts
import Linking
import Presentation
import Types

/// What rules tell of the code that navigates.
extension TCAPresentationEffects {
    /// Notes code that navigates.
    mutating func note(_ kind: CallEffect.Kind, _ feature: TCAFeatureID?, _ patterns: [PatternFacts]) {
        guard let feature, !patterns.isEmpty else { return }
        let destination: String? = if case .show(let shown) = kind { shown.destination } else { nil }
        navigating.append(
            TCAFaults.Navigating(feature: feature, patterns: patterns, destination: destination))
    }

    /// Finds what is wrong. A case that may be shown all the same, by code which was not understood, is listed with that.
    mutating func findFaults() {
        found.faults = TCAFaults(linked, stores: stores, scopes: graph.scopes).found(
            navigating: navigating, unshown: unshown, pushed: pushed, set: presented)
        let certain = Set(found.faults.filter { $0.rule == ComposableArchitectureLinker.unshownCase }.map(\.location))
        for fault in found.faults where fault.rule == ComposableArchitectureLinker.unsetCase {
            guard let owner = features.feature(of: fault.owner) else { continue }
            unset.insert(TCAShownViews.Key(owner: owner, property: fault.detail, name: fault.name))
        }
        for code in unshown {
            reportUnshown(
                code.name, code.site,
                rule: certain.contains(code.site.call.location) ? ComposableArchitectureLinker.unshownCase : nil)
        }
    }

    mutating func reportUnshown(_ name: String, _ site: CallSite, rule: String? = nil) {
        report(site, "no view shows `\(name)`", help: "add a view for `\(name)`", rule: rule)
    }
}
