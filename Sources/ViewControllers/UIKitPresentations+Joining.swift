import Base
import Facts
import Types

/// What several calls of one piece of code show together.
extension UIKitPresentations {
    /// The code that calls stand in, and who runs it.
    private struct Place: Hashable {
        let body: BodyID
        let heir: TypeID?
    }

    /// Makes one of what one piece of code shows in several calls: a container that is filled and then shown, and a child
    /// coordinator whose container is shown and which is then started.
    mutating func join() {
        shareContainers()
        numberTabs()
        let bodies = Dictionary(grouping: found.indices) { index in
            found[index].body.map { Place(body: $0, heir: found[index].heir) }
        }
        for index in found.indices { castContent(of: index).map { found[index].shown = $0 } }
        var dropped: Set<Int> = []
        var filling: [Int: [Expression]] = [:]
        for (body, indices) in bodies where body != nil && indices.count > 1 {
            for inner in indices where found[inner].means != .start {
                guard let receiver = found[inner].receiver, isFilled(receiver, by: inner) else { continue }
                let others = indices.filter {
                    found[$0].site.index != found[inner].site.index && !dropped.contains($0)
                        && found[$0].means != .start
                        && !found[$0].isElsewhere(than: found[inner])
                }
                for outer in showing(receiver, filledBy: inner, among: others) {
                    // The tabs of a tab bar of the app's own are told as such.
                    if found[inner].styles == [.tab], isOwnTabBar(outer) { continue }
                    if found[inner].styles == [.tab], found[outer].styles == [.root] {
                        // So are those of the bar that a window begins with.
                        dropped.insert(outer)
                        continue
                    }
                    let wrapper = found[outer].shown.lazy.compactMap { part -> String? in
                        if case .container(let name) = part.what { name } else { nil }
                    }.first
                    let filled = found[inner].shown.map { $0.wrapped(in: wrapper) }
                    let isEmpty = found[outer].shown.contains { if case .container = $0.what { true } else { false } }
                    found[outer].shown = isEmpty ? filled : found[outer].shown + filled
                    filling[outer, default: []].append(found[inner].expression)
                    dropped.insert(inner)
                }
            }
            for child in indices where found[child].means == .start {
                let value = found[child].expression
                var styles: [Style] = []
                for outer in indices where outer != child && !dropped.contains(outer) && found[outer].means != .start {
                    let isInside =
                        filling[outer]?.contains {
                            $0 == value || isHandedOver($0, by: value, in: found[child].site.scope)
                        } ?? false
                    guard isInside || isContainer(outer, of: value, in: found[child].site.scope) else { continue }
                    let wrapper = found[outer].shown.lazy.compactMap { part -> String? in
                        if case .container(let name) = part.what { name } else { part.wrapper }
                    }.first
                    styles += found[outer].styles.filter { !styles.contains($0) }
                    if found[outer].styles == [.tab] {
                        found[child].tabBar = found[outer].receiver
                        found[child].tab = found[outer].tab
                    }
                    found[child].styles = styles
                    found[child].shown = found[child].shown.map { $0.wrapped(in: wrapper) }
                    dropped.insert(outer)
                }
            }
        }
        found = found.indices.filter { !dropped.contains($0) }.map { found[$0] }
        dropStartsOfTabs()
    }

    /// Drops the call by which code starts one child after another whose tabs the same coordinator tells:
    /// `children.forEach { $0.start() }`.
    private mutating func dropStartsOfTabs() {
        var tabs: [TypeID: Set<UIKitShown.What>] = [:]
        for presentation in found where presentation.styles == [.tab] {
            guard let holder = presentation.holder else { continue }
            tabs[holder, default: []].formUnion(presentation.shown.map(\.what))
        }
        found.removeAll { presentation in
            guard presentation.means == .start, case .closureParameter = presentation.expression,
                let told = presentation.holder.flatMap({ tabs[$0] })
            else { return false }
            return presentation.shown.allSatisfy { told.contains($0.what) }
        }
    }

    /// Numbers what each call puts into a tab bar.
    private mutating func numberTabs() {
        var counts: [CallID: Int] = [:]
        for index in found.indices where found[index].means == .style(.tab) {
            guard let call = found[index].site.id else { continue }
            found[index].tab = (call, counts[call, default: 0])
            counts[call, default: 0] += 1
        }
    }

