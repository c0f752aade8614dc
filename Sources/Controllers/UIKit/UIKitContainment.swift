import Facts
import Types
import ViewControllers

/// What is a part of which screen: controllers that are added to another, the view that a hosting controller is for, and the
/// controller that a view of SwiftUI stands for.
struct UIKitContainment {
    private(set) var contained: [TypeID: Set<TypeID>] = [:]
    private let values: UIKitValues
    private var context: LinkingContext { values.context }
    private var table: TypeTable { values.table }

    /// What makes the controller that a view stands for.
    private static let maker = "makeUIViewController"

    init(_ callers: UIKitCallers) {
        values = callers.values
        for site in UIKitNames.adding.flatMap(callers.code.sites(named:)) { add(site) }
        for site in callers.code.sites(named: UIKitCall.addingPanel) { add(panelOf: site) }
        for site in callers.code.sites(named: "setViewControllers") { add(pagesOf: site) }
        for type in values.types.controllers where values.types.kind(of: type) == .host { addContent(of: type) }
        for type in table.types where !type.isExternal && type.functions[Self.maker] != nil { addMade(by: type) }
    }

    /// Takes a call of UIKit's own; what an app calls so adds anything.
    private mutating func add(_ site: CallSite) {
        guard site.call.arguments.count == 1, let child = site.call.arguments.first, child.label == nil,
            context.function(of: site.call, in: site.scope) == nil
        else { return }
        let parts = types(of: child.value, in: site.scope)
        for holder in holders(of: site) {
            contained[holder, default: []].formUnion(parts.filter { $0 != holder })
        }
    }

    /// Takes what is in a panel that a screen keeps and adds to itself: `panel.addPanel(toParent: self)`.
    private mutating func add(panelOf site: CallSite) {
        guard case .member(let panel, _) = site.call.callee, panel.ownName != nil,
            let parent = site.call.argument("toParent"), context.function(of: site.call, in: site.scope) == nil
        else { return }
        let parts = types(of: panel, in: site.scope)
        for holder in types(of: parent, in: site.scope).filter(values.types.isController) {
            contained[holder, default: []].formUnion(parts.filter { $0 != holder })
        }
    }

    /// Takes the pages that a screen turns to: `pages.setViewControllers([about], direction: .forward, animated: true)`.
    private mutating func add(pagesOf site: CallSite) {
        guard let pages = site.call.arguments.first, pages.label == nil, site.call.argument("direction") != nil,
            context.function(of: site.call, in: site.scope) == nil
        else { return }
        let parts = types(of: pages.value, in: site.scope)
        let around = [site.scope.type].compactMap(\.self).filter(values.types.isController)
        let holders = holders(of: site)
        for holder in holders.isEmpty ? around : holders {
            contained[holder, default: []].formUnion(parts.filter { $0 != holder })
        }
    }

    private func holders(of site: CallSite) -> [TypeID] {
        guard case .member(let base, _) = site.call.callee, base != .instance else {
            return [site.scope.type].compactMap(\.self).filter(values.types.isController)
        }
        return types(of: base, in: site.scope).filter(values.types.isController)
    }

    private func types(of value: Expression, in scope: Scope) -> [TypeID] {
        values.shown(by: value, in: scope).compactMap { part in
            if case .target(.declared(let type)) = part.what { type } else { nil }
        }
    }

    /// `struct PosterView: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> … { … } }`.
    private mutating func addMade(by view: TypeDeclaration) {
        guard context.conformances.isView(view.id) else { return }
        for function in view.functions[Self.maker] ?? [] {
            let scope = table.scope(of: function)
            let made = scope.body.results.flatMap { types(of: $0, in: scope) }
            contained[view.id, default: []].formUnion(made.filter { $0 != view.id })
        }
    }

    /// `final class PosterController: UIHostingController<PosterView>`.
    private mutating func addContent(of type: TypeID) {
        for parent in table[type].inherits where UIKitNames.hosts.contains(parent.last) {
            guard let content = parent.arguments.first,
                let view = context.find(content, in: Scope(file: table[type].file, type: type)), view != type,
                context.conformances.isView(view)
            else { continue }
            contained[type, default: []].insert(view)
        }
    }
}
