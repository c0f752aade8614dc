import Base
import Facts
import NavigationModel
import Types

/// A destination that a call shows.
package struct ShownDestination: Hashable {
    /// Nil for a modal or a link that belongs to no coordinator.
    package let coordinator: TypeID?
    /// The destination's name.
    package let destination: String
    package let style: Style
    /// Whether it is not certain: only the name says which coordinator it belongs to, or other code decides what is shown.
    package let isInferred: Bool
    /// How it is shown, where the style alone does not tell.
    package var operation: ShowOperation?
    /// What is shown, where the coordinator's destination does not tell.
    package var targets: [TargetResolver.Targets.Target]?
    /// The platforms that what shows it is compiled for.
    package var platforms: Platforms
    /// The view that shows it and the property that it is given in, where the code around the call only makes that view.
    package var giving: StateProperty?
    /// The view that shows it by itself, where no coordinator does and the code around the call may be another's.
    package var presenter: TypeID?
    /// Whether the modifier that shows it tells that already, so that code which sets its state tells nothing more.
    package var isTold = false

    /// - Parameters:
    ///   - targets: what is shown, where the coordinator's destination does not tell.
    ///   - platforms: those that what shows it is compiled for.
    package init(
        coordinator: TypeID?, destination: String, style: Style, isInferred: Bool,
        operation: ShowOperation? = nil, targets: [TargetResolver.Targets.Target]? = nil,
        platforms: Platforms = .all
    ) {
        self.operation = operation
        self.coordinator = coordinator
        self.destination = destination
        self.style = style
        self.isInferred = isInferred
        self.targets = targets
        self.platforms = platforms
    }

    /// The same where it is not certain.
    var inferred: ShownDestination {
        var inferred = ShownDestination(
            coordinator: coordinator, destination: destination, style: style, isInferred: true,
            operation: operation, targets: targets, platforms: platforms)
        inferred.giving = giving
        inferred.presenter = presenter
        inferred.isTold = isTold
        return inferred
    }

    /// The same on some of its platforms.
    func on(_ platforms: Platforms) -> ShownDestination {
        var limited = self
        limited.platforms.formIntersection(platforms)
        return limited
    }
}

/// What takes a destination that a function's caller hands in.
package enum ValueSink: Hashable {
    case coordinator(TypeID, Style, ShowOperation?)
    case state(StateCallResolver.DeferredPresentation)
}

/// Where a destination comes from that is not written at the call.
package enum ValueSource: Hashable {
    /// A parameter of the enclosing function.
    case parameter(String)
    /// What a property is handed where its type is made.
    case property(StateProperty)
    /// What an action of the environment is called with, by position.
    case action(EnvironmentActions.Action, argument: Int)
}

/// What a call does.
package enum CallOutcome {
    /// `handed` is what the call hands on as destinations.
    case shows([ShownDestination], handed: [(ValueSource, ValueSink)], UnresolvedCode?)
    case exits(coordinator: TypeID?, ExitOperation, to: String?)
    case runs(Dispatch)
    case notUnderstood(UnresolvedCode)
    case nothing

    /// What a call does that is read in two ways.
    static func together(_ first: CallOutcome?, _ second: CallOutcome?) -> CallOutcome? {
        switch (first, second) {
        case (.shows(let shown, let handed, let unread)?, .shows(let more, let others, _)?):
            .shows(shown + more, handed: handed + others, unread)
        case (nil, _), (.nothing?, .some): second
        default: first
        }
    }

    /// The same where it is not certain.
    var inferred: CallOutcome {
        guard case .shows(let shown, let handed, let unread) = self else { return self }
        return .shows(shown.map(\.inferred), handed: handed, unread)
    }

    /// Whether it shows something, or goes back.
    package var isEffect: Bool {
        switch self {
        case .shows, .exits: true
        case .runs, .notUnderstood, .nothing: false
        }
    }
}
