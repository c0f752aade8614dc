import Base

/// The words of a journey's steps, the same on pages, in the terminal and in Markdown.
package enum JourneyWords {
    /// `5 steps`.
    package static func length(_ journey: Journey) -> String { Words.count(journey.length, "step") }

    /// How sure the way is, where it is not certain.
    package static func doubt(_ certainty: Certainty) -> String? {
        switch certainty {
        case .certain: nil
        case .ownCode: "by the coordinator's own code; no screen that triggers it was found"
        case .fromOutside: "triggered by a deep link or by the app itself, not by a tap"
        case .inferred: "inferred"
        }
    }

    /// What a start is, where it is no entry point.
    package static func kind(of start: JourneyStart) -> String? {
        switch start.kind {
        case .entryPoint, .chosen: nil
        case .unmounted, .unshown: "which isn't presented by any known code"
        case .around: "whose tab bar is visible"
        }
    }

    /// What a step shows, where it is not called as the place it leads to: `HomeCoordinator.planet`.
    package static func destination(of transition: Transition) -> String? {
        transition.isPlain && (transition.isFirstView || transition.to != nil) ? nil : transition.shown
    }

    /// How a transition is known, where the call does not say it all.
    package static func evidence(of step: Journey.Step) -> [String] {
        guard let transition = step.transition else { return [beginning(step)] }
        var words = transition.evidence == .declared ? ["declared"] : []
        if !transition.through.isEmpty { words.append("through \(transition.through.joined(separator: ", "))") }
        if let doubt = doubt(step.certainty) { words.append(doubt) }
        if let limit = transition.platforms.limit { words.append(limit) }
        return words
    }

    private static func beginning(_ step: Journey.Step) -> String {
        guard case .mounted(let entry) = step.means else { return "where the app starts" }
        return switch entry.role {
        case .app: "where the app starts"
        case .window: "another window of the app"
        case .watch: "where the watch app starts"
        case .extension: "where an extension starts"
        case .sample: "where a sample app starts"
        }
    }

    /// Where the call stands, where that is not the place before: `from PlanetRow in HomeView`.
    package static func holder(of stop: Journey.Stop) -> String? {
        guard let last = stop.inside.last?.to else { return nil }
        return stop.inside.last?.means == .followed
            ? "through \(last.name)" : "from \(last.name) inside the previous screen"
    }
}
