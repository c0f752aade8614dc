import Base
import Facts
import Presentation
import Types

/// Finds every call that shows something: in UIKit's words, and in those that the app makes of them.
package struct UIKitPresentations {
    package var found: [UIKitPresentation] = []
    package var exits: [(site: CallSite, operation: ExitOperation)] = []
    package var notUnderstood: [UnresolvedCode] = []
    /// The segues of storyboards that code follows.
    package var performed: Set<UIKitStoryboards.SegueID> = []
    /// The controllers whose code follows segues that it does not name.
    package var openOwners: Set<TypeID> = []
    /// The types whose code shows alerts, or pickers of the system's.
    package var asking: Set<TypeID> = []
    /// The functions that do so.
    package var askers: Set<FunctionID> = []
    /// The functions that show what their callers hand in.
    package var verbs: Set<FunctionID> = []

    package let callers: UIKitCallers
    package let values: UIKitValues
    package let styles: UIKitStyles
    package var table: TypeTable { values.table }
    package var context: LinkingContext { values.context }

    /// Where calls stand that show something because the project says so.
    package private(set) var configured: Set<RelativeLocation> = []
    var followed = UIKitFollowedVerbs()
    /// The calls that put something into a controller which is then shown with it.
    var filling: Set<CallID> = []
    /// Where calls stand that don't say which of many things they show.
    var undecided: Set<RelativeLocation> = []
    /// The properties of coordinators whose controllers others show.
    var handed: Set<StateProperty> = []
    /// The types that show only what they are handed: each stands for the stack that it shows it in.
    var routers: Set<TypeID> = []

    /// - Parameters:
    ///   - words: what the project says about its own code.
    ///   - claimed: where calls stand that another system tells of.
    package init(
        _ callers: UIKitCallers, _ styles: UIKitStyles, _ words: ProjectAnnotations,
        besides claimed: Set<RelativeLocation>
    ) {
        self.callers = callers
        values = callers.values
        self.styles = styles
        var candidates: [UIKitCandidate] = []
        var segues: [CallSite] = []
        var protocolWords: Set<FunctionID> = []
        for name in UIKitCall.names {
            for site in callers.code.sites(named: name) {
                guard let call = UIKitCall(site.call), !isInSegue(site), !claimed.contains(site.call.location) else {
                    continue
                }
                if case .exit(let operation) = call.action, let word = protocolWord(for: site) {
                    protocolWords.insert(word)
                    exits.append((site, operation))
                    continue
                }
                guard !isOwn(site) else { continue }
                switch call.action {
                case .segue: segues.append(site)
                case .exit(let operation): exits.append((site, operation))
                case .show(let value, let means):
                    candidates += expanded(value, means, call.receiver, site)
                case .showItself(let value):
                    let isPanel = site.call.name == UIKitCall.addingPanel
                    guard isPanel ? values.isShownPanel(value, in: site.scope) : isOfLibrary(value, site) else {
                        continue
                    }
                    candidates.append(
                        UIKitCandidate(
                            site: site, expression: value, means: .style(.sheet), receiver: nil, isInferred: !isPanel))
                }
            }
        }
        exits.removeAll { $0.site.scope.function.map(protocolWords.contains) ?? false }
        let configured = configuredVerbs(words, besides: claimed)
        self.configured = Set(configured.map(\.site.call.location))
        let replacing = replacements(besides: claimed)
        let grounded = grounded(replacing, besides: claimed)
        filling = grounded.filling
        candidates.removeAll { $0.site.id.map(grounded.presenting.contains) ?? false }
        follow(
            candidates + configured + followed(segues) + libraryWords(besides: claimed)
                + navigatorWords(besides: claimed) + replacing + grounded.candidates + ownTabs(besides: claimed))
    }

    /// Adds the calls that start child coordinators.
    /// - Parameters:
    ///   - isCoordinator: whether a type may be one.
    ///   - claimed: where calls stand that another system tells of.
    package mutating func addStarts(
        isCoordinator: @escaping (TypeID) -> Bool, besides claimed: Set<RelativeLocation> = []
    ) {
        var candidates: [UIKitCandidate] = []
        for site in callers.code.sites(named: "start") {
            guard case .member(let base, _) = site.call.callee, base != .instance,
                !claimed.contains(site.call.location), site.holder.map(values.erasers.isEraser) != true
            else { continue }
            switch context.type(of: base, in: site.scope) {
            case .instance(let type)?
            where table[type].kind != .protocol && !isCoordinator(type) && !values.types.inherited.contains(type)
                && !values.erasers.isEraser(type):
                continue
            default: break
            }
            candidates.append(UIKitCandidate(site: site, expression: base, means: .start, receiver: base))
        }
        candidates += asked(where: isCoordinator, besides: claimed)
        candidates += begun(where: isCoordinator, besides: claimed)
        candidates += opened(besides: claimed)
        follow(candidates, isCoordinator: isCoordinator)
        // What the callers are told to show is not told again.
        let told = Set(
            candidates.compactMap { start in
                showing(start).flatMap { CallSite(scope: start.site.scope, call: $0.call).id }
            })
        found.removeAll { $0.site.id.map(told.contains) ?? false }
        findRouters()
        showChildren { [routers] in isCoordinator($0) && !routers.contains($0) }
        join()
        fillContainers()
        cover()
        removePushesWithoutStack()
        addRoots(isCoordinator: isCoordinator)
    }

    /// The calls of functions that no code of the app declares, and that push or present the controller they are handed:
    /// `stack.pushFade(viewController: detail)`.
    private func libraryWords(besides claimed: Set<RelativeLocation>) -> [UIKitCandidate] {
        context.sites(whereName: { UIKitCall.style(ofWord: $0) != nil }).compactMap { site in
            let call = site.call
            guard let name = call.name, let style = UIKitCall.style(ofWord: name), !table.declaresFunction(name),
                let first = call.arguments.first(where: \.isController)
                    ?? call.arguments.first(where: { $0.label == nil }),
                first.value != .instance, first == call.arguments.first || name.hasSuffix("PresentViewController"),
                isOfValue(call),
                !claimed.contains(call.location)
            else { return nil }
            let shown = values.shown(by: first.value, in: site.scope)
            guard shown.contains(where: { if case .target = $0.what { true } else { false } }) else { return nil }
            return UIKitCandidate(
                site: site, expression: first.value, means: .style(style), receiver: nil, isInferred: true)
        }
    }

    /// Whether a call is a method's, and no case or static function of a type.
    private func isOfValue(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .name: true
        case .member(let base, _): TypeName(reading: base)?.last.first?.isUppercase != true
        default: false
        }
    }

    /// Whether a call runs a function of the app's that only has a name of UIKit's.
    private func isOwn(_ site: CallSite) -> Bool {
        guard site.call.name != "=", site.call.name != "append",
            let function = context.function(of: site.call, in: site.scope), table.function(function).takes(site.call),
            let owner = table.owner(of: function)
        else { return false }
        return !values.types.isController(owner) && !values.types.controllerProtocols.contains(owner)
            && !(table[owner].isExternal && UIKitNames.isController(table[owner].name))
    }

    /// The function that a call of a way back runs where that only does the same with what conforms to its protocol: who calls it goes
    /// back. `extension Presentable { func dismiss(animated: Bool) { presented.dismiss(animated: animated) } }`
    private func protocolWord(for site: CallSite) -> FunctionID? {
        guard let function = context.function(of: site.call, in: site.scope),
            let owner = table.owner(of: function), table[owner].kind == .protocol, site.scope.type != owner
        else { return nil }
        let goesBack = table.function(function).body.calls.contains { inner in
            guard inner.name == site.call.name, case .exit? = UIKitCall(inner)?.action else { return false }
            return context.function(of: inner, in: table.scope(of: function)) == nil
        }
        return goesBack ? function : nil
    }

    /// Whether a call is in the code of a segue, which shows what the storyboards say of it.
    private func isInSegue(_ site: CallSite) -> Bool {
        site.holder.map { context.conformances.names(of: $0).contains(UIKitNames.segue) } ?? false
    }

    // MARK: Lists

    private func expanded(
        _ value: Expression, _ means: UIKitCall.Means, _ receiver: Expression?, _ site: CallSite
    ) -> [UIKitCandidate] {
        func candidate(_ value: Expression, _ style: Style) -> UIKitCandidate {
            UIKitCandidate(site: site, expression: value, means: .style(style), receiver: receiver)
        }
        switch means {
        case .window:
            guard isWindow(receiver, in: site.scope) else { return [] }
            guard value != .constant("nil"), !isStrip(receiver, in: site.scope) else { return [] }
            return [candidate(value, isBeside(receiver, in: site.scope) ? .window : .root)]
        case .list:
            // What a function puts into a container that it gives back is shown by whoever shows that.
            if let receiver, case .call = receiver, site.scope.body.results.contains(receiver), !isInRootFunction(site)
            {
                return []
            }
            if isOwnList(value, of: receiver, in: site.scope) { return [] }
        case .style(.push)
        where receiver.flatMap { values.root(pushedOnto: $0, in: site.scope)?.call } == site.index
            && !isInRootFunction(site):
            return []
        case .style(.push) where site.call.name == "append" && kind(of: receiver, in: site.scope) == .tabs:
            // Who hands in a controller to be added to tabs says itself what it is there.
            if case .parameter = value { break }
            return tabs(showing: value, candidate(value, .tab))
        case .style, .modal, .detail, .start: break
        }
        guard means == .list else {
            return [UIKitCandidate(site: site, expression: value, means: means, receiver: receiver)]
        }
        let parts: [Expression]
        let list = values.unwrapped(list: value, in: site.scope)
        switch list {
        case .array(let elements): parts = elements + values.appended(to: list, in: site.scope)
        case .constant: return []
        default:
            let appended = values.appended(to: list, in: site.scope)
            parts = appended.isEmpty ? [list] : appended
        }
        switch kind(of: receiver, in: site.scope) {
        case .tabs?: return parts.flatMap { tabs(showing: $0, candidate($0, .tab)) }
        case .split?:
            let columns: [Style] =
                parts.count > 2 ? [.splitSidebar, .splitContent, .splitDetail] : [.splitSidebar, .splitDetail]
            return zip(parts, columns).map { candidate($0, $1) }
        case .pages?, .controller?: return []
        case nil where isNoController(receiver, in: site.scope): return []
        default:
            // `stack.viewControllers + [detail]` keeps what is there.
            if parts.count > 1, isStack(parts[0], in: site.scope) {
                return parts.dropFirst().map { candidate($0, .push) }
            }
            return parts.enumerated().map { candidate($1, $0 == parts.count - 1 ? .root : .push) }
        }
    }

    /// Whether a container is only given what it holds already: `setViewControllers(viewControllers, animated: false)`.
    private func isOwnList(_ value: Expression, of receiver: Expression?, in scope: Scope) -> Bool {
        guard case .member(let container, "viewControllers") = value, container != .instance else {
            guard value.ownName == "viewControllers", receiver == nil || receiver == .instance else { return false }
            // What a local name of the same kind holds was put there by the code.
            return !scope.body.calls.contains { call in
                guard case .member(let target, let name) = call.callee, target.ownName == "viewControllers" else {
                    return false
                }
                if name == "=" { return call.arguments.first?.value != value }
                return ["append", "insert", "remove", "let"].contains(name)
            }
        }
        return receiver.map { $0.isSame(as: container) } ?? false
    }

    /// Whether a call stands in a function by which a coordinator hands over what it shows first: that tells what is in it.
    private func isInRootFunction(_ site: CallSite) -> Bool {
        site.scope.function.map(values.types.rootFunctions.contains) ?? false
    }

    /// The tabs of what a value is: one for each element of a list that it is made of.
    private func tabs(showing value: Expression, _ tab: UIKitCandidate) -> [UIKitCandidate] {
        guard let made = values.made(ofListed: value, in: tab.site.scope) else { return [tab] }
        return made.map { part in
            var tab = tab
            tab.part = part
            return tab
        }
    }

    /// Whether a value is what is on a stack already, or a part of it: `stack.viewControllers[0...1]`.
    private func isStack(_ value: Expression, in scope: Scope) -> Bool {
        var next = value
        while true {
            switch next {
            case .member(_, "viewControllers"), .name("viewControllers"): return true
            case .member(let base, _): next = base
            case .call(let index):
                guard let callee = scope.call(at: index)?.callee else { return false }
                next = callee
            default: return false
            }
        }
    }

    /// Whether what is called on is an object of the sources that is no controller, or stands behind a protocol for one: its
    /// `viewControllers` are a list of its own.
    private func isNoController(_ receiver: Expression?, in scope: Scope) -> Bool {
        var type = scope.type
        if let receiver, receiver != .instance {
            guard case .instance(let found)? = context.type(of: receiver, in: scope) else { return false }
            type = found
        }
        guard let type, !table[type].isExternal else { return false }
        if table[type].kind == .protocol {
            let conforming = context.conformances.conformers(of: type)
            return !conforming.isEmpty && !conforming.contains(where: values.types.isController)
        }
        return !values.types.isController(type)
    }

    /// Whether an expression may be a window.
    private func isWindow(_ receiver: Expression?, in scope: Scope) -> Bool {
        guard let receiver, receiver != .instance else {
            guard let type = scope.type else { return false }
            return table[type].name == "UIWindow" || context.conformances.names(of: type).contains("UIWindow")
        }
        guard let written = context.writtenType(of: receiver, in: scope) else { return true }
        if written.name.last == "UIWindow" { return true }
        guard let type = context.find(written.name, in: written.scope) else { return false }
        return context.conformances.names(of: type).contains("UIWindow")
    }

    /// Whether a call is made on a controller whose class is not among the sources.
    private func isOfLibrary(_ value: Expression, _ site: CallSite) -> Bool {
        guard context.function(of: site.call, in: site.scope) == nil else { return false }
        if case .instance(let type)? = context.type(of: value, in: site.scope), !table[type].isExternal { return false }
        let shown = values.shown(by: value, in: site.scope)
        return !shown.isEmpty && shown.allSatisfy { if case .target = $0.what { true } else { false } }
    }

    /// What container an expression is.
    package func kind(of receiver: Expression?, in scope: Scope) -> UIKitTypes.Kind? {
        guard let receiver, receiver != .instance else {
            return scope.type.flatMap { type in
                table[type].isExternal ? UIKitTypes.kind(ofLibrary: table[type].name) : values.types.kind(of: type)
            }
        }
        if let written = context.writtenType(of: receiver, in: scope),
            let kind = values.types.kind(of: written.name, in: written.scope)
        {
            return kind
        }
        for part in values.shown(by: receiver, in: scope) {
            switch part.what {
            case .container(let name): return UIKitTypes.kind(ofLibrary: name) ?? .stack
            case .target(.declared(let type)): return values.types.kind(of: type)
            case .object(let type) where routers.contains(type): return .stack
            default: continue
            }
        }
        return nil
    }
}

extension ArgumentFacts {
    /// Whether it is a view controller, as its label says.
    fileprivate var isController: Bool { label?.lowercased().hasSuffix("controller") ?? false }
}
