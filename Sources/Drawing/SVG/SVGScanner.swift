/// Reads the SVG that Graphviz writes: elements, attributes in double quotes, text, comments and a prolog.
package struct SVGScanner {
    private let bytes: [UInt8]
    private var position = 0

    /// The outermost element; nil where the text is none.
    package static func root(of svg: String) -> SVGElement? {
        var scanner = SVGScanner(bytes: Array(svg.utf8))
        return scanner.root()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func root() -> SVGElement? {
        var open: [SVGElement] = []
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                let text = self.text(upTo: UInt8(ascii: "<"))
                if !open.isEmpty, !text.allSatisfy(\.isNewline) {
                    open[open.count - 1].children.append(.text(text))
                }
                continue
            }
            if skips("<!--", "-->") || skips("<!", ">") || skips("<?", "?>") { continue }
            let isEnd = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/")
            if isEnd {
                _ = text(upTo: UInt8(ascii: ">"))
                position += 1
            } else {
                open.append(tag())
                if bytes[position - 2] != UInt8(ascii: "/") { continue }
            }
            guard let element = open.popLast() else { return nil }
            if open.isEmpty { return element }
            open[open.count - 1].children.append(.element(element))
        }
        return nil
    }

    /// An opening tag, read past its `>`.
    private mutating func tag() -> SVGElement {
        position += 1
        var element = SVGElement(word())
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            let name = word()
            guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
                position += 1
                continue
            }
            position += 2
            element.attributes.append((name, text(upTo: UInt8(ascii: "\""))))
            position += 1
        }
        position += 1
        return element
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, !" \n\t=>/".utf8.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skips(_ opening: String, _ closing: String) -> Bool {
        guard bytes[position...].starts(with: opening.utf8) else { return false }
        position += opening.utf8.count
        while position < bytes.count, !bytes[position...].starts(with: closing.utf8) { position += 1 }
        position = min(position + closing.utf8.count, bytes.count)
        return true
    }

    private mutating func text(upTo end: UInt8) -> String {
        let start = position
        while position < bytes.count, bytes[position] != end { position += 1 }
        return Self.decoded(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    /// Text with its character references resolved; what is no reference Graphviz writes stays as it is.
    private static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var output = ""
        var rest = text[...]
        while let mark = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
            output += rest[..<mark]
            rest = rest[mark...]
            let name = rest.utf8.dropFirst().prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") }
            if name.endIndex < rest.endIndex, rest.utf8[name.endIndex] == UInt8(ascii: ";"),
                let character = character(String(Substring(name)))
            {
                output.append(character)
                rest = rest[rest.utf8.index(after: name.endIndex)...]
            } else {
                output += "&"
                rest = rest[name.startIndex...]
            }
        }
        return output + rest
    }

    private static func character(_ name: String) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        default:
            guard name.hasPrefix("#"), let value = UInt32(name.dropFirst()) else { return nil }
            return Unicode.Scalar(value).map(Character.init)
        }
    }
}
