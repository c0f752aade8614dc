import Base
import NavigationModel
import PageElements

/// Where a destination is opened from: who, through what, at which line, by which call.
struct TransitionCell: Hashable, Sendable {
    private struct Call: Hashable {
        let transition: Transition
        /// The screens that the type which holds the call is part of, where it is no screen of its own.
        let holders: [NodeReference]
    }

    /// The most calls told of one destination.
    private static let mostCalls = 50

    private let calls: [Call]
    /// How many there are besides.
    private let more: Int

    /// - Parameters:
    ///   - transitions: every way into a destination.
    ///   - index: the graph they are of.
    init(_ transitions: [Transition], _ index: GraphIndex) {
        more = max(0, transitions.count - Self.mostCalls)
        calls = transitions.prefix(Self.mostCalls).map { transition in
            let from = transition.from.id
            let isTold = transition.evidence == .declared || !index.destinations(showing: from).isEmpty
            return Call(transition: transition, holders: isTold ? [] : index.screens(containing: from))
        }
    }

    func html(_ context: PageContext) -> HTML {
        .of {
            if calls.isEmpty { Tag.span(.class("quiet")) { "No call found" } }
            for call in calls {
                let who = call.transition.evidence == .declared ? nil : Self.who(call, context)
                Self.html(call.transition, who: who, context)
            }
            if more > 0 {
                Tag.div(.class("quiet")) {
                    "And \(more) more: "
                    Tag.a(.href(context.link(Addresses.document))) { Addresses.document }
                    " lists all \(calls.count + more)."
                }
            }
        }
    }

    /// A way out of a type that need not be named again.
    /// - Parameter part: the view inside it that holds the call.
    static func html(_ transition: Transition, part: NodeReference?, _ context: PageContext) -> HTML {
        let who = part.map { part in
            HTML.of {
                "in "
                context.reference(part)
            }
        }
        return html(transition, who: who, context)
    }

    private static func html(_ transition: Transition, who: HTML?, _ context: PageContext) -> HTML {
        let text = transition.call.map { call in Tag.code(.class("text")) { call } }
        let declared = transition.evidence == .declared ? HTML.text(declared(transition.style)) : nil
        let first = who ?? declared
        let asides = asides(transition)
        return Tag.div(.class("call")) {
            Tag.div(.class("who")) {
                Tag.span {
                    first ?? text
                    if first != nil { asides }
                }
                context.place(transition.location)
            }
            if first == nil { asides } else { text }
        }
    }

    /// The type that holds the call, and the screens it is part of where it is no screen of its own.
    private static func who(_ call: Call, _ context: PageContext) -> HTML {
        .of {
            context.reference(call.transition.from)
            for (position, holder) in call.holders.enumerated() {
                position == 0 ? " in " : ", "
                context.reference(holder)
            }
        }
    }

    private static func declared(_ style: Style) -> String {
        switch style {
        case .root: "Declared as the root view"
        case .tab: "Declared as a tab"
        case .splitSidebar, .splitContent, .splitDetail: "Declared as a column"
        case .window: "Declared as a window"
        case .switch: "Declared, chosen at run time"
        case .push, .sheet, .fullScreenCover, .popover: "Declared"
        }
    }

    /// The methods a call goes through, those of the coordinator itself without its name.
    static func methods(of transition: Transition) -> [String] {
        let prefix = transition.coordinator.map { "\($0.name)." } ?? ""
        return transition.through.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }

    private static func asides(_ transition: Transition) -> HTML {
        .of {
            if !transition.through.isEmpty {
                Tag.span(.class("aside")) { "through \(methods(of: transition).joined(separator: ", "))" }
            }
            if transition.evidence == .inferred { Tag.span(.class("aside")) { "inferred" } }
            if let limit = transition.platforms.limit { Tag.span(.class("aside")) { limit } }
        }
    }
}
