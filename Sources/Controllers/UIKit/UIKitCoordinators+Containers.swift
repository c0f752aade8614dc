import Base
import Facts
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Tab bars and stacks of the app's own that fill themselves: what they put into themselves are their destinations.
///
/// ```swift
/// final class MainTabBarController: UITabBarController {
///     override func viewDidLoad() { viewControllers = [home, settings] }
/// }
/// ```
extension UIKitCoordinators {
    /// Whether a type is such a container, and no coordinator makes it.
    func fillsItself(_ type: TypeID) -> Bool {
        guard let kind = containerKind(of: type), !values.types.inherited.contains(type) else { return false }
        let own = (byHolder[type] ?? []).filter { isResolved($0) && isOnItself($0) }
        let fills: Bool
        if kind == .tab {
            fills = own.contains { presentations[$0].styles == [.tab] }
        } else {
            // What others have put something into pushes more, later.
            fills =
                own.contains { presentations[$0].styles == [.root] }
                || !opening(of: type, among: Set(own.filter { presentations[$0].styles == [.push] })).isEmpty
        }
        return fills && !(values.makers[type] ?? []).contains { $0.holder.map(shapes.isCoordinator) ?? false }
    }

    /// The kind of coordinator that a container is; nil for any other type.
    func containerKind(of type: TypeID) -> CoordinatorKind? {
        switch values.types.kind(of: type) {
        case .tabs: values.types.barred[type] == nil ? .tab : nil
        case .stack: values.types.isWrapping(type) ? nil : .stack
        default: nil
        }
    }

    /// Whether a presentation of a type's is a destination of it: of tab bars, only the tabs are.
    func isInside(_ index: Int, of type: TypeID) -> Bool {
        containerKind(of: type) != .tab || isOnItself(index) && presentations[index].styles == [.tab]
    }

    /// Whether a type shows something by itself, and not by another container.
    private func isOnItself(_ index: Int) -> Bool {
        presentations[index].receiver == nil || presentations[index].receiver == .instance
    }

    /// What a stack comes to while it is made and loaded: with what its properties are set to first.
    func opening(of type: TypeID, among own: Set<Int>) -> [Int] {
        let runs = Self.fillers.flatMap { table[type].functions[$0] ?? [] }.map { Run(function: $0) }
        return reached(by: runs, of: type, among: own, made: firstCases(of: type))
    }

    /// The functions that UIKit runs before people see a container.
    static let fillers = ["init", "viewDidLoad", "loadView"]

    /// The cases that properties of a type have when it's made, where they are written out: `var step = Step.start`.
    private func firstCases(of type: TypeID) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for (name, property) in table[type].properties {
            let body = table.property(property).body
            if body.results.count == 1 { found[name] = cases(writtenAs: body.results[0], body.calls) }
        }
        for function in table[type].functions["init"] ?? [] {
            let scope = table.scope(of: function)
            for call in scope.body.calls where call.closure == nil {
                guard case .member(let target, "=") = call.callee, let name = target.ownName else { continue }
                found[name] = call.arguments.first.flatMap { cases(writtenAs: $0.value, scope.body.calls) }
            }
        }
        return found
    }

    /// The cases that a value may be: `.start`, `Step.start`, `isNew ? .start : .list`.
    private func cases(writtenAs value: Expression, _ calls: [CallFacts]) -> Set<String>? {
        if case .member(let owner, let name) = value, TypeName(reading: owner)?.last.first?.isUppercase == true {
            return [name]
        }
        return value.choices(in: calls)
    }

    /// Whether a call is made as soon as its closure is handed over: for the value that a property of the same object has.
    func isRunAtOnce(_ site: CallSite) -> Bool {
        site.scope.calls(around: site.call).allSatisfy { call, _ in
            streams.published(to: call, in: site.scope)?.owner == site.scope.type
        }
    }
}
