/// Takes out of an SVG what does more than show a picture: scripts, what runs them, pages inside of it, and what is loaded
/// from elsewhere. A page that shows it as a picture runs none of that, but a browser that opens it by itself does.
///
/// Nothing else is changed, so that a picture without any of it keeps its bytes.
package struct SVGCleaner {
    /// An SVG that cannot be read as a browser would.
    package struct Fault: Error {
        /// In words: `it isn't UTF-8`.
        package let reason: String
    }

    private struct Element {
        let name: String
        /// The namespaces of prefixes; that of names without one stands under the empty one.
        let namespaces: [String: String]
        let isStyle: Bool
    }

    /// What no picture needs, and what would make this slow.
    private static let mostOpen = 1000
    private static let mostNamespaces = 100

    private let bytes: [UInt8]
    private var open: [Element] = []
    /// How many elements are open around one that is being taken out, and where it begins; nil outside of such.
    private var removal: (depth: Int, start: Int)?
    private var cuts: [Range<Int>] = []
    private var removed: Set<String> = []

    /// What is left of an SVG, and the names of what was taken out, sorted.
    package static func cleaned(_ bytes: [UInt8]) throws(Fault) -> (bytes: [UInt8], removed: [String]) {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw Fault(reason: "it isn't UTF-8") }
        var cleaner = SVGCleaner(bytes: bytes)
        do throws(XMLReader.Fault) { try cleaner.read() } catch {
            throw Fault(reason: "browsers can't read it, because \(error.reason)")
        }
        return (cleaner.left(), cleaner.removed.sorted())
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() throws(XMLReader.Fault) {
        var reader = XMLReader(bytes)
        var roots = 0
        var start = 0
        var style = ""
        var styleStart = 0
        while let part = try reader.next() {
            let range = start..<reader.position
            start = reader.position
            switch part {
            case .start(let name, let attributes, let isEmpty):
                let element = element(name, attributes)
                guard open.count < Self.mostOpen, element.namespaces.count < Self.mostNamespaces else {
                    throw XMLReader.Fault(reason: "its elements are nested too deeply")
                }
                if open.isEmpty {
                    roots += 1
                    guard roots == 1, space(of: element) == SVGRules.svg, SVGRules.local(name) == "svg" else {
                        throw XMLReader.Fault(reason: "it isn't a single SVG image")
                    }
                }
                if removal == nil, let what = fault(of: element, attributes) {
                    removed.insert(what)
                    if isEmpty { cuts.append(range) } else { removal = (open.count, range.lowerBound) }
                } else if removal == nil {
                    check(attributes, of: element)
                }
                guard !isEmpty else { continue }
                if element.isStyle, removal == nil { (style, styleStart) = ("", reader.position) }
                open.append(element)
            case .end(let name):
                guard let last = open.popLast(), last.name == name else {
                    throw XMLReader.Fault(reason: "</\(name)> has no start tag")
                }
                if let removed = removal {
                    guard open.count == removed.depth else { continue }
                    cuts.append(removed.start..<range.upperBound)
                    removal = nil
                } else if last.isStyle, !SVGRules.isHarmless(style: style) {
                    remove(styleStart..<range.lowerBound, "style")
                }
            case .text(let text, let isPlain):
                let resolved = isPlain ? try reader.resolved(reader.text(text)) : reader.text(text)
                if open.isEmpty, !isPlain || !resolved.allSatisfy(\.isWhitespace) {
                    throw XMLReader.Fault(reason: "there is text outside the image")
                }
                if removal == nil, open.last?.isStyle == true { style += resolved }
            case .instruction: if removal == nil { remove(range, "<?…?>") }
            case .remark: break
            }
        }
        guard roots == 1, open.isEmpty else { throw XMLReader.Fault(reason: "it ends too early") }
    }

    private func element(_ name: String, _ attributes: [XMLReader.Attribute]) -> Element {
        var namespaces = open.last?.namespaces ?? [:]
        for attribute in attributes {
            let words = attribute.name.split(separator: ":", maxSplits: 1).map(String.init)
            if words[0] == "xmlns" { namespaces[words.count > 1 ? words[1] : ""] = attribute.value }
        }
        return Element(name: name, namespaces: namespaces, isStyle: SVGRules.local(name) == "style")
    }

    /// The namespace of an element; where none is declared, that of SVG.
    private func space(of element: Element) -> String {
        let words = element.name.split(separator: ":", maxSplits: 1)
        return element.namespaces[words.count > 1 ? String(words[0]) : ""] ?? SVGRules.svg
    }

    /// What an element is that is taken out with all in it; nil for one that stays.
    private func fault(of element: Element, _ attributes: [XMLReader.Attribute]) -> String? {
        let name = SVGRules.local(element.name)
        let space = space(of: element)
        // A style holds text, and no more.
        if open.last?.isStyle == true { return name }
        if space == SVGRules.html || (space == SVGRules.svg && !SVGRules.shows(name)) { return name }
        if name == "script" || name == "foreignObject" { return name }
        let changed = attributes.first { SVGRules.local($0.name) == "attributeName" }?.value
        return changed.map(SVGRules.isAnimated) == false ? name : nil
    }

    private mutating func check(_ attributes: [XMLReader.Attribute], of element: Element) {
        for attribute in attributes where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
            let isHarmless = SVGRules.isHarmless(
                attribute.name, attribute.value, of: SVGRules.local(element.name))
            if !isHarmless { remove(attribute.range, attribute.name) }
        }
    }

    private mutating func remove(_ range: Range<Int>, _ what: String) {
        cuts.append(range)
        removed.insert(what)
    }

    private func left() -> [UInt8] {
        guard !cuts.isEmpty else { return bytes }
        var left: [UInt8] = []
        var position = 0
        // A style is cut after what stands in it.
        for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            left += bytes[position..<max(position, cut.lowerBound)]
            position = max(position, cut.upperBound)
        }
        return left + bytes[position...]
    }
}
