/// An element of an SVG, and the one place where SVG becomes text.
package struct SVGElement: Sendable {
    enum Child: Sendable {
        case element(SVGElement)
        case text(String)
    }

    let name: String
    /// In the order they are printed; the values are plain text.
    var attributes: [(name: String, value: String)]
    var children: [Child]

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Child] = []) {
        self.name = name
        self.attributes = attributes.map { ($0.key, $0.value) }
        self.children = children
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
        self.init(name, attributes, [.text(text)])
    }

    package subscript(attribute: String) -> String? {
        get { attributes.first { $0.name == attribute }?.value }
        set {
            let index = attributes.firstIndex { $0.name == attribute }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index].value = value
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?): attributes.append((attribute, value))
            case (nil, nil): break
            }
        }
    }

    package var elements: [SVGElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    package var classes: [Substring] {
        self["class"]?.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init) ?? []
    }

    /// The element as markup.
    var markup: String {
        var output = ""
        write(to: &output)
        return output
    }

    private func write(to output: inout String) {
        output += "<" + name
        for attribute in attributes {
            output += " "
            output += attribute.name
            output += "=\""
            output += Self.escaped(attribute.value, quotes: true)
            output += "\""
        }
        guard !children.isEmpty else {
            output += "/>"
            return
        }
        output += ">"
        for child in children {
            switch child {
            case .text(let text): output += Self.escaped(text)
            case .element(let element):
                if element.name == "g" { output += "\n" }
                element.write(to: &output)
            }
        }
        output += "</\(name)>"
    }

    /// Text for an attribute or an element; what XML cannot hold is replaced.
    private static func escaped(_ text: String, quotes: Bool = false) -> String {
        guard text.utf8.contains(where: { isSpecial($0, quotes: quotes) }) else { return text }
        var output = ""
        output.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: output += "&amp;"
            case 0x3C: output += "&lt;"
            case 0x3E: output += "&gt;"
            case 0x22 where quotes: output += "&quot;"
            case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0xFFFE, 0xFFFF: output += "\u{FFFD}"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }

    /// Whether a byte of UTF-8 is, or begins, something to escape or replace.
    private static func isSpecial(_ byte: UInt8, quotes: Bool) -> Bool {
        switch byte {
        case 0x26, 0x3C, 0x3E, 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0xEF: true
        case 0x22: quotes
        default: false
        }
    }
}
