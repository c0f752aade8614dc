/// How much of a file is parsed. Previews never are.
enum Extent: Comparable {
    /// All but the code of functions that give no result.
    case results
    case whole

    /// A text with the code blanked out that this leaves out. Lines and columns stay.
    func text(of text: String, _ outline: Outline?) -> String {
        guard let outline else { return text }
        let functions = self == .whole ? [] : outline.functions.filter { !$0.givesResult }.map(\.code)
        guard !functions.isEmpty || !outline.previews.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for code in functions + outline.previews { bytes.blank(code) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
