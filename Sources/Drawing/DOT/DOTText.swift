import Base

/// The one place where text becomes part of a DOT file.
package enum DOTText {
    /// A quoted string for an attribute that Graphviz reads escapes in (`id`, `tooltip`, `URL` and the like).
    package static func quoted(_ text: String) -> String {
        let text = opaque(text)
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return "\"" + text + "\""
        }
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }

    /// Text inside an HTML-like label.
    package static func html(_ text: String) -> String {
        var result = ""
        for scalar in opaque(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A name as an identifier of ASCII letters, digits, `.` and `_`, which needs no quoting anywhere and differs for
    /// names that differ: every other character becomes `_x1F600_`. Of one that is very long a digest stands for the rest.
    package static func identifier(_ name: String) -> String {
        guard name.utf8.count > longest else { return escaped(name) }
        let digest = Digest(of: name)
        let words = [digest.first, digest.second].map { String($0, radix: 16, uppercase: true) }
        // No character is escaped so.
        return escaped(String(name.prefix(100))) + "_xD" + words.joined(separator: "_xD") + "_"
    }

    /// A name or a sentence for a tooltip, its middle cut out where it is very long.
    static func title(_ text: String) -> String {
        text.utf8.count > longest ? PlainText.shortened(text, to: longest / 2) : text
    }

    /// The longest text in bytes that stands in a picture as it is: reading a longer one takes Graphviz long.
    private static let longest = 1_000

    private static func escaped(_ name: String) -> String {
        let scalars = Array(name.unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let startsEscape = scalar == "_" && (index + 1 == scalars.count || scalars[index + 1] == "x")
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", ".": result.unicodeScalars.append(scalar)
            case "_" where !startsEscape: result += "_"
            default: result += "_x" + String(scalar.value, radix: 16, uppercase: true) + "_"
            }
        }
        return result
    }

    /// Graphviz leaves what looks like an entity as it is, so a word joiner parts the `&` from what follows.
    private static func opaque(_ text: String) -> String {
        guard text.unicodeScalars.contains("&") else { return PlainText.visible(text) }
        var result = ""
        let scalars = Array(PlainText.visible(text).unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            result.unicodeScalars.append(scalar)
            guard scalar == "&", index + 1 < scalars.count else { continue }
            let next = scalars[index + 1]
            if next == "#" || (next.isASCII && next.properties.isAlphabetic) { result += "\u{2060}" }
        }
        return result
    }
}
