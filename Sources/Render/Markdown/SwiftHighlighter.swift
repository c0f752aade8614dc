/// Gives Swift code the few colours a reader looks for: keywords, types, function names, strings, comments.
enum SwiftHighlighter {
    private static let keywords: Set<String> = [
        "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "guard", "if",
        "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated",
        "open", "override", "package", "private", "protocol", "public", "return", "self", "Self", "some", "static",
        "struct", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
        "while",
    ]

    /// The code with its parts in spans.
    static func html(_ code: String) -> HTML {
        let characters = Array(code)
        var pieces: [HTML] = []
        var plain = ""
        var previousWord = ""
        var position = 0
        func flush() {
            if !plain.isEmpty { pieces.append(.text(plain)) }
            plain = ""
        }
        while position < characters.count {
            let end = endOfToken(at: position, in: characters)
            let token = String(characters[position..<end])
            if let name = colour(of: token, after: previousWord) {
                flush()
                pieces.append(Tag.span(.class(name)) { token })
            } else {
                plain += token
            }
            if !token.allSatisfy(\.isWhitespace) { previousWord = token }
            position = end
        }
        flush()
        return .sequence(pieces)
    }

    private static func endOfToken(at start: Int, in code: [Character]) -> Int {
        let rest = code[start...]
        let first = code[start]
        if isWord(first) || first == "@" || first == "#" {
            return rest.dropFirst().prefix(while: isWord).endIndex
        }
        if first == "\"" {
            var isEscaped = false
            let body = rest.dropFirst().prefix { character in
                let isEnd = character == "\"" && !isEscaped || character.isNewline
                isEscaped = character == "\\" && !isEscaped
                return !isEnd
            }
            return min(body.endIndex + 1, code.endIndex)
        }
        if rest.prefix(2).elementsEqual("//") { return rest.prefix { !$0.isNewline }.endIndex }
        return start + 1
    }

    private static func colour(of token: String, after previous: String) -> String? {
        guard let first = token.first else { return nil }
        if first == "\"" { return "string" }
        if token.hasPrefix("//") { return "comment" }
        if (first == "@" || first == "#") && token.count > 1 || keywords.contains(token) { return "keyword" }
        if previous == "func", isWord(first) { return "function" }
        return first.isUppercase ? "type" : nil
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
