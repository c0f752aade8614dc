import Base
import NavigationModel
import PageElements

/// The changes in words: a sign, a sentence, causes, and where it stands. What is named and still there is a link to its
/// page.
struct DiffChangeList: Hashable, Sendable {
    /// A change with what its words lead to.
    private struct Item: Hashable {
        let change: NavigationChange
        /// The addresses of what is named, by name, as the page has them.
        let links: [String: String]
        /// Where it stood, in short; nil where it still stands somewhere.
        let former: String?
    }

    /// The most that are not folded.
    private static let open = 10

    private let changes: [Item]

    init(_ diff: NavigationDiff, _ site: SiteContent, _ context: PageContext) {
        let former = SourceNames(diff.old)
        changes = diff.changes.map { change in
            let links = ChangeLinks(change: change, site: site)
            var addresses: [String: String] = [:]
            for case .name(let name) in ([change.sentence] + change.details).flatMap(\.parts) {
                addresses[name] = links.target(of: name).map(context.link)
            }
            let place = change.place.flatMap { $0.isNew ? nil : former.short($0.location) }
            return Item(change: change, links: addresses, former: place)
        }
    }

    func html(_ context: PageContext) -> HTML {
        .of {
            if changes.isEmpty {
                Tag.p(.class("lead")) { "The navigation is the same in both versions." }
            } else {
                list(changes.prefix(Self.open), context)
            }
            if changes.count > Self.open {
                Tag.details(.class("more")) {
                    Tag.summary { Words.count(changes.count - Self.open, "more change") }
                    list(changes.dropFirst(Self.open), context)
                }
            }
        }
    }

    private func list(_ changes: ArraySlice<Item>, _ context: PageContext) -> HTML {
        Tag.ol(.class("changes")) {
            for item in changes { Tag.li(.class(Self.colour(item.change))) { html(item, context) } }
        }
    }

    private func html(_ item: Item, _ context: PageContext) -> HTML {
        let change = item.change
        return .of {
            Tag.span(.class("sign"), .hiddenFromReaders) { change.sign == "-" ? "−" : change.sign }
            Tag.div {
                Tag.p(.class("sentence")) {
                    Tag.span(.class("unseen")) { "\(Self.word(change)): " }
                    Self.html(change.sentence, item.links)
                }
                for detail in change.details { Tag.p(.class("detail")) { Self.html(detail, item.links) } }
            }
            if let place = change.place {
                Tag.p(.class("where")) {
                    if let former = item.former {
                        "previously at "
                        Tag.code(.class("place")) { former }
                    } else {
                        context.place(place.location)
                    }
                }
            }
        }
    }

    /// A sentence with its names set in code.
    private static func html(_ phrase: Phrase, _ links: [String: String]) -> HTML {
        .sequence(
            phrase.parts.map { part in
                switch part {
                case .words(let words): .text(words)
                case .name(let name):
                    if let address = links[name] {
                        Tag.a(.href(address)) { Tag.code { name } }
                    } else {
                        Tag.code { name }
                    }
                }
            })
    }

    private static func colour(_ change: NavigationChange) -> String {
        switch change.sign {
        case "-", "!": "rem"
        case "+", "✓": "add"
        default: "chg"
        }
    }

    /// The sign for those who do not see it.
    private static func word(_ change: NavigationChange) -> String {
        switch (change.kind, change.subject) {
        case (.added, .finding): "New finding"
        case (.fixed, _): "Fixed"
        default: change.kind.rawValue.sentence
        }
    }
}
