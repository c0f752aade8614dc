import PageElements

/// Walks through markup that printers of ours wrote and puts other values into attributes.
enum AttributeRewriter {
    /// The markup with each attribute's value as the change gives it; an attribute whose change is nil is left out.
    /// - Parameter change: a name, and the value with its character references resolved.
    static func rewritten(_ markup: ArraySlice<UInt8>, _ change: (String, String) -> String?) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(markup.count + markup.count / 4)
        var position = markup.startIndex
        while position < markup.endIndex {
            let byte = markup[position]
            output.append(byte)
            position += 1
            if byte == UInt8(ascii: "<") { position = tag(in: markup, at: position, to: &output, change) }
        }
        return output
    }

    /// Copies a tag.
    /// - Returns: the position of its end.
    private static func tag(
        in markup: ArraySlice<UInt8>, at start: Int, to output: inout [UInt8], _ change: (String, String) -> String?
    ) -> Int {
        var position = start
        var word = start
        var copied = start
        while position < markup.endIndex, markup[position] != UInt8(ascii: ">") {
            switch markup[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"): word = position + 1
            case UInt8(ascii: "\""):
                let end = markup[(position + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? markup.endIndex
                let name = String(decoding: markup[word..<max(word, position - 1)], as: UTF8.self)
                let value = TagScanner.text(markup[(position + 1)..<end])
                if let changed = change(name, value) {
                    if changed != value {
                        output += markup[copied...position]
                        output += HTMLPrinter.escaped(changed).utf8
                        copied = end
                    }
                } else {
                    // The space before it goes too.
                    output += markup[copied..<max(copied, word - 1)]
                    copied = min(end + 1, markup.endIndex)
                }
                position = end
            default: break
            }
            position = min(position + 1, markup.endIndex)
        }
        output += markup[min(copied, position)..<position]
        return position
    }
}
