import NavigationModel

/// Where a destination is opened from: who, through what, at which line, by which call.
enum TransitionCell {
    static func html(_ transitions: [Transition], _ context: PageContext) -> HTML {
        .of {
            if transitions.isEmpty { Tag.span(.class("quiet")) { "No call found" } }
            for transition in transitions { html(transition, context) }
        }
    }

    private static func html(_ transition: Transition, _ context: PageContext) -> HTML {
        call(transition, context) {
            if transition.evidence == .declared {
                declared(transition.style)
            } else {
                context.reference(transition.from)
            }
        }
    }

    /// The same for the type that opens, which need not be named again.
    /// - Parameter part: the view inside it that holds the call.
    static func html(_ transition: Transition, part: NodeReference?, _ context: PageContext) -> HTML {
        call(transition, context) {
            if let part {
                "in "
                context.reference(part)
            } else if transition.evidence == .declared {
                declared(transition.style)
            }
        }
    }

    private static func call(
        _ transition: Transition, _ context: PageContext, @HTMLBuilder who: () -> HTML
    ) -> HTML {
        Tag.div(.class("call")) {
            Tag.div(.class("who")) {
                Tag.span {
                    who()
                    through(transition)
                    if transition.evidence == .inferred { Tag.span(.class("aside")) { "inferred" } }
                }
                context.place(transition.location)
            }
            if let call = transition.call { Tag.code(.class("text")) { call } }
        }
    }

    private static func declared(_ style: Style) -> String {
        switch style {
        case .root: "Initial root, declared"
        case .tab: "Tab, declared"
        case .splitSidebar, .splitContent, .splitDetail: "Column, declared"
        default: "Declared"
        }
    }

    private static func through(_ transition: Transition) -> HTML? {
        guard !transition.through.isEmpty else { return nil }
        let methods = transition.through.map { method in
            let prefix = "\(transition.coordinator.name)."
            return method.hasPrefix(prefix) ? String(method.dropFirst(prefix.count)) : method
        }
        return Tag.span(.class("aside")) { "through \(methods.joined(separator: ", "))" }
    }
}
