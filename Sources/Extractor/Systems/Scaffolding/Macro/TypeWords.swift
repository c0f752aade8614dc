/// The words and signs that a type is written with, as far as a macro has to tell them apart.
enum TypeWords {
    /// Names, and every other sign by itself; white space and comments are left out.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var rest = text[...]
        while let first = rest.first {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
            if !name.isEmpty {
                words.append(String(name))
                rest = rest.dropFirst(name.count)
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = afterBlockComment(rest)
            } else {
                if !first.isWhitespace { words.append(String(first)) }
                rest = rest.dropFirst()
            }
        }
        return words
    }

    /// What follows a block comment, which may hold others.
    private static func afterBlockComment(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
        return rest
    }

    /// Where the bracket that begins the words is closed.
    static func end(ofBracketIn words: ArraySlice<String>) -> Int? {
        var depth = 0
        for (index, word) in zip(words.indices, words) {
            depth += change(ofDepthAt: index, word, words)
            if depth == 0 { return index }
        }
        return nil
    }

    /// The elements of a tuple, less their labels; a comma may follow the last.
    static func elements(of words: ArraySlice<String>) -> [ArraySlice<String>] {
        var elements: [ArraySlice<String>] = []
        var (start, depth) = (words.startIndex, 0)
        for (index, word) in zip(words.indices, words) {
            depth += change(ofDepthAt: index, word, words)
            if word == ",", depth == 0 {
                elements.append(words[start..<index])
                start = index + 1
            }
        }
        if start < words.endIndex { elements.append(words[start...]) }
        return elements.map { element in
            // A label, and maybe a second name, before the colon.
            guard let colon = element.prefix(3).firstIndex(of: ":") else { return element }
            return element[(colon + 1)...]
        }
    }

    /// The last part of a type's name; nil where the type is anything but a name with attributes before it.
    static func name(of words: ArraySlice<String>) -> String? {
        var rest = words
        while rest.first == "@" {
            rest = rest.dropFirst(2)
            while rest.first == "." { rest = rest.dropFirst(2) }
            if rest.first == "(", let end = end(ofBracketIn: rest) { rest = rest[(end + 1)...] }
        }
        while let name = rest.first, isName(name) {
            rest = rest.dropFirst()
            if rest.first == "<" {
                guard let end = end(ofBracketIn: rest) else { return nil }
                rest = rest[(end + 1)...]
            }
            if rest.isEmpty { return name }
            guard rest.first == "." else { return nil }
            rest = rest.dropFirst()
        }
        return nil
    }

    private static func isName(_ word: String) -> Bool {
        word.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    }

    private static func change(ofDepthAt index: Int, _ word: String, _ words: ArraySlice<String>) -> Int {
        switch word {
        case "(", "[", "<": 1
        case ")", "]": -1
        // The point of an arrow closes nothing.
        case ">": index > words.startIndex && words[index - 1] == "-" ? 0 : -1
        default: 0
        }
    }
}
