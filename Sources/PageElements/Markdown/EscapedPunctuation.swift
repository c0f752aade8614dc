/// Keeps back-slash escapes that matter to the extensions but not to CommonMark's own tree, which forgets them.
///
/// `\~`, `\:`, `\[`, `\@` and `\.` become characters that Unicode reserves for use inside a program before cmark reads
/// the text, and turn back into what they stand for on the way out, so that nothing they are part of is taken for a
/// strikethrough, an address or a task.
package enum EscapedPunctuation {
    private static let escapable: [Unicode.Scalar] = ["~", ":", "[", "@", "."]
    private static let first: UInt32 = 0xFDD0

    /// The text with its escapes hidden, line ends made one kind, and characters no document may hold replaced.
    static func protect(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if previous == "\r", scalar == "\n" { continue }
            if previous == "\\", let position = escapable.firstIndex(of: scalar), let stand = standIn(position) {
                output.removeLast()
                output.append(stand)
            } else if scalar == "\r" {
                output.append("\n")
            } else if !scalar.isAllowedInDocuments {
                output.append("\u{FFFD}")
            } else {
                output.append(scalar)
                if previous == "\\", scalar == "\\" { previous = nil }
            }
        }
        return String(output)
    }

    /// The text with each stand-in as the character it stands for.
    package static func plain(_ text: String) -> String { restored(text, prefix: nil) }

    /// The text with each stand-in as it was written, for code.
    static func verbatim(_ text: String) -> String { restored(text, prefix: "\\") }

    private static func standIn(_ position: Int) -> Unicode.Scalar? { Unicode.Scalar(first + UInt32(position)) }

    private static func restored(_ text: String, prefix: Unicode.Scalar?) -> String {
        guard text.utf8.contains(0xEF) else { return text }
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let position = Int(scalar.value) - Int(first)
            guard escapable.indices.contains(position) else {
                output.append(scalar)
                continue
            }
            if let prefix { output.append(prefix) }
            output.append(escapable[position])
        }
        return String(output)
    }
}
