/// A page of a site, taken apart for the one file.
package struct SitePage {
    /// Relative to the site.
    let path: String
    /// What its section is called in addresses: `HomeCoordinator`, with its folder where two pages share a name.
    package var name: String
    let title: String
    /// Bar and sidebar, up to the content.
    let frame: ArraySlice<UInt8>
    /// What is the page's own.
    let content: ArraySlice<UInt8>
    let footer: ArraySlice<UInt8>
    /// The ids in the content.
    let ids: Set<String>
    /// The pictograms and line samples it uses.
    let symbols: [String]

    /// Nil for a file that is no page.
    package init?(_ file: OutputFile) {
        guard file.path.hasSuffix(".html") else { return nil }
        let bytes = file.contents[...]
        guard let body = bytes.between("<body>", "</body>"),
            let sprite = body.between("<svg class=\"sprite\"", "</svg>"),
            let main = body.between("<main id=\"content\">", "</main>"),
            let title = bytes.between("<title>", "</title>")
        else { return nil }
        path = file.path
        name = Self.name(of: file.path)
        self.title = TagScanner.text(title)
        frame = body[(sprite.endIndex + 6)..<(main.startIndex - 19)]
        let end = main.lastStart(of: "<footer>") ?? main.endIndex
        content = main[..<end]
        footer = main[end...]
        var ids: Set<String> = []
        TagScanner(Array(content)).attributes { name, value in if name == .id { ids.insert(value) } }
        self.ids = ids
        var symbols: [String] = []
        var rest = sprite
        while let symbol = rest.between("<symbol ", "</symbol>") {
            symbols.append("<symbol \(String(decoding: symbol, as: UTF8.self))</symbol>")
            rest = rest[symbol.endIndex...]
        }
        self.symbols = symbols
    }

    /// The page's path without its ending.
    private static func name(of path: String) -> String { path.hasSuffix(".html") ? String(path.dropLast(5)) : path }

    /// The pages under names as short as keeps them apart, from each other and from what stands around them.
    package static func named(_ pages: [SitePage]) -> [SitePage] {
        let taken = ["content", "sidebar", "index"]
        func short(_ page: SitePage) -> String { page.name.split(separator: "/").last.map(String.init) ?? page.name }
        let uses = Dictionary(grouping: pages) { short($0).lowercased() }.mapValues(\.count)
        return pages.map { page in
            var page = page
            let name = short(page)
            if uses[name.lowercased()] == 1, !taken.contains(name.lowercased()) { page.name = name }
            return page
        }
    }
}

extension ArraySlice<UInt8> {
    /// What stands between the first occurrence of one text and the next of another.
    func between(_ start: String, _ end: String) -> ArraySlice<UInt8>? {
        guard let from = firstStart(of: start) else { return nil }
        let inside = self[(from + start.utf8.count)...]
        return inside.firstStart(of: end).map { inside[..<$0] }
    }

    /// Where a text begins for the first time.
    func firstStart(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        return indices.first { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
    }

    /// Where a text begins for the last time.
    func lastStart(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        return indices.last { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
    }
}
