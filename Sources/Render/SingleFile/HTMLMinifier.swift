import Drawing
import PageElements

/// A page with everything taken out that a browser knows without it: the ends of list items, table cells and paragraphs,
/// quotes around plain values, line ends between blocks, indentation and lines of comment in code; and in the graphs of
/// condensed pages what the style sheet says, what scripts ask for, and digits no eye can tell.
package enum HTMLMinifier {
    private static let impliedEnds: Set = ["li", "td", "th", "tr", "thead", "tbody"]
    private static let blocks: Set = [
        "div", "p", "h1", "h2", "h3", "h4", "ul", "ol", "li", "table", "thead", "tbody", "tr", "td", "th",
        "section", "nav", "figure", "figcaption", "g",
    ]
    private static let endsOfParagraph = [
        "<p>", "<p ", "<div", "<ul", "<h2", "<h3", "<figure", "<section", "</section>",
    ]
    /// What style sheets say of every line.
    private static let implied: Set = ["fill=\"none\"", "stroke-width=\"1.4\"", "font-size=\"11\""]
    private static let measured: Set = ["points", "x", "y", "transform", "viewBox"]

    package static func tightened(_ markup: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(markup.count / 2)
        var position = 0
        var isGraph = false
        var isPart = false
        var isPicture = false
        while position < markup.count {
            guard markup[position] == UInt8(ascii: "<") else {
                output.append(markup[position])
                position += 1
                continue
            }
            let end = markup[position...].firstIndex(of: UInt8(ascii: ">")) ?? markup.count - 1
            if markup[position...].starts(with: "<!".utf8) {
                output += markup[position...end]
                position = end + 1
                continue
            }
            let tag = Tag(markup[position...end])
            position = end + 1
            if tag.name == "script" || tag.name == "style", !tag.isEnd {
                let close = markup[position...].firstStart(of: "</\(tag.name)>") ?? markup.count
                output += tightened(lines: markup[(position - tag.length)..<close])
                position = close
                continue
            }
            if isGraph, isPart, tag.name == "title" {
                // What a line joins is told by the list below the graph too, what a node is by the words in it.
                position = (markup[position...].firstStart(of: "</title>") ?? markup.count) + 8
                continue
            }
            if tag.name == "g" { isPart = !tag.isEnd && tag.isPart }
            if tag.name == "figure" { isPicture = tag.attributes.contains { $0.value == "picture" } }
            if tag.name == "svg" {
                isGraph = isPicture && !tag.isEnd && tag.attributes.contains { $0.value == "navigation-graph" }
            }
            if blocks.contains(tag.name), position < markup.count, markup[position] == UInt8(ascii: "\n") {
                position += 1
            }
            if !(tag.isEnd && isImplied(tag.name, before: markup[position...])) {
                write(tag, isGraph: isGraph, to: &output)
            }
        }
        return output
    }

    /// Whether a browser knows where an element ends by what follows: HTML's "optional tags".
    private static func isImplied(_ name: String, before rest: ArraySlice<UInt8>) -> Bool {
        if name == "p" { return endsOfParagraph.contains { rest.starts(with: $0.utf8) } }
        return impliedEnds.contains(name)
    }

    /// Code without what its lines are indented by, and without lines that only comment.
    private static func tightened(lines: ArraySlice<UInt8>) -> [UInt8] {
        lines.split(separator: UInt8(ascii: "\n"))
            .map { $0.drop { $0 == UInt8(ascii: " ") } }
            .filter { !$0.isEmpty && !$0.starts(with: "//".utf8) && !isComment($0) }
            .joined(separator: [UInt8(ascii: "\n")]).map(\.self)
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "/*".utf8) && line.suffix(2).elementsEqual("*/".utf8)
    }

    private struct Tag {
        var name = ""
        var isEnd = false
        var isEmpty = false
        /// Values as they stand in the markup.
        var attributes: [(name: String, value: String)] = []
        let length: Int

        /// Whether it is a line or a node.
        var isPart: Bool {
            attributes.contains { $0.name == "class" && ($0.value.hasPrefix("edge") || $0.value.hasPrefix("node")) }
        }

        /// - Parameter bytes: from `<` to `>`.
        init(_ bytes: ArraySlice<UInt8>) {
            length = bytes.count
            var inside = bytes.dropFirst().dropLast()
            isEnd = inside.first == UInt8(ascii: "/")
            if isEnd { inside = inside.dropFirst() }
            isEmpty = inside.last == UInt8(ascii: "/")
            if isEmpty { inside = inside.dropLast() }
            let parts = inside.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            let head = String(decoding: parts.first ?? [], as: UTF8.self).split(separator: " ")
            name = head.first.map(String.init) ?? ""
            guard parts.count > 1 else { return }
            for index in stride(from: 1, to: parts.count, by: 2) {
                let before = String(decoding: parts[index - 1], as: UTF8.self).split(separator: " ").last ?? ""
                attributes.append((String(before.dropLast()), String(decoding: parts[index], as: UTF8.self)))
            }
        }
    }

    private static func write(_ tag: Tag, isGraph: Bool, to output: inout [UInt8]) {
        output += (tag.isEnd ? "</" : "<").utf8
        output += tag.name.utf8
        var endsOpen = false
        for (name, value) in tag.attributes {
            guard !isGraph || keeps(name, value, of: tag) else { continue }
            let value = isGraph ? drawn(name, value, of: tag) : value
            endsOpen = !value.isEmpty && value.utf8.allSatisfy(isPlain)
            output += " \(name)".utf8
            if value.isEmpty { continue }
            output += (endsOpen ? "=\(value)" : "=\"\(value)\"").utf8
        }
        // A slash right after a value without quotes would be part of it.
        if tag.isEmpty { output += (endsOpen ? " /" : "/").utf8 }
        output.append(UInt8(ascii: ">"))
    }

    private static func keeps(_ name: String, _ value: String, of tag: Tag) -> Bool {
        if implied.contains("\(name)=\"\(value)\"") { return false }
        // The classes of lines and nodes give the colours, and nothing refers to lines.
        switch name {
        case "stroke", "xmlns", "font-family": return false
        // Words in a wide font may leave their boxes: the widths are a twelfth of the file.
        case "textLength", "lengthAdjust": return false
        case "stroke-dasharray": return tag.name != "polyline"
        case "fill": return tag.name == "text" && value == "#465866"
        case "id": return tag.name != "g"
        default: return !name.hasPrefix("data-")
        }
    }

    private static func drawn(_ name: String, _ value: String, of tag: Tag) -> String {
        if name == "d" { return box(value) ?? shortened(value, parts: 1) }
        guard measured.contains(name) else { return value }
        guard name == "points", tag.name == "polygon" else { return shortened(value, parts: 10) }
        // A polygon closes by itself.
        let points = value.split(separator: " ")
        let open = points.count > 1 && points.first == points.last ? points.dropLast() : points[...]
        return shortened(open.joined(separator: " "), parts: 10)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "#"): true
        case UInt8(ascii: "/"), UInt8(ascii: "%"): true
        default: false
        }
    }

    /// A rounded box as `dot` draws it, with its corners relative to each other: 8 curves from the right end of the top.
    private static func box(_ path: String) -> String? {
        let numbers = path.split { "MC ,".contains($0) }.compactMap { Double($0) }
        guard path.utf8.first == UInt8(ascii: "M"), numbers.count == 50 else { return nil }
        let (xs, ys) = (numbers.indices.filter { $0 % 2 == 0 }, numbers.indices.filter { $0 % 2 == 1 })
        guard let left = xs.map({ numbers[$0] }).min(), let right = xs.map({ numbers[$0] }).max(),
            let top = ys.map({ numbers[$0] }).min(), let bottom = ys.map({ numbers[$0] }).max()
        else { return nil }
        let radius = min(12, (bottom - top) / 3).rounded()
        let (width, height) = ((right - left).rounded() - 2 * radius, (bottom - top).rounded() - 2 * radius)
        func text(_ number: Double) -> String { SVGNumber.text(number.rounded()) }
        let corner = text(radius)
        return "M\(text(left + radius)) \(text(top))h\(text(width))q\(corner) 0 \(corner) \(corner)v\(text(height))"
            .replacing(" -", with: "-")
            + "q0 \(corner)-\(corner) \(corner)h-\(text(width))q-\(corner) 0-\(corner)-\(corner)v-\(text(height))"
            + "q0-\(corner) \(corner)-\(corner)z"
    }

    /// Numbers to a part of a pixel.
    private static func shortened(_ value: String, parts: Double) -> String {
        var output = ""
        var number = ""
        func flush() {
            defer { number = "" }
            guard number.contains("."), let exact = Double(number) else {
                output += number
                return
            }
            output += SVGNumber.text((exact * parts).rounded() / parts)
        }
        for character in value {
            if character.isNumber || character == "." || character == "-" {
                number.append(character)
            } else {
                flush()
                output.append(character)
            }
        }
        flush()
        return output.replacing(",-", with: "-").replacing(" -", with: "-")
    }
}
