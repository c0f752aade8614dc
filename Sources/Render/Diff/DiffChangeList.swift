import Base
import NavigationModel

/// The changes in words: a sign, a sentence, causes, and where it stands. What is named and still there is a link to its
/// page.
struct DiffChangeList {
    /// The most that are not folded.
    private static let open = 10

    private let diff: NavigationDiff
    private let context: PageContext
    private let formerSources: SourceNames

    init(_ diff: NavigationDiff, _ context: PageContext) {
        self.diff = diff
        self.context = context
        formerSources = SourceNames(diff.old)
    }

    var html: HTML {
        let changes = diff.changes
        return .of {
            if changes.isEmpty {
                Tag.p(.class("lead")) { "Both versions lead people the same ways." }
            } else {
                list(changes.prefix(Self.open))
            }
            if changes.count > Self.open {
                Tag.details(.class("more")) {
                    Tag.summary { Words.count(changes.count - Self.open, "more change") }
                    list(changes.dropFirst(Self.open))
                }
            }
        }
    }

    private func list(_ changes: ArraySlice<NavigationChange>) -> HTML {
        Tag.ol(.class("changes")) {
            for change in changes { Tag.li(.class(Self.colour(change))) { item(change) } }
        }
    }

    private func item(_ change: NavigationChange) -> HTML {
        let links = ChangeLinks(change, context)
        return .of {
            Tag.span(.class("sign"), .hiddenFromReaders) { change.sign == "-" ? "−" : change.sign }
            Tag.div {
                Tag.p(.class("sentence")) {
                    Tag.span(.class("unseen")) { "\(Self.word(change)): " }
                    html(change.sentence, links)
                }
                for detail in change.details { Tag.p(.class("detail")) { html(detail, links) } }
            }
            if let place = change.place {
                Tag.p(.class("where")) {
                    if place.isNew {
                        context.place(place.location)
                    } else {
                        "was at "
                        Tag.code(.class("place")) { formerSources.short(place.location) }
                    }
                }
            }
        }
    }

    /// A sentence with its names set in code.
    private func html(_ phrase: Phrase, _ links: ChangeLinks) -> HTML {
        .sequence(
            phrase.parts.map { part in
                switch part {
                case .words(let words): .text(words)
                case .name(let name):
                    if let address = links.address(of: name) {
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
