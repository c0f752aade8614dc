import Base
import NavigationModel

/// A pictogram of 16 × 16, drawn once on a page and used wherever it is needed.
package enum Icon: String, CaseIterable {
    case root, tab, flow, split, router, stack, screen, warning, error, info, menu, mark
    case destination, parameter, deepLink, article, page
    case search, system, sun, moon, copy, check
    case zoomOut, zoomIn, fit, fullScreen, download

    /// The pictogram as an element; words beside it say what it stands for.
    package var html: HTML {
        Tag.svg(.class("icon"), .named("width", size), .named("height", size), .hiddenFromReaders) {
            Tag.use(.href("#icon-\(rawValue)"))
        }
    }

    package init(_ kind: CoordinatorKind) {
        switch kind {
        case .flow: self = .flow
        case .tab: self = .tab
        case .root: self = .root
        case .split: self = .split
        case .router: self = .router
        case .stack: self = .stack
        }
    }

    package init(_ severity: Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .info: self = .info
        }
    }

    /// Every pictogram and line sample by its id, printed once for all pages.
    private static let symbols: [(id: String, markup: Markup)] =
        allCases.map { icon in
            let id = "icon-\(icon.rawValue)"
            let symbol = Tag.symbol(.id(id), .named("viewBox", icon == .mark ? "0 0 22 22" : "0 0 16 16")) {
                icon.shapes
            }
            return (id, symbol.printed)
        } + StyleLine.symbols

    /// The pictograms and line samples that a page uses, drawn once at its start.
    package static func sprite(for page: Markup) -> HTML {
        let used = references(in: page)
        return Tag.svg(.class("sprite"), .named("width", "0"), .named("height", "0"), .hiddenFromReaders) {
            for symbol in symbols where used.contains(symbol.id) { symbol.markup }
        }
    }

    /// The shapes of the pictogram, as they stand in an SVG of 16 × 16.
    package var drawing: Markup { shapes.printed }

    /// What the page refers to within itself: the ids after `href="#`.
    private static func references(in page: Markup) -> Set<String> {
        let bytes = Array(page.text.utf8)
        let mark = Array("href=\"#".utf8)
        var found: Set<String> = []
        var position = 0
        while position + mark.count < bytes.count {
            guard bytes[position] == mark[0], bytes[position..<(position + mark.count)].elementsEqual(mark) else {
                position += 1
                continue
            }
            let start = position + mark.count
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
            found.insert(String(decoding: bytes[start..<end], as: UTF8.self))
            position = end
        }
        return found
    }

    /// The mark as a file of its own, in the one colour that reads on light and dark.
    package static var standaloneMark: HTML {
        Tag.svg(
            .named("xmlns", "http://www.w3.org/2000/svg"), .named("viewBox", "0 0 22 22"), .named("color", "#c8327f")
        ) {
            Icon.mark.shapes
        }
    }

    private var size: String { self == .mark ? "22" : "16" }

    private var shapes: HTML {
        switch self {
        case .root: .sequence([Self.box(1.5, 2.5, 13, 11, 2.5), Self.filled(5, 5.5, 6, 5)])
        case .tab: .sequence([Self.box(1.5, 2.5, 13, 11, 2.5), Self.line("M2 10.2h12M6 10.5v2.6M10 10.5v2.6")])
        case .flow:
            .sequence([
                Self.box(1.5, 5.5, 9, 9, 2.2),
                Self.line("M5 2.8c.3-.8 1-1.3 1.9-1.3h5.4c1.2 0 2.2 1 2.2 2.2v5.4c0 .9-.5 1.6-1.3 1.9"),
            ])
        case .split: .sequence([Self.box(1.5, 2.5, 13, 11, 2.5), Self.line("M6 2.8v10.4")])
        case .router: Self.line("M2 8h4.5l3-4.5H14M6.5 8l3 4.5H14M12 1.5l2 2-2 2M12 10.5l2 2-2 2")
        case .stack: .sequence([Self.box(2.5, 7.5, 11, 6, 2), Self.line("M4 4.8h8M5.5 2.2h5")])
        case .screen: Self.box(3.5, 1.5, 9, 13, 2.2)
        case .warning: Self.line("M8 1.8l6.6 12H1.4zM8 6v3.8M8 11.6v.6")
        case .error: .sequence([Self.circle(8, 8, 6.3), Self.line("M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8")])
        case .info: .sequence([Self.circle(8, 8, 6.3), Self.line("M8 7.3v4M8 4.5v.6")])
        case .menu: Self.line("M1.5 3.5h13M1.5 8h13M1.5 12.5h13")
        case .destination: .sequence([Self.box(6.5, 2.5, 8, 11, 2.2), Self.line("M1.5 8h8M7 5.5L9.5 8 7 10.5")])
        case .parameter: Self.line("M5.5 2C3 5.5 3 10.5 5.5 14M10.5 2c2.5 3.5 2.5 8.5 0 12M8 7.7v.6")
        case .deepLink:
            Self.line("M9 2h5v5M14 2L7.5 8.5M12 9.5V12c0 1.1-.9 2-2 2H4c-1.1 0-2-.9-2-2V6c0-1.1.9-2 2-2h2.5")
        case .article: .sequence([Self.box(2.5, 1.5, 11, 13, 2), Self.line("M5.5 5.5h5M5.5 8h5M5.5 10.5h3")])
        case .page: .sequence([Self.box(1.5, 2.5, 13, 11, 2.5), Self.line("M2 6h12")])
        case .search: .sequence([Self.circle(6.8, 6.8, 4.8), Self.line("M10.4 10.4l4.1 4.1")])
        case .system:
            .sequence([
                Self.circle(8, 8, 5.8),
                Tag.path(.named("d", "M8 2.2a5.8 5.8 0 0 1 0 11.6z"), .named("fill", "currentColor")),
            ])
        case .sun:
            .sequence([
                Self.circle(8, 8, 3),
                Self.line(
                    "M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8L13 13M13 3l-1.2 1.2M4.2 11.8L3 13"),
            ])
        case .moon: Self.line("M13.5 9.6A6 6 0 1 1 6.4 2.5a4.8 4.8 0 0 0 7.1 7.1z")
        case .copy:
            .sequence([
                Self.box(5.5, 5.5, 9, 9, 2),
                Self.line("M3.2 10.5H3a1.5 1.5 0 0 1-1.5-1.5V3A1.5 1.5 0 0 1 3 1.5h6A1.5 1.5 0 0 1 10.5 3v.2"),
            ])
        case .check: Self.line("M2.5 8.5l3.5 3.5 7.5-8")
        case .zoomOut: Self.line("M3 8h10")
        case .zoomIn: Self.line("M3 8h10M8 3v10")
        case .fit:
            .sequence([Self.line("M1.8 5V1.8H5M11 1.8h3.2V5M14.2 11v3.2H11M5 14.2H1.8V11"), Self.box(5, 5, 6, 6, 1.2)])
        case .fullScreen: Self.line("M9.5 2H14v4.5M14 2 9.5 6.5M6.5 14H2V9.5M2 14l4.5-4.5")
        case .download: Self.line("M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.8h11")
        case .mark:
            .sequence([
                Tag.path(
                    .named("d", "M5 14.5C5 8 12 12 15.5 6"), .named("fill", "none"),
                    .named("stroke", "currentColor"), .named("stroke-width", "2.2")),
                Tag.circle(
                    .named("cx", "5"), .named("cy", "17"), .named("r", "2.9"), .named("fill", "none"),
                    .named("stroke", "currentColor"), .named("stroke-width", "2")),
                Tag.circle(
                    .named("cx", "16.5"), .named("cy", "4.5"), .named("r", "3.5"),
                    .named("fill", "currentColor")),
            ])
        }
    }

    private static func line(_ path: String) -> HTML {
        Tag.path(
            .named("d", path), .named("fill", "none"), .named("stroke", "currentColor"),
            .named("stroke-width", "1.3"), .named("stroke-linecap", "round"), .named("stroke-linejoin", "round"))
    }

    private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> HTML {
        Tag.rect(
            .named("x", "\(x)"), .named("y", "\(y)"), .named("width", "\(width)"), .named("height", "\(height)"),
            .named("rx", "\(radius)"), .named("fill", "none"), .named("stroke", "currentColor"),
            .named("stroke-width", "1.3"))
    }

    private static func filled(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> HTML {
        Tag.rect(
            .named("x", "\(x)"), .named("y", "\(y)"), .named("width", "\(width)"), .named("height", "\(height)"),
            .named("rx", "1"), .named("fill", "currentColor"))
    }

    private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> HTML {
        Tag.circle(
            .named("cx", "\(x)"), .named("cy", "\(y)"), .named("r", "\(radius)"), .named("fill", "none"),
            .named("stroke", "currentColor"), .named("stroke-width", "1.3"))
    }
}
