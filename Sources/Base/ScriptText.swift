/// The one place where text becomes part of a script, or of JSON that is written by hand.
package enum ScriptText {
    /// A string literal that also is valid JSON. It ends no element of HTML it may stand in.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        var last: Unicode.Scalar = "\0"
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "/" where last == "<": result += "\\/"
            case "!" where last == "<": result += "\\u0021"
            case "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
