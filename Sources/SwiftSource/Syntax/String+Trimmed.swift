extension StringProtocol {
    /// The text without white space at both ends.
    package func trimmed() -> String {
        var text = drop(while: \.isWhitespace)
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }
}
