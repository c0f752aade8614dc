import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Finds the properties that views show whatever is put into.
///
/// ```swift
/// .sheet(item: $stack.sheetModule) { module in module.coordinator?.toPresentable() }
/// ```
struct OwnSlots {
    /// How what a property holds is shown.
    private(set) var styles: [StateProperty: [Style]] = [:]
    /// Where calls stand that show such a property, and all around them.
    private(set) var places: Set<RelativeLocation> = []
    /// The views that the code of an app or of its scenes shows itself.
    private(set) var mounts: [(site: CallSite, shown: Expression)] = []

    private let types: OwnTypes
    private let handed: ViewArguments
    private var context: LinkingContext { types.context }

    init(_ types: OwnTypes, _ code: UIKitCode) {
        self.types = types
        handed = ViewArguments(types.context)
        for member in types.members.sorted() {
            for site in code.sites(named: member) { read(site) }
        }
    }

    private mutating func read(_ site: CallSite) {
        guard site.call.arguments.isEmpty, let holder = site.holder,
            case .member(let shown, _) = site.call.callee
        else { return }
        let around = site.scope.calls(around: site.call).map(\.call.location)
        if types.isLaunched(holder) {
            mounts.append((site, shown))
            places.formUnion(around)
            return
        }
        guard context.conformances.isPart(holder) || handed.isOfViews(holder) else { return }
        var visited: Set<ViewArguments.Place> = []
        let slots = slots(shown, in: site.scope, &visited)
        guard !slots.isEmpty || isHanded(shown) else { return }
        places.formUnion(around)
        guard !slots.isEmpty else { return }
        let style = self.style(of: site)
        for slot in slots where !(styles[slot] ?? []).contains(style) { styles[slot, default: []].append(style) }
    }

    /// Whether the call around it hands in what is shown.
    private func isHanded(_ shown: Expression) -> Bool {
        var next = shown
        while case .member(let base, _) = next { next = base }
        if case .closureParameter = next { return true }
        return false
    }

    /// How the code around a call shows what that gives.
    private mutating func style(of site: CallSite) -> Style {
        var visited: Set<ViewArguments.Place> = []
        return style(around: site, &visited) ?? .root
    }

    private mutating func style(around site: CallSite, _ visited: inout Set<ViewArguments.Place>) -> Style? {
        for (outer, closure) in site.scope.calls(around: site.call) {
            if let style = style(of: outer, closure, in: site.scope, &visited) { return style }
        }
        return nil
    }

    /// How a call shows what a closure gives that it is handed; nil where it only arranges it.
    private mutating func style(
        of outer: CallFacts, _ closure: ClosureContext, in scope: Scope, _ visited: inout Set<ViewArguments.Place>
    ) -> Style? {
        if let style = Self.style(of: outer, closure) { return style }
        for use in handed.uses(of: closure.argument, by: outer, in: scope)
        where visited.insert(ViewArguments.Place(use.site.call.location, use.argument)).inserted {
            // What is shown there is told of who hands it in.
            places.insert(use.site.call.location)
            places.formUnion(use.site.scope.calls(around: use.site.call).map(\.call.location))
            if let argument = use.argument,
                let style = style(
                    of: use.site.call, ClosureContext(call: use.site.index, argument: argument), in: use.site.scope,
                    &visited)
            {
                return style
            }
            if let style = style(around: use.site, &visited) { return style }
        }
        return nil
    }

    private static func style(of outer: CallFacts, _ closure: ClosureContext) -> Style? {
        switch outer.name {
        case "sheet", "inspector": .sheet
        case "fullScreenCover", "overlay": .fullScreenCover
        case "popover": .popover
        case "navigationDestination": .push
        case "TabView", "Tab": .tab
        case "NavigationStack", "NavigationView": .root
        case "NavigationSplitView": outer.argument(of: closure)?.column
        default: nil
        }
    }

    /// The properties of objects that an expression takes what it shows from.
    private func slots(
        _ shown: Expression, in scope: Scope, _ visited: inout Set<ViewArguments.Place>
    ) -> [StateProperty] {
        var members: [(base: Expression, name: String)] = []
        var next = shown
        while case .member(let base, let name) = next {
            members.append((base, name))
            next = base
        }
        if case .closureParameter(let index, _, 0, _) = next, let call = scope.call(at: index) {
            guard let bound = bound(by: call, in: scope) else { return [] }
            return slots(bound, in: scope, &visited)
        }
        for (base, name) in members.reversed() {
            guard let owner = owner(of: base, in: scope), context.property(name, of: owner) != nil else { continue }
            return [StateProperty(owner: owner, name: name)]
        }
        var found: [StateProperty] = []
        for given in handed.values(of: next, in: scope)
        where visited.insert(ViewArguments.Place(given.site.call.location, given.argument)).inserted {
            for slot in slots(given.value, in: given.site.scope, &visited) where !found.contains(slot) {
                found.append(slot)
            }
        }
        return found
    }

    /// The object of the sources that an expression is.
    private func owner(of base: Expression, in scope: Scope) -> TypeID? {
        guard case .instance(let type)? = context.type(of: base, in: scope), context.table[type].kind == .class,
            !context.table[type].isExternal
        else { return nil }
        return type
    }

    /// What a call hands to its closure: an item, an element of a list, or of the path around it.
    private func bound(by call: CallFacts, in scope: Scope) -> Expression? {
        if let item = call.argument("item") { return item }
        if call.name == "ForEach" { return call.arguments.first?.value }
        guard call.name == "navigationDestination", call.argument("for") != nil else { return nil }
        let around = scope.calls(around: call).lazy.compactMap { $0.call.argument("path") }.first
        return around ?? scope.body.calls.lazy.compactMap { $0.argument("path") }.first
    }
}
