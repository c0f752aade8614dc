import Base

/// One difference between two versions of an app's navigation, said in words.
package struct NavigationChange: Hashable, Sendable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
        case removed, changed, renamed, added
        /// A finding, or code that was not understood, is no longer there.
        case fixed
    }

    /// What it is about, in the order of what people notice first.
    package enum Subject: String, Codable, Sendable, CaseIterable, Comparable {
        /// Whether a screen can be reached.
        case screen
        case deepLink, entryPoint, coordinator, destination
        /// What a destination is handed.
        case parameters
        /// How something comes onto the screen.
        case style
        /// Who opens what.
        case transition
        /// Going back.
        case exit
        /// How many steps it takes to get somewhere.
        case way
        case finding, notUnderstood

        package static func < (left: Self, right: Self) -> Bool { left.position < right.position }

        private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// How much it matters to those who use the app, worst first.
    package enum Gravity: Int, Sendable, Comparable {
        /// Something that was there can no longer be reached.
        case lost
        /// A promise to the outside is broken, or a rule says that something is wrong.
        case broken
        case removed
        case worse, changed, renamed, added, noted, fixed

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The words a change is counted by: `3 screens can no longer be reached`.
    package struct Tally: Hashable, Sendable {
        package let one: String
        package let many: String

        package init(_ one: String, _ many: String) {
            self.one = one
            self.many = many
        }

        /// - Parameters:
        ///   - noun: for one; many have an `s` more.
        ///   - said: what is said of one or many alike.
        init(_ noun: String, said: String) { self.init("\(noun) \(said)", "\(noun)s \(said)") }

        package func text(_ count: Int) -> String { "\(count) \(count == 1 ? one : many)" }
    }

    /// Where something stands in one of the two versions.
    package struct Place: Hashable, Sendable {
        /// Whether it is the version after, not the one before.
        package let isNew: Bool
        package let location: SourceLocation
    }

    package var kind: Kind
    package var subject: Subject
    package var gravity: Gravity
    package var sentence: Phrase
    /// What more there is to say: causes, who is concerned.
    package var details: [Phrase] = []
    package var tally: Tally
    /// The names of all it is about, as shown.
    package var names: [String]
    /// The id of the coordinator it is about.
    package var coordinator: String?
    /// The name of the destination it is about.
    package var destination: String?
    /// What was, in a few words, where something has another value now.
    package var before: String?
    package var after: String?
    package var place: Place?

    /// What stands before the sentence in every report, in plain ASCII but for the tick.
    package var sign: String {
        switch (kind, subject) {
        case (.fixed, _): "✓"
        case (.added, .finding): "!"
        case (.added, .notUnderstood): "?"
        case (.removed, _): "-"
        case (.added, _): "+"
        case (.changed, _), (.renamed, _): "~"
        }
    }
}

extension NavigationChange: Comparable {
    /// Worst first.
    package static func < (left: Self, right: Self) -> Bool {
        let (one, two) = (left.sentence.text, right.sentence.text)
        guard (left.gravity, left.subject, one) == (right.gravity, right.subject, two) else {
            return (left.gravity, left.subject, one) < (right.gravity, right.subject, two)
        }
        return (left.detailText, left.placeText) < (right.detailText, right.placeText)
    }

    private var placeText: String { place.map { "\($0.isNew) \($0.location)" } ?? "" }
    private var detailText: String { details.map(\.text).joined(separator: "\n") }
}
