#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads JSON5 into values that know where they stand, which Foundation's do not.
///
/// The structure is read here; what a text or a number says is left to Foundation.
package struct JSON5Reader {
    /// How deep values may stand in each other.
    private static let deepest = 100

    private let text: [Character]
    /// Where each line begins.
    private let lines: [Int]
    private var position = 0

    /// The value that a text is.
    package static func value(of text: String) throws(ConfigurationFault) -> ConfigurationNode {
        var reader = JSON5Reader(text: Array(text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]))
        let node = try reader.value(depth: 0)
        try reader.skipSpace()
        guard reader.position == reader.text.count else { throw reader.unexpected("the end of the file") }
        return node
    }

    private init(text: [Character]) {
        self.text = text
        lines = [0] + text.indices.filter { text[$0].isNewline }.map { $0 + 1 }
    }

    private var next: Character? { position < text.count ? text[position] : nil }

    private func place(of position: Int) -> ConfigurationNode.Place {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= position { low = middle } else { high = middle }
        }
        return ConfigurationNode.Place(line: low + 1, column: position - lines[low] + 1)
    }

    private func unexpected(_ expected: String) -> ConfigurationFault {
        let found = next.map { "'\($0)'" } ?? "the end of the file"
        return ConfigurationFault("expected \(expected), found \(found)", at: place(of: position))
    }

    private mutating func value(depth: Int) throws(ConfigurationFault) -> ConfigurationNode {
        try skipSpace()
        let start = place(of: position)
        guard depth < Self.deepest else { throw ConfigurationFault("too many nested brackets", at: start) }
        switch next {
        case "{": return ConfigurationNode(value: .object(try members(depth: depth)), place: start)
        case "[": return ConfigurationNode(value: .list(try elements(depth: depth)), place: start)
        case "\"", "'": return ConfigurationNode(value: .text(try string()), place: start)
        default: return ConfigurationNode(value: .other(try word()), place: start)
        }
    }

    private mutating func members(depth: Int) throws(ConfigurationFault) -> [ConfigurationNode.Member] {
        var members: [ConfigurationNode.Member] = []
        var keys: Set<String> = []
        position += 1
        while try !ends(with: "}", after: members.isEmpty) {
            let place = place(of: position)
            let key = next == "\"" || next == "'" ? try string() : try name()
            guard keys.insert(key).inserted else {
                throw ConfigurationFault("'\(key)' is given twice", advice: "remove one of them", at: place)
            }
            try skipSpace()
            guard next == ":" else { throw unexpected("':'") }
            position += 1
            members.append(ConfigurationNode.Member(key: key, keyPlace: place, node: try value(depth: depth + 1)))
        }
        return members
    }

    private mutating func elements(depth: Int) throws(ConfigurationFault) -> [ConfigurationNode] {
        var elements: [ConfigurationNode] = []
        position += 1
        while try !ends(with: "]", after: elements.isEmpty) { elements.append(try value(depth: depth + 1)) }
        return elements
    }

    /// Whether a list or an object ends here; otherwise goes on to what comes next in it.
    /// - Parameter isFirst: whether nothing of it was read yet.
    private mutating func ends(with bracket: Character, after isFirst: Bool) throws(ConfigurationFault) -> Bool {
        try skipSpace()
        if !isFirst, next == "," {
            position += 1
            try skipSpace()
        } else if !isFirst, next != bracket {
            throw unexpected("',' or '\(bracket)'")
        }
        guard next == bracket else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() throws(ConfigurationFault) {
        while let character = next {
            if character == "/" {
                try skipComment()
            } else if character.isWhitespace {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ConfigurationFault) {
        let start = position
        position += 1
        switch next {
        case "/": while let character = next, !character.isNewline { position += 1 }
        case "*":
            position += 1
            while next != "*" || text.dropFirst(position + 1).first != "/" {
                guard next != nil else { throw ConfigurationFault("the comment isn't closed", at: place(of: start)) }
                position += 1
            }
            position += 2
        default:
            position = start
            throw unexpected("a value")
        }
    }

    // MARK: Tokens

    private mutating func string() throws(ConfigurationFault) -> String {
        let start = position
        let quote = next
        repeat {
            position += next == "\\" ? 2 : 1
            guard position < text.count else {
                throw ConfigurationFault("the string isn't closed", at: place(of: start))
            }
        } while next != quote
        position += 1
        guard let string = decoded(String.self, String(text[start..<position])) else {
            throw ConfigurationFault("this isn't a valid JSON5 string", at: place(of: start))
        }
        return string
    }

    /// A key without quotes.
    private mutating func name() throws(ConfigurationFault) -> String {
        let start = position
        while let character = next, character.isLetter || character.isNumber || "_$".contains(character) {
            position += 1
        }
        guard position > start else { throw unexpected("a key") }
        return String(text[start..<position])
    }

    private mutating func word() throws(ConfigurationFault) -> String {
        let start = position
        while let character = next, character.isLetter || character.isNumber || "_$+-.".contains(character) {
            position += 1
        }
        let word = String(text[start..<position])
        if ["null", "true", "false"].contains(word) || (!word.isEmpty && decoded(Double.self, word) != nil) {
            return word
        }
        position = start
        throw word.isEmpty
            ? unexpected("a value") : ConfigurationFault("'\(word)' isn't a valid value", at: place(of: start))
    }

    private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        // Foundation reads a number on to the first byte that is no part of one, past the end where none comes before.
        return try? decoder.decode(type, from: Data((text + "\n").utf8))
    }
}
