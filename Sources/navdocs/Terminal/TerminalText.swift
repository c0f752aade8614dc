/// Text on its way to a terminal.
enum TerminalText {
    /// The text with everything made visible that would move the cursor, change colours or turn the reading
    /// direction: file names and names in the source are not ours.
    /// - Parameter keepingLineBreaks: whether line feeds stand for the end of a line, and tabs for themselves.
    static func escaped(_ text: String, keepingLineBreaks: Bool = false) -> String {
        var result = ""
        result.unicodeScalars.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if keepingLineBreaks, scalar == "\n" || scalar == "\t" {
                result.unicodeScalars.append(scalar)
            } else if isUnsafe(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }
}
