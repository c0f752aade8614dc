import Base
import NavigationModel
import PageElements

/// A journey as a list of stations, each under the line that leads to it, with the call and its place.
enum JourneySteps {
    /// Longer ways are told from here on: what comes before is on the page of the place they begin at then.
    static let longest = 20

    static func html(_ journey: Journey, _ context: PageContext) -> HTML {
        let stops = journey.stops
        return Tag.ol(.class("journey")) {
            if journey.skipped > 0, let before = stops.first?.step.to {
                Tag.li { skipped(journey.skipped + 1, to: before, context) }
                for stop in stops.dropFirst() { Tag.li { station(stop, context) } }
            } else {
                Tag.li { start(journey.start, context) }
                for stop in stops { Tag.li { station(stop, context) } }
            }
            if !journey.tail.isEmpty { Tag.li { tail(journey.tail, context) } }
        }
    }

    private static func start(_ start: JourneyStart, _ context: PageContext) -> HTML {
        Tag.div(.class("station")) {
            if start.kind == .entryPoint, context.site.addresses.node(start.place.id) == nil {
                Tag.a(.href(context.link(Addresses.overview))) { start.place.name }
            } else {
                context.reference(start.place)
            }
            JourneyWords.kind(of: start).map { words in Tag.span(.class("aside")) { words } }
        }
    }

    private static func skipped(_ count: Int, to place: NodeReference, _ context: PageContext) -> HTML {
        Tag.div(.class("station")) {
            context.reference(place)
            Tag.span(.class("aside")) { "after \(Words.count(count, "step")), which are listed on its page" }
        }
    }

    private static func station(_ stop: Journey.Stop, _ context: PageContext) -> HTML {
        let step = stop.step
        return .of {
            step.style.map { StyleChip.html($0) }
            Tag.div(.class("station")) {
                name(step, context)
                step.transition.flatMap { destination($0, context) }
            }
            call(stop, context)
        }
    }

    private static func call(_ stop: Journey.Stop, _ context: PageContext) -> HTML {
        let words = words(stop, context).map { words in Tag.span(.class("quiet")) { words } }
        let text = stop.step.transition?.call.map { call in Tag.code(.class("text")) { call } }
        return Tag.div(.class("call")) {
            Tag.div(.class("who")) {
                words ?? text
                stop.step.location.map(context.place)
            }
            words == nil ? nil : text
        }
    }

    /// Where a step leads; the page's own subject is no link.
    private static func name(_ step: Journey.Step, _ context: PageContext) -> HTML {
        guard let place = step.to else { return Tag.span(.class("name")) { step.transition?.shown ?? "" } }
        let isHere = context.site.addresses.node(place.id) == context.path
        return isHere ? Tag.b { place.name } : context.reference(place)
    }

    private static func destination(_ transition: Transition, _ context: PageContext) -> HTML? {
        guard let id = transition.destinationID, transition.to != nil else { return nil }
        return Tag.span(.class("aside")) {
            "as "
            context.destination(id, named: transition.destination)
        }
    }

    /// From where inside the place before, and how that is known.
    private static func words(_ stop: Journey.Stop, _ context: PageContext) -> HTML? {
        let evidence = JourneyWords.evidence(of: stop.step).joined(separator: ", ")
        guard let last = stop.inside.last, let place = last.to else {
            return evidence.isEmpty ? nil : .text(evidence.sentence)
        }
        return .of {
            last.means == .followed ? "Through " : "From "
            context.reference(place)
            evidence.isEmpty ? "" : ", \(evidence)"
        }
    }

    private static func tail(_ parts: [Journey.Step], _ context: PageContext) -> HTML {
        Tag.div(.class("station")) {
            Tag.span(.class("quiet")) {
                parts.last?.means == .followed ? "whose destinations come from " : "which contains "
            }
            for (position, part) in parts.enumerated() {
                position > 0 ? ", " : ""
                name(part, context)
            }
        }
    }
}
