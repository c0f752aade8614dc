/// A link of a page that leads to no file of the site, or to no anchor of it.
package struct BrokenLink: Hashable, Sendable {
    /// The file with the link, relative to the site.
    package let file: String
    /// As it stands in the file.
    package let link: String
    /// Whether the file it leads to is there, and only the anchor is not.
    package let lacksAnchor: Bool
}

/// Checks that every link within a site leads somewhere.
package enum LinkCheck {
    /// What a file links to, and what can be linked in it.
    package struct Scan: Sendable {
        let path: String
        let ids: Set<String>
        /// Each once, in the order of the file.
        package let links: [String]
    }

    /// Scans a file; one that is no page and no picture has no links.
    package static func scan(_ file: OutputFile) -> Scan {
        guard file.path.hasSuffix(".html") || file.path.hasPrefix("graphs/") else {
            return Scan(path: file.path, ids: [], links: [])
        }
        var ids: Set<String> = []
        var seen: Set<String> = []
        var links: [String] = []
        TagScanner(file.contents).attributes { name, value in
            switch name {
            case .id: ids.insert(value)
            case .link:
                if seen.insert(value).inserted { links.append(value) }
            }
        }
        return Scan(path: file.path, ids: ids, links: links)
    }

    /// The links that lead nowhere, in the order of the files.
    package static func broken(in scans: [Scan]) -> [BrokenLink] {
        let files = Dictionary(scans.map { ($0.path, $0) }) { first, _ in first }
        // Pages of one folder have most of their links in common.
        var fine: Set<String> = []
        var folder: Substring = ""
        var broken: [BrokenLink] = []
        for scan in scans {
            let own = scan.path[..<(scan.path.lastIndex(of: "/") ?? scan.path.startIndex)]
            if own != folder { fine = [] }
            folder = own
            for link in scan.links where !fine.contains(link) {
                let verdict = verdict(on: link, of: scan, among: files)
                if verdict != .fine {
                    broken.append(BrokenLink(file: scan.path, link: link, lacksAnchor: verdict == .noAnchor))
                } else if !link.utf8.starts(with: "#".utf8) {
                    fine.insert(link)
                }
            }
        }
        return broken
    }

    private enum Verdict {
        case fine, noFile, noAnchor
    }

    private static func verdict(on link: String, of scan: Scan, among files: [String: Scan]) -> Verdict {
        if link.utf8.starts(with: "#".utf8), scan.ids.contains(String(link.dropFirst())) { return .fine }
        guard !RelativeAddress.hasScheme(link) else { return .fine }
        let address = RelativeAddress(link)
        let target = address.path.isEmpty ? scan.path : address.resolved(from: scan.path)
        guard let page = target.flatMap({ files[$0] }) else { return .noFile }
        guard let anchor = address.anchor, !anchor.isEmpty, page.path.hasSuffix(".html") else { return .fine }
        return page.ids.contains(anchor) ? .fine : .noAnchor
    }
}
