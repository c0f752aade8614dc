import NavigationModel

/// The changes in words: a sign, a sentence, causes, and where it stands.
enum DiffChangeList {
    /// The most that are not folded.
    private static let open = 10

    static func html(_ diff: NavigationDiff) -> HTML {
        let changes = diff.changes
        let names = (old: SourceNames(diff.old), new: SourceNames(diff.new))
        return .of {
            if changes.isEmpty {
                Tag.p(.class("lead")) { "Both versions lead people the same ways." }
            } else {
                list(changes.prefix(open), names)
            }
            if changes.count > open {
                Tag.details(.class("more")) {
                    Tag.summary { "\(changes.count - open) more changes" }
                    list(changes.dropFirst(open), names)
                }
            }
        }
    }

    private typealias Names = (old: SourceNames, new: SourceNames)

    private static func list(_ changes: ArraySlice<NavigationChange>, _ names: Names) -> HTML {
        Tag.ol(.class("changes")) {
            for change in changes { Tag.li(.class(colour(change))) { item(change, names) } }
        }
    }

    private static func item(_ change: NavigationChange, _ names: Names) -> HTML {
        .of {
            Tag.span(.class("sign"), .hiddenFromReaders) { change.sign == "-" ? "−" : change.sign }
            Tag.div {
                Tag.p(.class("sentence")) {
                    Tag.span(.class("unseen")) { "\(word(change)): " }
                    html(change.sentence)
                }
                for detail in change.details { Tag.p(.class("detail")) { html(detail) } }
            }
            if let place = change.place {
                Tag.p(.class("where")) {
                    if !place.isNew { "was at " }
                    Tag.code(.class("place")) { (place.isNew ? names.new : names.old).short(place.location) }
                }
            }
        }
    }

    /// A sentence with its names set in code.
    static func html(_ phrase: Phrase) -> HTML {
        .sequence(
            phrase.parts.map { part in
                switch part {
                case .words(let words): .text(words)
                case .name(let name): Tag.code { name }
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
