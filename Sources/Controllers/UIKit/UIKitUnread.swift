import Base
import Facts
import Linking
import Types
import ViewControllers

/// Finds child coordinators that are handed, where they are made, to a function of a library whose source isn't read: it may show them,
/// and how isn't told.
///
/// ```swift
/// import FlowKit
/// final class LoginCoordinator: ParentCoordinator {
///     func finish() { openChildModally(OnboardingCoordinator()) }
/// }
/// ```
struct UIKitUnread {
    private(set) var found: [UnresolvedCode] = []

    init(_ coordinators: UIKitCoordinators, _ presentations: UIKitPresentations) {
        let context = presentations.context
        let told = Set(
            presentations.found.compactMap { presentation -> CallID? in
                guard case .call(let made) = presentation.expression else { return nil }
                return presentation.body.map { CallID(made, in: $0) }
            })
        for made in context.constructions where coordinators.types.contains(made.type) {
            guard let holder = made.site.holder, made.site.id.map(told.contains) != true else { continue }
            for call in made.site.scope.body.calls
            where call.arguments.contains(where: { $0.value == .call(made.site.index) }) {
                guard let name = Self.ownWord(call), Self.shows(name), !context.table.declaresFunction(name),
                    !presentations.configured.contains(call.location)
                else { continue }
                let function = "\(context.table.name(of: holder)).\(name)"
                found.append(
                    UnresolvedCode(
                        text: call.text,
                        reason: "how `\(name)` shows its screen isn't known, because its source wasn't read",
                        help: "describe the function in the configuration: "
                            + "\"verbs\": { \"\(function)\": \"\(UIKitNames.likelyStyle(ofFunction: name).rawValue)\" }",
                        location: call.location))
            }
        }
    }

    /// The name of a function that a type calls on itself.
    private static func ownWord(_ call: CallFacts) -> String? {
        guard let name = call.callee.ownName, name.first?.isLowercase == true else { return nil }
        return name
    }

    /// Whether a function says by its name that it shows something, and doesn't only keep it.
    private static func shows(_ name: String) -> Bool {
        words.contains(where: name.hasPrefix) || name.hasPrefix("add") && name.contains("Tab")
    }

    private static let words = [
        "open", "show", "present", "push", "start", "launch", "run", "coordinate", "navigate", "route", "display",
    ]
}
