/// Pieces of a page → text. The one place where markup is written and text is escaped.
package enum HTMLPrinter {
    /// The markup of a piece.
    package static func print(_ piece: HTML) -> String {
        var output = ""
        write(piece, to: &output)
        return output
    }

    /// The start and the end tag of an element, for what another printer puts between.
    package static func tags(_ tag: Tag, _ attributes: [Attribute]) -> (open: String, close: String) {
        var open = ""
        self.open(tag, attributes, to: &open)
        return (open, "</\(tag.rawValue)>")
    }

    /// A text as it stands in an attribute.
    package static func escaped(_ text: String) -> String {
        var output = ""
        escape(text, to: &output)
        return output
    }

    private static func write(_ piece: HTML, to output: inout String) {
        switch piece {
        case .text(let text): escape(text, to: &output)
        case .markup(let markup): output += markup.text
        case .sequence(let pieces): for piece in pieces { write(piece, to: &output) }
        case .element(let tag, let attributes, let content):
            open(tag, attributes, to: &output)
            if !tag.isVoid {
                write(content, to: &output)
                close(tag, to: &output)
            }
            if tag.endsLine { output += "\n" }
        }
    }

    // Appended piece by piece: a string put together first would be made for nothing else.

    private static func open(_ tag: Tag, _ attributes: [Attribute], to output: inout String) {
        output += "<"
        output += tag.rawValue
        for attribute in attributes {
            output += " "
            output += attribute.name
            output += "=\""
            escape(attribute.value, to: &output)
            output += "\""
        }
        output += tag.isVoid ? " />" : ">"
    }

    private static func close(_ tag: Tag, to output: inout String) {
        output += "</"
        output += tag.rawValue
        output += ">"
    }

    /// Whether a byte is a printable ASCII character, or white space, that means nothing in markup.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: true
        default: false
        }
    }

    /// Escapes what has a meaning in markup, in text and in quoted attributes alike; characters no document may hold
    /// become U+FFFD, and those that turn the direction of what follows are spelled out, as they are in pictures.
    private static func escape(_ text: String, to output: inout String) {
        if text.utf8.allSatisfy(isPlain) {
            output += text
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&#39;"
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                output += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: output.unicodeScalars.append(scalar.isAllowedInDocuments ? scalar : "\u{FFFD}")
            }
        }
    }
}

extension Tag {
    /// Whether a line ends after the element, so that the page's source reads well where white space has no meaning.
    fileprivate var endsLine: Bool {
        switch self {
        case .html, .head, .meta, .title, .link, .body, .header, .nav, .main, .footer, .section, .figure: true
        case .div, .p, .h1, .h2, .h3, .h4, .h5, .h6, .ul, .ol, .li: true
        case .table, .thead, .tbody, .tr, .th, .td, .pre, .details, .figcaption, .symbol: true
        case .dialog, .label, .select, .option: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 and HTML let the character stand in a document.
    var isAllowedInDocuments: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0xFDCF, 0xFDF0...0xFFFD: true
        case 0x10000...0x10FFFF: value & 0xFFFE != 0xFFFE
        default: false
        }
    }
}
