import NavigationModel

/// The section of a page that tells how to get to its subject.
enum JourneySection {
    /// The section's anchor.
    static let id = "way-there"
    private static let title = "Shortest way there"

    static func html(_ place: NodeReference, _ context: PageContext) -> HTML {
        let site = context.site
        let journeys = site.journeys.journeys(to: place.id, last: JourneySteps.longest)
        guard journeys.isEmpty else { return ways(journeys, context) }
        let hasStarts = !site.journeys.starts.isEmpty
        let stray = site.journeys.strayJourney(to: place.id, last: JourneySteps.longest)
        return .of {
            SectionHeading.html(title, id: id, note: stray.map(JourneyWords.length))
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

    private static func ways(_ journeys: [Journey], _ context: PageContext) -> HTML {
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
