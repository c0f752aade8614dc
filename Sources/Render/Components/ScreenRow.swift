import Base
import NavigationModel

/// A screen in the list of all: who shows it, how, and what it opens.
struct ScreenRow {
    let screen: Screen
    let ways: ScreenWays
    let context: PageContext

    init(_ screen: Screen, _ context: PageContext) {
        self.screen = screen
        self.context = context
        ways = ScreenWays(screen, context.site.index)
    }

    /// The cells with everything that is known.
    var full: [HTML] { [name, shownBy, how, opens] }

    /// The cells of a very long list: styles as words, and a number for what it opens.
    var brief: [HTML] {
        let words = styles.map { $0.style.rawValue + ($0.inferred ? " (inferred)" : "") }.joined(separator: ", ")
        return [context.reference(screen.reference), shownBy, .text(words), .text("\(ways.opened.count)")]
    }

    /// Every style it is shown in, the start of an app as a root.
    var styles: [(style: Style, inferred: Bool)] {
        let isStart = !ways.apps.isEmpty && !ways.styles.contains { $0.style == .root }
        return (isStart ? [(.root, false)] : []) + ways.styles
    }

    private var name: HTML {
        .of {
            Tag.b { context.reference(screen.reference) }
            screen.documentation.flatMap(context.markdown.summary).map { summary in Tag.p { summary } }
        }
    }

    /// A line for each who shows it.
    private var shownBy: HTML {
        let lines = starts + owners + openers + holders
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

    private var owners: [HTML] {
        ways.shownBy.map { shown in
            .of {
                context.reference(shown.coordinator)
                Tag.span(.class("aside")) { "as \(shown.destination.name)" }
            }
        }
    }

    /// Each view that shows it by itself, with the names it does so by: `as help, tip, no coordinator`.
    private var openers: [HTML] {
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

    private var holders: [HTML] {
        let told = Set(ways.shownPlainly.filter(\.isFirstView).map(\.from))
        return ways.holders.filter { !told.contains($0) }.map { holder in
            .of {
                Tag.span(.class("quiet")) { "in " }
                context.reference(holder)
            }
        }
    }

    private var how: HTML {
        .of {
            for (style, inferred) in styles { StyleChip.html(style, inferred: inferred) }
        }
    }

    private var opens: HTML {
        .of {
            if ways.opens.isEmpty { Tag.span(.class("quiet")) { "nothing" } }
            for (position, transition) in ways.opened.enumerated() {
                position > 0 ? ", " : ""
                DestinationName.link(transition, context)
                if transition.evidence == .inferred { Tag.span(.class("aside")) { "inferred" } }
            }
        }
    }
}
