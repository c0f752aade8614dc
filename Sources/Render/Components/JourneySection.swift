import NavigationModel

/// The section of a page that tells how to get to its subject.
struct JourneySection: Hashable, Sendable {
    /// The section's anchor.
    static let id = "way-there"
    private static let title = "Shortest way there"

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
                        ? "No entry point that was read leads here. The nearest start is "
                        : "No entry point was read: the way begins at "
                    context.reference(stray.start.place)
                    ", which nothing that was read shows."
                }
                JourneySteps.html(stray, context)
            } else {
                Tag.p(.class("reason")) { "Nothing that was read leads here." }
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
            Tag.p(.class("reason")) { "Code of a coordinator takes a step that no screen was found to start." }
        case .fromOutside: Tag.p(.class("reason")) { "Only a deep link, or the app itself, was found to lead here." }
        case .inferred: Tag.p(.class("reason")) { "Only ways that are inferred lead here." }
        }
    }
}
