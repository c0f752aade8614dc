import Base
import NavigationModel

/// Journeys for a terminal: a numbered step for each move, its call and its place below.
package enum JourneyText {
    /// - Parameter name: where they lead, as it was asked for.
    package static func text(of journeys: [Journey], to name: String) -> String {
        let blocks = journeys.map { lines(of: $0, to: name).joined(separator: "\n") }
        return blocks.map { $0 + "\n" }.joined(separator: "\n")
    }

    private static func lines(of journey: Journey, to name: String) -> [String] {
        var lines = [heading(journey, to: name)]
        if !journey.stops.isEmpty { lines.append("") }
        let width = "\(journey.stops.count)".count
        for (number, stop) in zip(1..., journey.stops) {
            let label = String(repeating: " ", count: width - "\(number)".count) + "\(number). "
            let indent = String(repeating: " ", count: label.count)
            lines.append("  " + label + move(stop))
            for line in [stop.step.transition?.call, stop.step.location?.description] {
                if let line { lines.append("  " + indent + line) }
            }
        }
        for part in journey.tail {
            if let view = part.to { lines.append("  the view that the last step shows contains \(view.name)") }
        }
        return lines.map { PlainText.visible($0) }
    }

    private static func heading(_ journey: Journey, to name: String) -> String {
        let start = [journey.start.place.name, JourneyWords.kind(of: journey.start)].compactMap(\.self)
        let doubt = journey.certainty == .certain ? "" : " (not certain)"
        return "\(name): \(JourneyWords.length(journey)) from \(start.joined(separator: ", "))\(doubt)"
    }

    /// `push PlanetView, HomeCoordinator.planet, from PlanetRow inside`.
    private static func move(_ stop: Journey.Stop) -> String {
        let place = stop.step.to?.name ?? stop.step.transition?.destination ?? ""
        let notes =
            [stop.step.transition.flatMap(JourneyWords.destination), JourneyWords.holder(of: stop)]
            + JourneyWords.evidence(of: stop.step)
        let words = [place] + notes.compactMap(\.self).filter { $0 != place }
        return "\(stop.step.style?.rawValue ?? "") \(words.joined(separator: ", "))"
    }
}
