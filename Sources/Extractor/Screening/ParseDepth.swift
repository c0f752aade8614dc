import SwiftSource

/// How much of a file is parsed. Previews never are.
package enum ParseDepth: UInt8, Comparable, Sendable {
    /// All but the code of functions that give no result.
    case results
    case whole

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// A text with the code blanked out that this leaves out. Lines and columns stay.
    package func text(of text: String, _ outline: Outline?) -> String {
        guard let outline else { return text }
        let functions = leftOut(by: outline)
        guard !functions.isEmpty || !outline.previews.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for code in functions + outline.previews { bytes.blank(code) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where the code of the functions stands that this leaves out.
    func leftOut(by outline: Outline) -> [Range<Int>] {
        self == .whole ? [] : outline.functions.filter { !$0.givesResult }.map(\.code)
    }
}
