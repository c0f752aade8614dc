import Facts
import NavigationModel
import Presentation
import Types

extension EntryPointLinker.Mount {
    /// What the delegate of the app or of a scene shows: the app itself where the system launches it, else another window.
    package init(_ target: TargetResolver.Targets.Target, by holder: TypeID, at site: CallSite, in table: TypeTable) {
        let launches =
            site.scope.function.map { table.traits.all.launchMethods.contains(table.function($0).name) } ?? true
        self.init(
            holder: holder, target: target, location: site.call.location, platforms: site.call.platforms,
            role: launches ? .app : .window)
        window = Self.window(filledBy: site)
    }

    /// The window whose root a call sets, as the code around it calls it; nil for any other call.
    package static func window(filledBy site: CallSite) -> String? {
        guard case .member(.member(let window, "rootViewController"), "=") = site.call.callee else { return nil }
        if let name = window.lastName { return name }
        // `let window = UIWindow(); self.window = window; window.rootViewController = list`
        let kept = site.scope.body.calls.first { call in
            guard case .member(_, "=") = call.callee else { return false }
            return call.arguments.first?.value == window
        }
        guard case .member(let property, _)? = kept?.callee else { return nil }
        return property.lastName
    }
}

extension PropagatedEffect {
    /// What goes through more functions and closures than these may be decided anywhere in between. It is one more than
    /// ``EffectPropagation/mostCertain``, which counts no closure that is handed over.
    private static let mostCertain = 4

    /// An effect as the code of a type sets it off.
    /// - Parameters:
    ///   - through: the functions and closures in between.
    ///   - isOpen: whether other code decides that it is this one.
    ///   - isDirect: whether the type's own code does it.
    package init(
        _ kind: CallEffect.Kind, of holder: TypeID, through: [CodeReference], isOpen: Bool, isDirect: Bool,
        at site: CallSite
    ) {
        let isInferred = isOpen || through.count > Self.mostCertain
        self.init(
            kind: kind, holder: holder, evidence: isInferred ? .inferred : isDirect ? .call : .indirect,
            through: through, site: site)
    }
}
