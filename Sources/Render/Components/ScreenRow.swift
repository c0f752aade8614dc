import Base
import NavigationModel
import PageElements

/// A screen in the list of all: who shows it, how, and what it opens.
struct ScreenRow: Hashable, Sendable {
    /// How many views around a screen, and inside it, are looked through; its own page tells all.
    private static let mostViews = 100
    /// The most that one cell tells.
    private static let mostLines = 60

    let screen: Screen
    let ways: ScreenWays

    init(_ screen: Screen, _ index: GraphIndex) {
        self.screen = screen
        ways = ScreenWays(screen, index, most: Self.mostViews)
    }

    /// The cells with everything that is known.
    func full(_ context: PageContext) -> [HTML] {
        [name(context), shownBy(context), StyleChip.html(styles), opens(context)]
    }

    /// The cells of a very long list: styles as words, and a number for what it opens.
    func brief(_ context: PageContext) -> [HTML] {
        let words = styles.map { $0.style.rawValue + ($0.isInferred ? " (inferred)" : "") }.joined(separator: ", ")
        return [
            context.reference(screen.reference), shownBy(context), .text(words),
            .text(ways.isCut ? "over \(ways.opened.count)" : "\(ways.opened.count)"),
        ]
    }

    /// Every style it is shown in, the start of an app as a root.
    var styles: [ShownStyle] {
        let isStart = !ways.apps.isEmpty && !ways.styles.contains { $0.style == .root }
        return (isStart ? [ShownStyle(style: .root, isInferred: false)] : []) + ways.styles
    }

    private func name(_ context: PageContext) -> HTML {
        .of {
            Tag.b { context.reference(screen.reference) }
            screen.documentation.flatMap(context.markdown.summary).map { summary in Tag.p { summary } }
        }
    }

    /// A line for each who shows it.
    private func shownBy(_ context: PageContext) -> HTML {
        var lines = starts + owners(context) + openers(context) + holders(context)
        if lines.count > Self.mostLines {
            let rest = Tag.span(.class("quiet")) { more(than: lines.count - Self.mostLines) }
            lines = lines.prefix(Self.mostLines) + [rest]
        }
        return lines.count == 1 ? lines[0] : .sequence(lines.map { line in Tag.div { line } })
    }

    private var starts: [HTML] {
        ways.apps.map { app in
            .of {
                app
                Tag.span(.class("aside")) { "where the app starts" }
            }
        }
    }

    private func owners(_ context: PageContext) -> [HTML] {
        ways.shownBy.map { shown in
            .of {
                context.reference(shown.coordinator)
                Tag.span(.class("aside")) { "as \(shown.name)" }
            }
        }
    }

    /// Each view that shows it by itself, with the names it does so by: `as help, tip, no coordinator`.
    private func openers(_ context: PageContext) -> [HTML] {
        Dictionary(grouping: ways.shownPlainly, by: \.from).sorted { $0.key < $1.key }.map { opener, transitions in
            let ways = Dictionary(grouping: transitions, by: DestinationName.plain).sorted { $0.key < $1.key }
            let words = ways.map { plain, transitions in
                "as \(Set(transitions.map(\.destination)).sorted().joined(separator: ", ")), \(plain)"
            }
            return .of {
                context.reference(opener)
                Tag.span(.class("aside")) { words.joined(separator: "; ") }
            }
        }
    }

    private func holders(_ context: PageContext) -> [HTML] {
        let told = Set(ways.shownPlainly.filter(\.isFirstView).map(\.from))
        return ways.holders.filter { !told.contains($0) }.map { holder in
            .of {
                Tag.span(.class("quiet")) { "in " }
                context.reference(holder)
            }
        }
    }

    private func opens(_ context: PageContext) -> HTML {
        .of {
            let opened = ways.opened
            if opened.isEmpty { Tag.span(.class("quiet")) { "nothing" } }
            for (position, transition) in opened.prefix(Self.mostLines).enumerated() {
                position > 0 ? ", " : ""
                DestinationName.link(transition, context)
                if transition.evidence == .inferred { Tag.span(.class("aside")) { "inferred" } }
            }
            if opened.count > Self.mostLines {
                Tag.span(.class("quiet")) { ", \(more(than: opened.count - Self.mostLines))" }
            }
        }
    }

    private func more(than count: Int) -> String {
        "and \(ways.isCut ? "over " : "")\(count) \(count == 1 ? "other" : "others"), listed on the screen’s page"
    }
}
