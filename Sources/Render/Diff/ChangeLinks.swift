import NavigationModel

/// Where the names in the words of a change lead: to what is there now. What is gone leads to the coordinator that had it,
/// where that is still there.
struct ChangeLinks {
    let change: NavigationChange
    let site: SiteContent

    /// The path and the anchor of what a name means; nil where nothing of that name has a page.
    func target(of name: String) -> String? {
        let addresses = site.addresses
        switch change.subject {
        case .deepLink where change.names.contains(name):
            if let link = deepLink(name) { return link }
        case .finding where change.names.contains(name): return finding(name)
        case .notUnderstood where change.kind == .added && change.names.contains(name): return Addresses.notUnderstood
        default: break
        }
        if let owner = change.coordinator, let row = addresses.destination("\(owner).\(name)") { return row }
        if let page = addresses.page(named: name) ?? addresses.destination(named: name) { return page }
        // The row is gone: its coordinator is what is left of it.
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return addresses.page(named: String(name[..<dot]))
    }

    /// The finding on the page of findings; the rule, where it is no longer found.
    private func finding(_ rule: String) -> String? {
        let all = site.findings.filter { $0.rule == rule }
        guard change.place?.isNew == true, let found = all.first(where: { $0.location == change.place?.location })
        else {
            // The rules that found nothing are left out where every byte counts.
            return site.options.isCondensed && all.isEmpty ? nil : Addresses.rule(rule)
        }
        return "\(Addresses.findings)#\(site.findingAnchors.anchor(found))"
    }

    private func deepLink(_ name: String) -> String? {
        let links = site.graph.deepLinks
        return zip(links, Addresses.anchors(of: links)).first { $0.0.name == name }
            .map { "\(Addresses.deepLinks)#\($0.1)" }
    }
}
