import Base
import NavigationModel

/// Where a destination is opened from: who, through what, at which line, by which call.
enum TransitionCell {
    /// Every way into a destination.
    static func html(_ transitions: [Transition], _ context: PageContext) -> HTML {
        .of {
            if transitions.isEmpty { Tag.span(.class("quiet")) { "No call found" } }
            for transition in transitions {
                let who = transition.evidence == .declared ? nil : who(transition.from, context)
                call(transition, who: who, context)
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
        return call(transition, who: who, context)
    }

    private static func call(_ transition: Transition, who: HTML?, _ context: PageContext) -> HTML {
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
    private static func who(_ node: NodeReference, _ context: PageContext) -> HTML {
        let index = context.site.index
        let holders = index.destinations(showing: node.id).isEmpty ? index.screens(containing: node.id) : []
        return .of {
            context.reference(node)
            for (position, holder) in holders.enumerated() {
                position == 0 ? " in " : ", "
                context.reference(holder)
            }
        }
    }

    private static func declared(_ style: Style) -> String {
        switch style {
        case .root: "Initial root, declared"
        case .tab: "Tab, declared"
        case .splitSidebar, .splitContent, .splitDetail: "Column, declared"
        case .window: "Window, declared"
        case .switch: "Chosen by a value, declared"
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
        }
    }
}
