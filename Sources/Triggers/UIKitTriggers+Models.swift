import Facts
import Types
import ViewControllers

/// Objects beside screens that do what people ask for by streams, which they listen to from when they are made on.
///
/// ```swift
/// init(coordinator: Coordinator) {
///     input.moreTapped.subscribe(onNext: { coordinator.showMore() })
/// }
/// ```
extension UIKitTriggers {
    /// The screens of the object whose initializer a step stands in, for what that does later on, and no other screen lies between.
    /// - Parameter found: who was come by already: a screen that is told of a call or a closure of its own is told.
    func screensOfModel(_ step: Step, besides found: [Reached]) -> [TypeID] {
        let isLater = step.isLater || step.site.call.closure != nil
        guard isLater, !step.isSeen, let function = step.site.scope.function, table.function(function).isInitializer,
            let owner = table.owner(of: function), !coordinators.contains(owner), !shapes.isCoordinator(owner)
        else { return [] }
        return screenModels.screens(of: owner).filter { screen in
            !found.contains { $0.holder == screen && !$0.isDirect }
        }
    }

    /// Whether a call of the same object that leads to a step is run later because the step is.
    func isLater(_ step: Step, at caller: CallSite) -> Bool {
        caller.holder == step.site.holder && (step.isLater || step.site.call.closure != nil)
    }
}
