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
    private var context: LinkingContext { types.context }

    init(_ types: OwnTypes, _ code: UIKitCode) {
        self.types = types
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
        guard context.conformances.isPart(holder) else { return }
        if let slot = slot(shown, in: site.scope) {
            let style = self.style(of: site)
            if !(styles[slot] ?? []).contains(style) { styles[slot, default: []].append(style) }
        } else if !isHanded(shown) {
            return
        }
        places.formUnion(around)
    }

    /// Whether the call around it hands in what is shown.
    private func isHanded(_ shown: Expression) -> Bool {
        var next = shown
        while case .member(let base, _) = next { next = base }
        if case .closureParameter = next { return true }
        return false
    }

    /// How the code around a call shows what that gives.
    private func style(of site: CallSite) -> Style {
        for (outer, closure) in site.scope.calls(around: site.call) {
            guard let name = outer.name else { continue }
            switch name {
            case "sheet", "inspector": return .sheet
            case "fullScreenCover", "overlay": return .fullScreenCover
            case "popover": return .popover
            case "navigationDestination": return .push
            case "TabView", "Tab": return .tab
            case "NavigationStack", "NavigationView": return .root
            case "NavigationSplitView":
                switch outer.argument(of: closure)?.label {
                case "detail": return .splitDetail
                case "content": return .splitContent
                default: return .splitSidebar
                }
            default: continue
            }
        }
        return .root
    }

    /// The property of an object that an expression takes what it shows from.
    private func slot(_ shown: Expression, in scope: Scope) -> StateProperty? {
        var members: [(base: Expression, name: String)] = []
        var next = shown
        while case .member(let base, let name) = next {
            members.append((base, name))
            next = base
        }
        if case .closureParameter(let index, _, 0, _) = next, let call = scope.call(at: index) {
            return bound(by: call, in: scope).flatMap { slot($0, in: scope) }
        }
        for (base, name) in members.reversed() {
            guard let owner = owner(of: base, in: scope), context.property(name, of: owner) != nil else { continue }
            return StateProperty(owner: owner, name: name)
        }
        return nil
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