    /// The controller in a container of a storyboard's, where the code beside it casts what is in it to one class alone:
    /// `stack.topViewController as? DetailController`.
    func castContent(of index: Int) -> [UIKitShown]? {
        let presentation = found[index]
        guard case .typed(let name) = presentation.expression,
            presentation.shown.allSatisfy({ if case .container = $0.what { true } else { false } })
        else { return nil }
        let scope = presentation.site.scope
        return values.content(
            ofCast: name, among: scope.body.calls.filter { $0.conditions == presentation.site.call.conditions },
            in: scope)
    }

    /// Whether a call shows a tab bar, to which children that are made with it add their own screens.
    private func isTabBar(_ index: Int) -> Bool {
        found[index].shown.contains { part in
            switch part.what {
            case .target(.declared(let type)): values.types.kind(of: type) == .tabs
            case .container(let name): UIKitTypes.kind(ofLibrary: name) == .tabs
            default: false
            }
        }
    }

    private func isOwnTabBar(_ index: Int) -> Bool {
        found[index].shown.contains { part in
            if case .target(.declared(let type)) = part.what { values.types.kind(of: type) == .tabs } else { false }
        }
    }

    /// Whether what a call is made on is a container that the same code may show: one that it makes, or a stack in a property.
    private func isFilled(_ container: Expression, by index: Int) -> Bool {
        switch container {
        case .call: true
        case .name, .member(.instance, _): kind(of: container, in: found[index].site.scope) == .stack
        default: false
        }
    }

    /// The calls that show a container which another call fills: of one in a property, which may be filled and shown several
    /// times, the next.
    private func showing(_ container: Expression, filledBy inner: Int, among others: [Int]) -> [Int] {
        let all = others.filter { shows($0, container) && !isLater(inner, than: $0) }
        if case .call = container { return all }
        let next = all.filter { found[$0].site.index > found[inner].site.index }
        return next.min { found[$0].site.index < found[$1].site.index }.map { [$0] } ?? all.suffix(1)
    }

    /// Whether a call is run after another, by what is handed the closure that it stands in: `list.onOpen = { … }`,
    /// `ListController(onOpen: { … })`.
    private func isLater(_ inner: Int, than outer: Int) -> Bool {
        let around = found[outer].site.scope.calls(around: found[outer].site.call).map(\.call.index)
        return found[inner].site.scope.calls(around: found[inner].site.call).contains { call, _ in
            (call.name == "=" || UIKitNames.keepsClosure(call)) && !around.contains(call.index)
        }
    }

    /// Whether a call shows a container that another call fills.
    private func shows(_ outer: Int, _ container: Expression) -> Bool {
        let scope = found[outer].site.scope
        var next = found[outer].expression
        while true {
            if next.isSame(as: container) { return true }
            guard case .call(let index) = next, let call = scope.call(at: index) else { return false }
            if let inner = values.configured(by: call, in: scope) {
                next = inner
            } else if case .member(let router, let name) = call.callee, UIKitTypes.handing.contains(name) {
                next = router
            } else {
                return false
            }
        }
    }

    /// Whether what is shown is what a child coordinator shows its own screens in: it comes of the same factory, is a
    /// property of the child, or is what the child is made with.
    private func isContainer(_ outer: Int, of child: Expression, in scope: Scope) -> Bool {
        let shown = values.unframed(found[outer].expression, in: scope) ?? found[outer].expression
        if shown == child { return true }
        switch (shown, child) {
        case (.member(let base, _), _) where base == child: return true
        case (.member(.member(let base, _), _), .call) where base == child: return true
        case _ where isHandedOver(shown, by: child, in: scope): return true
        case (.member(let left, _), .member(let right, _)) where left == right && left != .instance:
            return Int(shown.lastName ?? "") != nil
        default: break
        }
        return !isTabBar(outer)
            && values.maker(of: child, in: scope)?.arguments.contains { isAround($0.value, shown, in: scope) } ?? false
    }

    /// Whether a controller is what a child hands over: `present(child.toPresentable(), animated: true)`, and then
    /// `child.start()`.
    func isHandedOver(_ controller: Expression, by child: Expression, in scope: Scope) -> Bool {
        guard case .call(let index) = controller, case .member(child, let name)? = scope.call(at: index)?.callee else {
            return false
        }
        return UIKitTypes.handing.contains(name)
    }

    /// Whether a value is a container, or a router that is made around it: `Router(stack: stack)`.
    private func isAround(_ value: Expression, _ container: Expression, in scope: Scope) -> Bool {
        if value == container { return true }
        guard case .call(let index) = value, let call = scope.call(at: index),
            TypeName(reading: call.callee)?.last.first?.isUppercase == true
        else { return false }
        return call.arguments.contains { $0.value == container }
    }
}
