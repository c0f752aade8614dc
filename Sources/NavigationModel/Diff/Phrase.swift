/// A sentence whose names are told from its words, so that each report can set them apart in its own way.
///
/// ```
/// let phrase: Phrase = "\(name: "AboutView") is one step further"
/// ```
package struct Phrase: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case words(String)
        /// A name of the user's, as the source writes it.
        case name(String)
    }

    package private(set) var parts: [Part] = []

    package init() {}

    /// Names with commas between them, and `and` before the last.
    package init(listing names: [String]) {
        for (position, name) in names.enumerated() {
            if position > 0 { add(position == names.count - 1 ? " and " : ", ") }
            parts.append(.name(name))
        }
    }

    /// Phrases one after another, with words between them.
    package init(joining phrases: [Phrase], with words: String) {
        for (position, phrase) in phrases.enumerated() {
            if position > 0 { add(words) }
            add(phrase)
        }
    }

    /// A sentence that sets its names between back-ticks.
    package init(marked sentence: String) {
        let pieces = sentence.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count % 2 == 1 else {
            add(sentence)
            return
        }
        for (position, piece) in pieces.enumerated() where !piece.isEmpty {
            if position % 2 == 0 { add(piece) } else { parts.append(.name(piece)) }
        }
    }

    /// The sentence without anything that tells names from words.
    package var text: String {
        parts.map { part in
            switch part {
            case .words(let text), .name(let text): text
            }
        }.joined()
    }

    package mutating func add(_ words: String) {
        guard !words.isEmpty else { return }
        if case .words(let before)? = parts.last {
            parts[parts.count - 1] = .words(before + words)
        } else {
            parts.append(.words(words))
        }
    }

    package mutating func add(_ phrase: Phrase) {
        for part in phrase.parts {
            if case .words(let words) = part { add(words) } else { parts.append(part) }
        }
    }
}

extension Phrase: ExpressibleByStringInterpolation {
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var phrase = Phrase()

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { phrase.add(literal) }
        package mutating func appendInterpolation(_ words: String) { phrase.add(words) }
        package mutating func appendInterpolation(_ number: Int) { phrase.add("\(number)") }
        package mutating func appendInterpolation(_ phrase: Phrase) { self.phrase.add(phrase) }
        package mutating func appendInterpolation(name: String) { phrase.parts.append(.name(name)) }
        package mutating func appendInterpolation(names: [String]) { phrase.add(Phrase(listing: names)) }
    }

    package init(stringLiteral value: String) { add(value) }
    package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }
}
