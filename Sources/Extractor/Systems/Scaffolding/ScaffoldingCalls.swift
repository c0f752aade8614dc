import Base
import Facts
import NavigationModel
import SwiftSource

/// The calls of Scaffolding's coordinators, all versions.
enum ScaffoldingCalls {
    /// What a call does on a coordinator, nil for any other call.
    static func role(of call: CallFacts) -> CallRole? {
        guard let name = call.name, let action = action(name, call) else { return nil }
        return CallRole(
            system: .scaffolding, action: action, operation: operation(name, call), expects: expected(by: call),
            isDistinctive: isDistinctive(name, action, call), environmentKeys: environmentKeys(name, call))
    }

    private static func action(_ name: String, _ call: CallFacts) -> CallRole.Action? {
        func first(_ label: String?) -> [Expression]? {
            guard let argument = call.arguments.first, argument.label == label, !argument.isTrailingClosure else {
                return nil
            }
            return [argument.value]
        }
        switch name {
        case "route", "routeAndWait":
            return first("to").map { .show($0, presentation(call.argument("as"), otherwise: .push)) }
        case "present", "presentAndWait":
            guard call.argument("animated") == nil, call.argument("completion") == nil else { return nil }
            return first(nil).map { .show($0, presentation(call.argument("as"), otherwise: .sheet)) }
        case "setRoot": return first(nil).map { .show($0, .style(.root)) }
        case "selectFirstTab", "selectLastTab", "appendTab", "insertTab", "setTabs":
            return first(nil).map { .show($0, .style(.tab)) }
        case "select":
            return (first("index") ?? first("id")).map { .showInitial(position: $0[0], .tab) }
        case "setSidebar": return first(nil).map { .show($0, .style(.splitSidebar)) }
        case "setContent": return first(nil).map { .show($0, .style(.splitContent)) }
        case "setDetail": return first(nil).map { .show($0, .style(.splitDetail)) }
        case "replaceLast":
            return (first("with") ?? first(nil)).map { .show($0, .style(.push)) }
        case "pop" where call.arguments.count <= 1: return .exit(.pop(count: call.count()), to: nil)
        case "popToRoot": return .exit(.popToRoot, to: nil)
        case "popToFirst": return first(nil).map { .exit(.popToFirst, to: $0[0]) }
        case "popToLast": return first(nil).map { .exit(.popToLast, to: $0[0]) }
        case "dismissPresentedModal": return .exit(.dismissPresented, to: nil)
        case "dismissAllModals": return .exit(.dismissAll, to: nil)
        case "dismissCoordinator", "dismissModal", "dismiss": return .exit(.dismissCoordinator, to: nil)
        default: return nil
        }
    }

    /// How a call changes tabs, or what is on a stack, other than by selecting or adding.
    private static func operation(_ name: String, _ call: CallFacts) -> ShowOperation? {
        switch name {
        case "selectLastTab": .selectLastTab
        case "select": call.argument("index")?.number.map { .selectTab($0) }
        case "appendTab": .appendTab
        case "insertTab": .insertTab(call.argument("at")?.number)
        case "setTabs": .setTabs(nil)
        case "replaceLast": .replaceLast
        default: nil
        }
    }

    /// The style that `as:` names: `.sheet`, or `.sheet(detents: …)`.
    private static func presentation(_ style: Expression?, otherwise: Style) -> CallRole.Presentation {
        switch style {
        case nil: .style(otherwise)
        case .implicitMember(let name), .member(_, let name):
            Style(rawValue: name).map { .style($0) } ?? .value(.implicitMember(name))
        case let style?: .value(style)
        }
    }

    /// `expecting: T.self`, or the type of a trailing closure's only parameter.
    private static func expected(by call: CallFacts) -> TypeName? {
        if case .typeObject(let type) = call.argument("expecting") { return type }
        return call.closureType
    }

    /// Whether the call cannot well be anything else, whoever it is made on.
    private static func isDistinctive(_ name: String, _ action: CallRole.Action, _ call: CallFacts) -> Bool {
        switch action {
        case .show(let destinations, _):
            name != "present" && name != "replaceLast"
                || destinations.contains { if case .implicitMember = $0 { true } else { isCase($0) } }
        case .exit: name != "dismiss" && name != "pop"
        default: false
        }
    }

    /// Whether a value is a call, as `.detail(id: 1)` is; which call is told where its body is at hand.
    private static func isCase(_ value: Expression) -> Bool {
        if case .call = value { true } else { false }
    }

    private static func environmentKeys(_ name: String, _ call: CallFacts) -> [String] {
        if case .name("dismiss") = call.callee { return ["dismiss"] }
        return name.hasPrefix("dismiss") || name.hasPrefix("pop") ? ["navigator", "destination"] : []
    }
}
