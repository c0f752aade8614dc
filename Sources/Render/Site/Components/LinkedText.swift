import NavigationModel

/// A sentence with the names of coordinators and screens in it made links.
enum LinkedText {
    static func html(_ sentence: String, _ context: PageContext) -> HTML {
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
