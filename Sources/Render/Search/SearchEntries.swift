import NavigationModel

/// Everything that search finds, kind by kind: earlier ones come first of those that fit equally well. Where every byte
/// counts, destinations are found on the pages of their coordinators alone.
enum SearchEntries {
    static func all(of site: SiteContent) -> [SearchEntry] {
        coordinators(site) + screens(site) + (site.options.isCondensed ? [] : destinations(site)) + deepLinks(site)
            + (site.options.isCondensed ? [] : parameters(site)) + findings(site) + articles(site) + pages(site)
    }

    private static func coordinators(_ site: SiteContent) -> [SearchEntry] {
        site.graph.coordinators.compactMap { coordinator in
            site.addresses.coordinator(coordinator.id).map { address in
                SearchEntry(
                    kind: coordinator.isHost ? .host : .coordinator(coordinator.kind), name: coordinator.name,
                    place: coordinator.module,
                    address: address)
            }
        }
    }

    private static func screens(_ site: SiteContent) -> [SearchEntry] {
        site.graph.screens.compactMap { screen in
            site.addresses.screen(screen.id).map { address in
                SearchEntry(kind: .screen, name: screen.name, place: place(of: screen, site), address: address)
            }
        }
    }

    /// The coordinators that show a screen; without one, the views that it is part of, or its module.
    private static func place(of screen: Screen, _ site: SiteContent) -> String {
        let owners = site.index.destinations(showing: screen.id).map(\.coordinator.name)
        let holders = site.index.screens(containing: screen.id).map(\.name)
        let names = Set(owners.isEmpty ? holders : owners).sorted()
        guard let first = names.first else { return screen.module }
        return names.count > 1 ? "\(first) and \(names.count - 1) more" : first
    }

    private static func destinations(_ site: SiteContent) -> [SearchEntry] {
        owned(site) { coordinator, destination, address in
            let labels = destination.parameters.map { "\($0.label ?? "_"):" }.joined()
            return [
                SearchEntry(
                    kind: .destination, name: destination.name, note: labels.isEmpty ? "" : "(\(labels))",
                    place: coordinator.name, address: address)
            ]
        }
    }

    private static func parameters(_ site: SiteContent) -> [SearchEntry] {
        owned(site) { coordinator, destination, address in
            destination.parameters.map { parameter in
                SearchEntry(
                    kind: .parameter, name: parameter.name, note: ": \(parameter.type)",
                    place: "\(coordinator.name).\(destination.name)", address: address)
            }
        }
    }

    private static func owned(
        _ site: SiteContent, _ entries: (Coordinator, Destination, String) -> [SearchEntry]
    ) -> [SearchEntry] {
        site.graph.coordinators.flatMap { coordinator in
            coordinator.destinations.flatMap { destination in
                site.addresses.destination(destination.id).map { entries(coordinator, destination, $0) } ?? []
            }
        }
    }

    private static func deepLinks(_ site: SiteContent) -> [SearchEntry] {
        zip(site.graph.deepLinks, Addresses.anchors(of: site.graph.deepLinks)).map { link, anchor in
            SearchEntry(
                kind: .deepLink, name: link.name, place: link.trigger, address: "\(Addresses.deepLinks)#\(anchor)")
        }
    }

    private static func findings(_ site: SiteContent) -> [SearchEntry] {
        site.findings.map { finding in
            SearchEntry(
                kind: .finding(finding.severity), name: finding.message.replacing("`", with: ""),
                note: " (\(finding.rule))", place: site.shared.sources.short(finding.location),
                address: "\(Addresses.findings)#\(site.findingAnchors.anchor(finding))")
        }
    }

    private static func articles(_ site: SiteContent) -> [SearchEntry] {
        (site.articles?.pages ?? []).map { article in
            SearchEntry(
                kind: .article, name: article.title,
                place: article.folders.map(Article.readable).joined(separator: " › "), address: article.address)
        }
    }

    private static func pages(_ site: SiteContent) -> [SearchEntry] {
        let changes = ReadingOrder.Stop(path: Addresses.changes, title: "What changed")
        return (ReadingOrder.entries + (site.options.difference == nil ? [] : [changes])).map {
            SearchEntry(kind: .page, name: $0.title, address: $0.path)
        }
    }
}
