/// Where an app starts, as far as a look at the text of a file tells.
package enum AppStart {
    /// Whether a file says that an app starts there; a tool for the command line is none.
    package static func isIn(_ utf8: [UInt8]) -> Bool {
        if contains("ApplicationMain", in: utf8) { return true }
        return contains("@main", in: utf8)
            && (contains("ApplicationDelegate", in: utf8) || contains(": App", in: utf8, isWholeWord: true))
    }

    private static func contains(_ text: String, in utf8: [UInt8], isWholeWord: Bool = false) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, utf8.count >= wanted.count else { return false }
        for start in 0...(utf8.count - wanted.count)
        where utf8[start] == first && utf8[start..<(start + wanted.count)].elementsEqual(wanted) {
            let end = start + wanted.count
            guard isWholeWord, end < utf8.count else { return true }
            let scalar = Unicode.Scalar(utf8[end])
            if !scalar.properties.isAlphabetic, scalar != "_", !("0"..."9").contains(scalar) { return true }
        }
        return false
    }
}
