import Base
import NavigationModel
import PageElements

/// Journeys that go through one coordinator last: the way to it once, then the way on to each screen.
enum JourneyGroup {
    /// - Parameter detail: how much of each way there is room for; all but `.whole` stay folded until they are opened.
    static func html(_ group: JourneyList.Group, _ detail: JourneyList.Detail, _ context: PageContext) -> HTML {
        guard detail != .whole else {
            return .of {
                Tag.h3(.class("from")) { heading(group) }
                shared(group, context)
                rows(group, detail, context)
            }
        }
        return Tag.details(.class("journeys")) {
            Tag.summary { heading(group) }
            detail == .length ? .empty : shared(group, context)
            rows(group, detail, context)
        }
    }

    private static func heading(_ group: JourneyList.Group) -> HTML {
        .of {
            QuietName.html(group.name.name)
            Tag.span(.class("note")) { Words.count(group.rows.count, "screen") }
        }
    }

    /// The way the rows share.
    private static func shared(_ group: JourneyList.Group, _ context: PageContext) -> HTML {
        guard group.length > 0 else { return .empty }
        return Tag.div(.class("shared")) {
            if group.length == group.way.count {
                let start = Way.Station(name: context.reference(group.start.place))
                Way(stations: [start] + stations(group.way, context)).html
            } else {
                way(group.way[...], of: group.length, context)
            }
        }
    }

    private static func rows(
        _ group: JourneyList.Group, _ detail: JourneyList.Detail, _ context: PageContext
    ) -> HTML {
        detail == .length
            ? lengths(group.rows, context)
            : Tag.ul(.class("ruled", "journeys")) {
                for row in group.rows { Tag.li { self.row(row, detail, context) } }
            }
    }

    /// The names of the screens, with how far they are.
    private static func lengths(_ rows: [JourneyList.Row], _ context: PageContext) -> HTML {
        let groups = Dictionary(grouping: rows) { note($0) }
        let order = groups.sorted { ($0.value[0].length, $0.key) < ($1.value[0].length, $1.key) }
        return Tag.ul(.class("ruled", "journeys")) {
            for (note, rows) in order {
                Tag.li {
                    Tag.span(.class("note")) { note }
                    Tag.span(.class("names")) {
                        for (position, row) in rows.enumerated() {
                            position > 0 ? " " : ""
                            link(row.screen, context)
                        }
                    }
                }
            }
        }
    }

    private static func row(
        _ row: JourneyList.Row, _ detail: JourneyList.Detail, _ context: PageContext
    ) -> HTML {
        let rest = detail == .lastMove ? row.rest.suffix(1) : row.rest[...]
        return .of {
            if row.isPart {
                way(rest, of: row.restLength, context)
                Tag.span(.class("quiet")) { row.rest.isEmpty ? "shown at the same time:" : "which contains" }
                name(row.screen, context)
            } else if row.rest.isEmpty {
                name(row.screen, context)
            } else {
                way(rest, of: row.restLength, context, end: row.screen)
            }
            Tag.span(.class("note")) { note(row) }
        }
    }

    private static func way(
        _ stops: ArraySlice<Journey.Stop>, of count: Int, _ context: PageContext, end: NodeReference? = nil
    ) -> HTML {
        guard !stops.isEmpty else { return .empty }
        let left = count - stops.count
        return Tag.ol(.class("way")) {
            if left > 0 { Tag.li { Tag.span(.class("quiet")) { Words.count(left, "earlier step") } } }
            for (position, stop) in stops.enumerated() {
                Tag.li {
                    StyleLine.inWords(stop.step.style)
                    if let end, position == stops.count - 1 {
                        name(end, context)
                    } else {
                        station(stop, context)
                    }
                }
            }
        }
    }

    private static func stations(_ stops: [Journey.Stop], _ context: PageContext) -> [Way.Station] {
        stops.map { Way.Station(style: $0.step.style, name: station($0, context)) }
    }

    private static func station(_ stop: Journey.Stop, _ context: PageContext) -> HTML {
        stop.step.to.map(context.reference) ?? .text(stop.step.transition?.shown ?? "")
    }

    /// A screen, with its page's section on the way there.
    private static func name(_ screen: NodeReference, _ context: PageContext) -> HTML {
        Tag.b { link(screen, context) }
    }

    private static func link(_ screen: NodeReference, _ context: PageContext) -> HTML {
        guard let address = context.site.addresses.node(screen.id) else { return .text(screen.name) }
        let section = context.site.isCondensed ? "" : "#\(JourneySection.id)"
        return Tag.a(.href(context.link(address + section))) { screen.name }
    }

    private static func note(_ row: JourneyList.Row) -> String {
        var words = [Words.count(row.length, "step")]
        switch row.certainty {
        case .certain: break
        case .ownCode: words.append("one of them in a coordinator’s own code")
        case .fromOutside: words.append("one of them triggered by a deep link or by the app itself")
        case .inferred: words.append("inferred")
        }
        if !row.others.isEmpty { words.append("also from \(row.others.joined(separator: ", "))") }
        return words.joined(separator: ", ")
    }
}
