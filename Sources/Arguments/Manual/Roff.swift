/// Text of a manual's page, in the macros of man(7).
struct Roff {
    private(set) var text = ""

    /// A macro with its arguments.
    mutating func macro(_ name: String, _ arguments: String...) {
        let quoted = arguments.map { "\"" + Self.escaped($0).replacing("\"", with: "\\(dq") + "\"" }
        text += ([".\(name)"] + quoted).joined(separator: " ") + "\n"
    }

    /// How long a line of the source is at most, as mandoc(1) likes it.
    private static let width = 80

    /// The page's title, in its section of the manual.
    /// - Parameter date: as `2026-11-22`.
    mutating func title(_ title: String, section: Int, date: String, source: String, manual: String) {
        text += ".TH \"\(Self.escaped(title))\" \(section) \(date) \"\(source)\" \"\(manual)\"\n"
    }

    /// Text in which nothing is a command, each sentence on lines of its own.
    mutating func paragraph(_ paragraph: String) {
        var line = ""
        for word in paragraph.split(separator: " ") {
            let escaped = (word.hasPrefix(".") && line.isEmpty ? "\\&" : "") + Self.escaped(String(word))
            if line.utf8.count + 1 + escaped.utf8.count > Self.width, !line.isEmpty {
                text += line + "\n"
                line = (word.hasPrefix(".") ? "\\&" : "") + Self.escaped(String(word))
            } else {
                line += (line.isEmpty ? "" : " ") + escaped
            }
            if word.hasSuffix(".") || word.hasSuffix("!") || word.hasSuffix("?") {
                text += line + "\n"
                line = ""
            }
        }
        if !line.isEmpty { text += line + "\n" }
    }

    /// A line whose words are set in several fonts, with nothing between them.
    mutating func line(_ parts: [Part]) {
        text += parts.map(\.roff).joined() + "\n"
    }

    enum Part {
        case plain(String), bold(String), italic(String)

        fileprivate var roff: String {
            switch self {
            case .plain(let text): Roff.escaped(text)
            case .bold(let text): "\\fB\(Roff.escaped(text))\\fR"
            case .italic(let text): "\\fI\(Roff.escaped(text))\\fR"
            }
        }
    }

    fileprivate static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
            default: escaped += "\\[u\(String(scalar.value, radix: 16, uppercase: true).leftPadded)]"
            }
        }
        return escaped
    }
}

extension String {
    /// With zeros, to four digits.
    fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
