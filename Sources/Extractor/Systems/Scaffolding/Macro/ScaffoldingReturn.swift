import SwiftSource

/// What a function of a Scaffolding coordinator returns, read the way the library's documentation means it.
struct ScaffoldingReturn: Equatable {
    enum Part: Equatable {
        case view, coordinator, role
        case other(String)
    }

    /// One part for a plain type; two or three for a tab's tuple.
    let parts: [Part]
    let isTuple: Bool

    /// - Parameter text: the return type as written.
    init(_ text: String) {
        let words = Self.normalized(text)
        if words.hasPrefix("("), Self.matchingParenthesis(in: words) == words.index(before: words.endIndex) {
            let elements = Self.elements(of: words.dropFirst().dropLast())
            isTuple = elements.count > 1
            parts = elements.count > 1 ? elements.map(Self.part) : [.other(words)]
        } else {
            isTuple = false
            parts = [Self.part(words)]
        }
    }

    /// Whether it makes a destination: a view or a coordinator, or one of the six tuples a tab takes.
    var isDestination: Bool {
        guard let content = parts.first, content == .view || content == .coordinator else { return false }
        return switch Array(parts.dropFirst()) {
        case [], [.view], [.role], [.view, .role]: true
        default: false
        }
    }

    private static func part(_ text: String) -> Part {
        switch text {
        case "some View", "some SwiftUI.View": .view
        case "any Coordinatable", "any Scaffolding.Coordinatable": .coordinator
        case "TabRole", "SwiftUI.TabRole": .role
        default: .other(text)
        }
    }

    /// White space folded to single blanks, none beside punctuation.
    private static func normalized(_ text: String) -> String {
        var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (from, to) in [("( ", "("), (" )", ")"), (" ,", ","), (", ", ","), (" :", ":"), (": ", ":")] {
            words = words.replacing(from, with: to)
        }
        return words
    }

    /// Where the parenthesis that opens a text is closed.
    private static func matchingParenthesis(in text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The elements between commas that stand outside any bracket, labels dropped.
    private static func elements(of text: Substring) -> [String] {
        var elements = [""]
        var depth = 0
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                elements.append("")
            } else {
                elements[elements.count - 1].append(character)
            }
        }
        return elements.map { element in
            guard let colon = element.firstIndex(of: ":"), element[..<colon].allSatisfy({ $0.isLetter || $0 == "_" })
            else { return element }
            return String(element[element.index(after: colon)...])
        }
    }
}
