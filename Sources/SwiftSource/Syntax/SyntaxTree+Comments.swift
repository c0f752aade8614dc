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

    /// Whether the text holds a word, by Horspool's search: from the last byte compared, the word moves on as far as it can.
    package func holds(_ word: StaticString) -> Bool {
        let last = word.utf8CodeUnitCount - 1
        var shifts = [Int](repeating: last + 1, count: 256)
        for index in 0..<last { shifts[Int(word.utf8Start[index])] = last - index }
        return bytes.withUnsafeBufferPointer { bytes in
            var end = last
            while end < bytes.count {
                var index = last
                while bytes[end - last + index] == word.utf8Start[index] {
                    if index == 0 { return true }
                    index -= 1
                }
                end += shifts[Int(bytes[end])]
            }
            return false
        }
    }
}
