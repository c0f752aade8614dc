import Base
import Drawing
import NavigationModel
import PageElements

/// What all pages share, as seen from one page: links are relative to it.
struct PageContext: Hashable, Sendable {
    let site: SharedContent
    /// Relative to the site's folder.
    let path: String

    private var isNested: Bool { path.contains("/") }

    /// A path of the site as an address on this page.
    func link(_ target: String) -> String {
        let page = path + "#"
        if target.hasPrefix(page) { return String(target.dropFirst(path.count)) }
        return isNested ? "../\(target)" : target
    }

    /// An address on this page, as it is seen from another file of the site.
    func readdressed(_ address: String, from file: String) -> String {
        let target =
            address.hasPrefix("#") ? path + address : address.hasPrefix("../") ? String(address.dropFirst(3)) : address
        return PageContext(site: site, path: file).link(target)
    }

    /// The user's Markdown on this page.
    var markdown: Markdown { Markdown(places) }

    /// Where the names in the user's Markdown lead from this page.
    var places: MarkdownPlaces {
        MarkdownPlaces { name in
            let own = site.addresses.owner(of: path).flatMap { site.addresses.symbol("\($0)/\(name)") }
            guard let address = site.addresses.symbol(name) ?? own, address != path else { return nil }
            return link(address)
        }
    }

    /// A coordinator or screen by name: a link where it has a page, else its name.
    func reference(_ node: NodeReference) -> HTML {
        guard let address = site.addresses.node(node.id) else {
            return Tag.span(.class("name")) { Self.shown(node.name) }
        }
        return Tag.a(.href(link(address))) { Self.shown(node.name) }
    }

    /// A destination by name: a link to its row, or its name.
    func destination(_ id: String, named name: String) -> HTML {
        guard let address = site.addresses.destination(id) else { return Tag.span(.class("name")) { Self.shown(name) } }
        return Tag.a(.href(link(address))) { Self.shown(name) }
    }

    /// Whether an id is that of a coordinator's destination.
    func isDestination(_ id: String) -> Bool { site.addresses.destination(id) != nil }

    /// What a step of a deep link shows: a coordinator's destination, or what a view shows by itself.
    func shown(by hop: DeepLinkHop) -> HTML {
        let id = "\(hop.coordinator.id).\(hop.destination)"
        guard let target = hop.to, !isDestination(id) else { return destination(id, named: hop.destination) }
        return reference(target)
    }

    /// A name as it is printed. One that is longer than a card on a phone is wide may break before its words.
    private static func shown(_ name: String) -> HTML { name.count > 24 ? BreakableName.html(name) : .text(name) }

    /// Where something stands in the source, short.
    func place(_ location: SourceLocation) -> HTML {
        place(location, as: site.sources.short(location))
    }

    /// Where something stands in the source, with the whole path.
    func fullPlace(_ location: SourceLocation) -> HTML {
        place(location, as: "\(location.file):\(location.line)")
    }

    private func place(_ location: SourceLocation, as name: String) -> HTML {
        let address = site.sourceLinks?.address(of: location)
        return Tag.code(.class("place")) {
            if let address { Tag.a(.href(address), .named("rel", "noopener")) { name } } else { name }
        }
    }

    /// The address a node of a picture leads to.
    func address(of link: GraphLink) -> String? {
        switch link {
        case .coordinator(let id): site.addresses.coordinator(id).map(self.link)
        case .screen(let id): site.addresses.node(id).map(self.link)
        case .destination(let id): site.addresses.destination(id).map(self.link)
        }
    }
}
