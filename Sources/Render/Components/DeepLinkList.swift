import NavigationModel
import PageElements

/// Deep links, each with its hops as a way.
enum DeepLinkList {
    static func html(_ links: [DeepLink], _ context: PageContext) -> HTML {
        Tag.ul(.class("ruled", "deep-links")) {
            for link in links { Tag.li { item(link, context) } }
        }
    }

    private static func item(_ link: DeepLink, _ context: PageContext) -> HTML {
        .of {
            Tag.div(.class("row")) {
                Tag.span(.class("copied")) {
                    Tag.code(.class("name")) { link.name }
                    CopyButton.html(link.name, label: "Copy \(link.name)")
                }
                Tag.span(.class("note")) { ending(link) }
            }
            way(link, context).html
            stop(of: link)
            Tag.p(.class("source")) {
                "\(link.trigger) "
                context.place(link.location)
            }
        }
    }

    /// The sentence about the hop that stops a link; nothing where none does.
    static func stop(of link: DeepLink) -> HTML {
        guard let hop = link.hops.first(where: \.mismatched) else { return .empty }
        return Tag.p(.class("condition")) {
            "The code expects \(hop.expects ?? "another type")"
            hop.to.map { ", but \(hop.destination) shows \($0.name)." } ?? "."
        }
    }

    static func ending(_ link: DeepLink) -> HTML {
        guard let stop = link.hops.first(where: \.mismatched) else {
            let last = link.hops.last
            return .text(last.map { "ends on \($0.to?.name ?? $0.destination)" } ?? "does nothing")
        }
        return .of {
            Tag.b(.class("warning")) { "stops at \(stop.destination)" }
            " (types differ)"
        }
    }

    /// The hops as stations, those that never happen struck.
    static func way(_ link: DeepLink, _ context: PageContext) -> Way {
        var isReached = true
        let hops = link.hops.map { hop in
            defer { isReached = isReached && !hop.mismatched }
            let shown = context.shown(by: hop)
            return Way.Station(style: hop.style, name: isReached ? shown : Tag.del { shown })
        }
        return Way(stations: [Way.Station(name: context.reference(link.coordinator))] + hops)
    }
}
