import NavigationModel
import PageElements

/// The section of a page that tells how to get to its subject.
struct JourneySection: Hashable, Sendable {
    /// The section's anchor.
    static let id = "way-there"
    private static let title = "Shortest path"

    /// The ways from each entry point.
    private let ways: [Journey]
    /// The way from elsewhere, where no entry point leads there.
    private let stray: Journey?
    /// Whether the app has entry points.
    private let hasStarts: Bool

    /// - Parameters:
    ///   - place: the page's subject.
    ///   - journeys: the ways through the app.
    init(to place: NodeReference, _ journeys: Journeys) {
        ways = journeys.journeys(to: place.id, last: JourneySteps.longest)
        stray = ways.isEmpty ? journeys.strayJourney(to: place.id, last: JourneySteps.longest) : nil
        hasStarts = !journeys.starts.isEmpty
    }

    func html(_ context: PageContext) -> HTML {
        guard ways.isEmpty else { return Self.html(ways, context) }
        return .of {
            SectionHeading.html(Self.title, id: Self.id, note: stray.map(JourneyWords.length))
            if let stray {
                Tag.p(.class("reason")) {
                    hasStarts
                        ? "No path from an entry point was found. The nearest starting point is "
                        : "No entry point was found. The path starts at "
                    context.reference(stray.start.place)
                    ", but no code that presents it was found."
                }
                JourneySteps.html(stray, context)
            } else {
                Tag.p(.class("reason")) { "No path that leads here was found." }
            }
        }
    }

    private static func html(_ journeys: [Journey], _ context: PageContext) -> HTML {
        .of {
            SectionHeading.html(title, id: id, note: journeys.count == 1 ? JourneyWords.length(journeys[0]) : nil)
            for journey in journeys {
                if journeys.count > 1 {
                    Tag.h3(.class("from")) {
                        "From \(journey.start.place.name)"
                        Tag.span(.class("note")) { JourneyWords.length(journey) }
                    }
                }
                doubt(journey)
                if journey.length == 0 {
                    Tag.p { "The app starts here." }
                } else {
                    JourneySteps.html(journey, context)
                }
            }
        }
    }

    /// Why a way is not certain.
    static func doubt(_ journey: Journey) -> HTML? {
        switch journey.certainty {
        case .certain: nil
        case .ownCode:
            Tag.p(.class("reason")) {
                "One step is in a coordinator’s own code, and no screen that triggers it was found."
            }
        case .fromOutside: Tag.p(.class("reason")) { "One step is triggered only by a deep link or by the app itself." }
        case .inferred: Tag.p(.class("reason")) { "Only inferred paths lead here." }
        }
    }
}
