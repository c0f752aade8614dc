import NavigationModel
import PageElements

/// A sentence of a rule or a reason: what stands between back-ticks is code, the names of coordinators and screens are
/// links.
enum LinkedText {
    static func html(_ sentence: String, _ context: PageContext) -> HTML {
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return linked(sentence, context) }
        return .sequence(
            parts.enumerated().map { position, part in
                position % 2 == 0 ? linked(part, context) : Tag.code { linked(part, context) }
            })
    }

    private static func linked(_ sentence: String, _ context: PageContext) -> HTML {
        var pieces: [HTML] = []
        var plain = ""
        var rest = sentence[...]
        while let first = rest.first {
            let word = rest.prefix { isNamePart($0) || $0 == "." }
            guard let (name, address) = known(word, context), address != context.path else {
                let plainWord = rest.prefix { isNamePart($0) }
                plain += plainWord.isEmpty ? String(first) : String(plainWord)
                rest = rest.dropFirst(max(plainWord.count, 1))
                continue
            }
            pieces += [.text(plain), Tag.a(.href(context.link(address))) { name }]
            plain = ""
            rest = rest.dropFirst(name.count)
        }
        return .sequence(pieces + [.text(plain)])
    }

    /// The most types within each other that a name is looked up for.
    private static let deepest = 8

    /// The longest name at the start of a word with dots in it that has a page.
    private static func known(_ word: Substring, _ context: PageContext) -> (name: String, address: String)? {
        var parts = word.split(separator: ".", maxSplits: deepest, omittingEmptySubsequences: false).prefix(deepest)
        while !parts.isEmpty {
            let name = parts.joined(separator: ".")
            if let address = context.site.addresses.symbol(name) { return (name, address) }
            parts.removeLast()
        }
        return nil
    }

    private static func isNamePart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
