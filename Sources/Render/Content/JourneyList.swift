import NavigationModel
import PageElements

/// The journeys to all screens, sorted by where they begin and by the last coordinator on the way.
struct JourneyList: Hashable, Sendable {
    /// The screens whose way goes through one coordinator last.
    struct Group: Hashable, Sendable {
        /// The last moves of what the ways share: the way to the coordinator. None, where no coordinator is on the way.
        let way: [Journey.Stop]
        /// How many moves they share.
        let length: Int
        let start: JourneyStart
        /// The coordinator's name, or the start's.
        let name: NodeReference
        var rows: [Row]
    }

    /// The way to one screen.
    struct Row: Hashable, Sendable {
        let screen: NodeReference
        let length: Int
        let certainty: Certainty
        /// The last moves after those the group shares.
        let rest: [Journey.Stop]
        /// How many moves come after those the group shares.
        let restLength: Int
        /// Whether it is there with the last place, as a view inside it.
        let isPart: Bool
        /// The other entry points that lead to it.
        let others: [String]
    }

    /// Where the app starts, with the ways from there.
    struct Start: Hashable, Sendable {
        let name: String
        let id: String
        var groups: [Group]
        var count: Int { groups.map(\.rows.count).reduce(0, +) }
    }

    /// How much the rows tell. Past some screens groups are folded as well.
    enum Detail: Sendable {
        case whole, lastMove, length

        init(screens: Int) { self = screens > 1_000 ? .length : screens > 300 ? .lastMove : .whole }
    }

    /// The most moves of a way that are shown, counted from its end.
    private static let shown = 8
    /// How far back a way is followed to find the coordinator it goes through last.
    private static let longest = 40

    let starts: [Start]
    let strays: [Group]
    let unreached: [NodeReference]
    let detail: Detail

    init(_ site: SiteContent) {
        let screens = site.graph.screens.map(\.reference)
        detail = Detail(screens: screens.count)
        var nearest: [String: Groups] = [:]
        var strays = Groups()
        var unreached: [NodeReference] = []
        for screen in screens {
            let journeys = site.journeys.journeys(to: screen.id, last: Self.longest)
            if let way = journeys.min(by: { ($0.certainty, $0.length) < ($1.certainty, $1.length) }) {
                let start = way.start.place.name
                let others = journeys.map(\.start.place.name).filter { $0 != start }
                nearest[start, default: Groups()].add(way, to: screen, others: others, site.index)
            } else if let stray = site.journeys.strayJourney(to: screen.id, last: Self.longest) {
                strays.add(stray, to: screen, others: [], site.index)
            } else {
                unreached.append(screen)
            }
        }
        let slugs = Slugs(site.journeys.starts.map(\.place.name))
        starts = site.journeys.starts.compactMap { start in
            nearest[start.place.name].map { groups in
                Start(
                    name: start.place.name, id: "from-\(slugs[start.place.name] ?? "")", groups: groups.sorted)
            }
        }
        self.strays = strays.sorted
        self.unreached = unreached
    }

    /// Groups while they grow, by start and coordinator.
    private struct Groups {
        private var groups: [[String]: Group] = [:]

        mutating func add(_ journey: Journey, to screen: NodeReference, others: [String], _ index: GraphIndex) {
            let stops = journey.stops
            let last = stops.lastIndex { $0.step.to.map { $0 != screen && index.coordinator($0.id) != nil } ?? false }
            let shared = last.map { $0 + 1 } ?? 0
            let length = last == nil ? 0 : journey.skipped + shared
            let row = Row(
                screen: screen, length: journey.length, certainty: journey.certainty,
                rest: Array(stops[shared...].suffix(JourneyList.shown)), restLength: journey.length - length,
                isPart: !journey.tail.isEmpty, others: others)
            let name = last.flatMap { stops[$0].step.to } ?? journey.start.place
            let group = Group(
                way: Array(stops[..<shared].suffix(JourneyList.shown)), length: length, start: journey.start,
                name: name, rows: [])
            groups[[name.id, journey.start.place.id], default: group].rows.append(row)
        }

        /// Nearest coordinators first; in each, nearest screens first.
        var sorted: [Group] {
            groups.values.map { group in
                var group = group
                group.rows.sort { ($0.length, $0.screen) < ($1.length, $1.screen) }
                return group
            }.sorted { ($0.length, $0.name, $0.start.place) < ($1.length, $1.name, $1.start.place) }
        }
    }
}
