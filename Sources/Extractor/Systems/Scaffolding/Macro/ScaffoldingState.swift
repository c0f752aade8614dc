import Base
import Facts
import NavigationModel
import SwiftSource

/// The state containers of a coordinator and what they show first.
///
/// ```swift
/// var stack = FlowStack<HomeCoordinator>(root: .home, pushing: [.detail])
/// init() { self.root = Root<AppCoordinator>(root: signedIn ? .main : .login) }
/// ```
struct ScaffoldingState {
    /// The kind the container tells.
    var kind: CoordinatorKind?
    var initial: [InitialFacts] = []
    var notUnderstood: [UnresolvedCode] = []

    private static let containers: [String: CoordinatorKind] = [
        "FlowStack": .flow, "TabItems": .tab, "Root": .root, "SplitColumns": .split,
    ]

    /// Finds the containers in properties and initializers of one declaration.
    static func read(in type: TypeFacts) -> ScaffoldingState {
        var state = ScaffoldingState()
        for property in type.properties {
            let declared = property.type.flatMap { containers[$0.last] }
            state.read(property.body, declared: declared)
            // `Root` alone may be anybody's type; a container written in full names its coordinator.
            if let declared, property.type?.arguments.isEmpty == false { state.kind = state.kind ?? declared }
        }
        for function in type.functions { state.read(function.body, declared: state.kind) }
        return state
    }

    private mutating func read(_ body: BodyFacts, declared: CoordinatorKind?) {
        for call in body.calls {
            let named: CoordinatorKind? =
                switch call.callee {
                case .name(let name), .member(.name("Scaffolding"), let name): Self.containers[name]
                case .implicitMember("init"): declared
                default: nil
                }
            guard let kind = named else { continue }
            let found = arguments(of: call, kind)
            guard !found.isEmpty else { continue }
            self.kind = self.kind ?? kind
            for (argument, style) in found { add(argument, style, call, body) }
        }
    }

    /// The arguments that name destinations, with the style each is shown in.
    private func arguments(of call: CallFacts, _ kind: CoordinatorKind) -> [(Expression, Style)] {
        let labels: [(String, Style)] =
            switch kind {
            case .flow: [("root", .root), ("pushing", .push)]
            case .tab: [("tabs", .tab)]
            case .root: [("root", .root)]
            default: [("sidebar", .splitSidebar), ("content", .splitContent), ("detail", .splitDetail)]
            }
        return labels.compactMap { label, style in call.argument(label).map { ($0, style) } }
    }

    private mutating func add(_ argument: Expression, _ style: Style, _ call: CallFacts, _ body: BodyFacts) {
        let named = argument.destinations(in: body.calls)
        let selected = call.argument("selectedIndex")?.number
        for (position, name) in named.names.enumerated()
        where !initial.contains(where: { $0.destination == name.name && $0.style == style }) {
            initial.append(
                InitialFacts(
                    destination: name.name, style: style, isSelected: position == selected, location: call.location))
        }
        if named.names.isEmpty || !named.rest.isEmpty || !named.parameters.isEmpty {
            notUnderstood.append(
                UnresolvedCode(
                    text: call.text, reason: "the first screen is chosen at run time",
                    help: "write the case here, as in `root: .home`", location: call.location))
        }
    }
}
