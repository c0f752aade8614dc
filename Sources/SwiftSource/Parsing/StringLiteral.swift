/// The values of string literals.
enum StringLiteral {
    /// The value of a literal without code in it.
    static func value(of node: Node, in tree: SyntaxTree) -> String? {
        let (first, end) = (tree.first(node), tree.end(node))
        let hashes = tree.bytes[Int(tree.tokens[first].start)...].prefix { $0 == UInt8(ascii: "#") }.count
        if end - first == 2 { return "" }
        var value: [UInt8] = []
        for index in first + 1..<end - 1 {
            let token = tree.tokens[index]
            guard token.kind == .segment else { return nil }
            append(tree.bytes[Int(token.start)..<Int(token.end)], hashes: hashes, to: &value)
        }
        return String(decoding: value, as: UTF8.self)
    }

    private static func append(_ text: ArraySlice<UInt8>, hashes: Int, to value: inout [UInt8]) {
        guard text.contains(UInt8(ascii: "\\")) else { return value.append(contentsOf: text) }
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), rest.count >= hashes,
                rest.prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
            else {
                value.append(byte)
                continue
            }
            rest = rest.dropFirst(hashes)
            switch rest.popFirst() {
            case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): value.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "0"): value.append(0)
            case UInt8(ascii: "u"):
                let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
                rest = rest.dropFirst(digits.count + 2)
                let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
                if let scalar = number.flatMap(Unicode.Scalar.init) { value += String(Character(scalar)).utf8 }
            case .some(let sign): value.append(sign)
            case nil: break
            }
        }
    }
}
