import Facts
import Linking
import Presentation
import Triggers
import Types
import ViewControllers

/// Apps that begin with what the delegate has another object put into the window.
///
/// ```swift
/// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///     coordinator = SceneCoordinator(sceneDelegate: self)
///     coordinator?.setup()
/// }
/// ```
extension UIKitEffects {
    /// What an app begins with where the code that its delegate runs as it is launched sets the root of the window: the coordinator whose
    /// code that is, or the screens; nil for any other way.
    func launched(
        _ presentation: UIKitPresentation, by way: UIKitTriggers.Reached, _ targets: [TargetResolver.Targets.Target]
    ) -> [EntryPointLinker.Mount]? {
        guard !way.isDirect, !way.isOpen, values.types.kind(of: way.holder) == .delegate,
            presentation.site.call.callee.isSetting("rootViewController"),
            let function = way.site.scope.function, isLaunching(function), !isOfScenes(way.holder)
        else { return nil }
        let coordinator = presentation.holder.flatMap { made.types.contains($0) ? $0 : nil }
        return (coordinator.map { [.declared($0)] } ?? targets).map { target in
            var mount = EntryPointLinker.Mount(
                holder: way.holder, target: target, location: way.site.call.location, platforms: way.site.call.platforms
            )
            mount.window = EntryPointLinker.Mount.window(filledBy: presentation.site)
            return mount
        }
    }

    /// Whether the module of a delegate has an app of SwiftUI: that begins with its scenes, and the delegate only adds to them.
    private func isOfScenes(_ delegate: TypeID) -> Bool {
        let module = table[delegate].module
        return table.types.contains { type in
            type.module == module && type.kind == .struct && context.conformances.isEntry(type.id)
        }
    }

    /// Whether the system runs a function of a delegate's as it launches the app or makes a scene, by itself or by others of the delegate's.
    private func isLaunching(_ function: FunctionID) -> Bool {
        var seen: Set<FunctionID> = [function]
        var waiting = [function]
        while let next = waiting.popLast() {
            let labels = table.function(next).parameters.map(\.label)
            if labels.contains("willConnectTo") || labels.contains("didFinishLaunchingWithOptions") { return true }
            for caller in triggers.callers.callers(of: next, as: nil) {
                guard let outer = caller.site.scope.function, table.owner(of: outer) == table.owner(of: function),
                    seen.insert(outer).inserted
                else { continue }
                waiting.append(outer)
            }
        }
        return false
    }
}
