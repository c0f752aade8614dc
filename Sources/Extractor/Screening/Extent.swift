/// How much of a file is parsed.
enum Extent: Comparable {
    /// All but the code of functions that give no result.
    case results
    case whole

    /// A text with the code blanked out that this leaves out. Lines and columns stay.
    func text(of text: String, _ outline: Outline?) -> String {
        guard self != .whole, let outline else { return text }
        var bytes = Array(text.utf8)
        for function in outline.functions where !function.givesResult { bytes.blank(function.code) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
