import NavigationModel

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
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let address = word.isEmpty ? nil : context.site.addresses.symbol(String(word))
            if let address, address != context.path {
                pieces += [.text(plain), Tag.a(.href(context.link(address))) { String(word) }]
                plain = ""
            } else {
                plain += word.isEmpty ? String(first) : String(word)
            }
            rest = rest.dropFirst(max(word.count, 1))
        }
        return .sequence(pieces + [.text(plain)])
    }
}
