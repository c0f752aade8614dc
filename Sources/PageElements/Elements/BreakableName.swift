/// A name in code that may break before each of its words, and nowhere else as long as these fit: Start·Chat·Flow,
/// URL·Preview, Home·.detail, settings·_screen.
package enum BreakableName {
    package static func html(_ name: String) -> HTML {
        .of {
            for (position, word) in words(of: name).enumerated() {
                if position > 0 { Tag.wbr() }
                word
            }
        }
    }

    /// The words of a name, which together are all of it.
    package static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words = [""]
        for (position, character) in characters.enumerated() {
            if position > 0, isStart(position, in: characters) { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    /// Whether a word begins here: a capital after a small letter, the last capital of several before a small letter, a dot
    /// or an underscore.
    private static func isStart(_ position: Int, in name: [Character]) -> Bool {
        let (last, character) = (name[position - 1], name[position])
        if character == "." || character == "_" { return last != character }
        guard character.isUppercase else { return false }
        let isBeforeSmall = position + 1 < name.count && name[position + 1].isLowercase
        return last.isUppercase ? isBeforeSmall : last.isLetter || last.isNumber
    }
}
