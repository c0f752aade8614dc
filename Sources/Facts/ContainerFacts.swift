import Base

/// A container that navigation happens in, as the call that makes it says it.
package struct ContainerFacts: Hashable, Sendable {
    /// A part of what it holds at first.
    package struct Content: Hashable, Sendable {
        package var style: Style
        /// The closure, or the view, that is the part.
        package var value: Expression

        package init(_ style: Style, _ value: Expression) {
            self.style = style
            self.value = value
        }
    }

    package var kind: CoordinatorKind
    /// The path, the routes or the selection that it is bound to.
    package var state: Expression?
    package var content: [Content]
    /// What the container itself says about the values on its path.
    package var place: PresentationFacts?

    package init(
        kind: CoordinatorKind, state: Expression? = nil, content: [Content] = [], place: PresentationFacts? = nil
    ) {
        self.kind = kind
        self.state = state
        self.content = content
        self.place = place
    }
}

/// What values of a type, or a bound state, show, as one call says it.
package struct PresentationFacts: Hashable, Sendable {
    /// What brings it onto the screen.
    package enum Trigger: Hashable, Sendable {
        /// A value of a type: `navigationDestination(for: Planet.self)`.
        case type(TypeName)
        /// The same where the type is handed in: `navigationDestination(for: data)`.
        case handedType(Expression)
        /// A state that becomes true, or stops being nil.
        case state(Expression)
        /// A value on the path that the container is bound to, of whatever type the path holds.
        case path(Expression)
        /// A window's name, or the type of its values.
        case window(Expression)
    }

    package var trigger: Trigger
    /// Nil where the caller says it.
    package var style: CallRole.Presentation?
    /// The closure that builds it, or the function that does.
    package var content: Expression

    package init(trigger: Trigger, style: CallRole.Presentation?, content: Expression) {
        self.trigger = trigger
        self.style = style
        self.content = content
    }
}

/// What happens to a path, or to the state that something is bound to.
package enum PathChange: Hashable, Sendable {
    /// Values are put on top.
    case add([Expression], CallRole.Presentation)
    /// The whole is replaced.
    case replace(Expression)
    /// Values are taken off.
    case remove(ExitOperation, to: Expression?)
}

extension ContainerFacts {
    /// Where a split view shows what links in one of its columns lead to.
    package func column(after style: Style) -> Style? {
        switch style {
        case .splitSidebar: content.contains { $0.style == .splitContent } ? .splitContent : .splitDetail
        case .splitContent: .splitDetail
        default: nil
        }
    }
}
