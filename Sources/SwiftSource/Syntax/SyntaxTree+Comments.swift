extension SyntaxTree {
    /// A line comment that documents nothing.
    struct LineComment {
        let range: Range<Int>
        /// The token after it, or on its line, the one before it.
        let token: Int
        /// Whether it follows its token on its line.
        let isTrailing: Bool
    }

    /// The line comments of a file that document nothing, in order.
    var lineComments: [LineComment] {
        var found: [LineComment] = []
        func look(in range: Range<Int>, _ token: Int, isTrailing: Bool) {
            guard !range.isEmpty else { return }
            var trivia = Trivia(bytes: bytes, range: range)
            while let piece = trivia.next() {
                guard case .lineComment(let range, isDocumentation: false) = piece else { continue }
                found.append(LineComment(range: range, token: token, isTrailing: isTrailing))
            }
        }
        for (index, token) in tokens.enumerated() {
            look(in: Int(token.leading)..<Int(token.start), index, isTrailing: false)
            let next = index + 1 < tokens.count ? Int(tokens[index + 1].leading) : bytes.count
            look(in: Int(token.end)..<max(Int(token.end), next), index, isTrailing: true)
        }
        return found
    }

    /// Whether the text holds some others.
    package func holds(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        let first = word.utf8Start[0]
        return bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while position + count <= bytes.count {
                if bytes[position] == first {
                    var length = 1
                    while length < count, bytes[position + length] == word.utf8Start[length] { length += 1 }
                    if length == count { return true }
                }
                position += 1
            }
            return false
        }
    }
}
