/// Reads the syntax of Swift into a ``SyntaxTree``, fast.
///
/// It knows the code that people write, and follows SwiftParser in each decision. Where it is not certain, and where code is
/// wrong, it gives up: the file is read by way of ``TreeConverter`` then.
package struct FileParser {
    typealias Children = TreeBuilder.Children

    /// What code stands in, where that decides how it reads.
    enum Flavor {
        case basic
        /// Before the brace of a statement: a brace begins no closure.
        case condition
        /// Behind `#if`: it ends with the line.
        case directive
    }

    /// Whether names in an expression are new ones.
    enum PatternContext {
        case none, matching, binding
    }

    /// The deepest nesting that is read here.
    private static let deepest = 500

    let bytes: UnsafeBufferPointer<UInt8>
    var tokens: [Token]
    var position = 0
    var builder: TreeBuilder
    private var depth = 0

    /// The tree of a text; nil where it is not certain.
    package static func tree(of text: String) -> SyntaxTree? {
        let bytes = Array(text.utf8)
        guard bytes.count < Int(Int32.max) else { return nil }
        let parsed = bytes.withUnsafeBufferPointer { buffer -> FileParser? in
            do throws(ParserBailout) {
                var parser = FileParser(bytes: buffer, tokens: try Lexer.tokens(of: buffer))
                try parser.file()
                return parser
            } catch { return nil }
        }
        return parsed.map { SyntaxTree(bytes: bytes, tokens: $0.tokens, records: $0.builder.records) }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, tokens: [Token]) {
        self.bytes = bytes
        self.tokens = tokens
        builder = TreeBuilder(capacity: tokens.count)
    }

    private mutating func file() throws(ParserBailout) {
        let statements = try statements()
        guard at(.end) else { throw ParserBailout() }
        advance()
        var children = Children()
        builder.append(statements, to: &children)
        _ = node(.file, from: 0, children)
    }

    // MARK: Tokens

    var kind: Token.Kind { tokens[position].kind }
    var keyword: Keyword { tokens[position].keyword }
    var startsLine: Bool { tokens[position].flags.contains(.startsLine) }

    func at(_ kind: Token.Kind) -> Bool { tokens[position].kind == kind }
    func at(_ keyword: Keyword) -> Bool { tokens[position].keyword == keyword }

    /// A token ahead; the last one beyond the end.
    func peek(_ offset: Int = 1) -> Token { tokens[min(position + offset, tokens.count - 1)] }

    mutating func advance() { if position < tokens.count - 1 || at(.end) { position += 1 } }

    mutating func take(_ kind: Token.Kind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    mutating func take(_ keyword: Keyword) -> Bool {
        guard at(keyword) else { return false }
        advance()
        return true
    }

    @discardableResult
    mutating func expect(_ kind: Token.Kind) throws(ParserBailout) -> Int {
        guard at(kind) else { throw ParserBailout() }
        advance()
        return position - 1
    }

    @discardableResult
    mutating func expect(_ keyword: Keyword) throws(ParserBailout) -> Int {
        guard at(keyword) else { throw ParserBailout() }
        advance()
        return position - 1
    }

    /// A name: no reserved word.
    mutating func name() throws(ParserBailout) -> Int { try expect(.identifier) }

    func text(_ index: Int, is word: StaticString) -> Bool {
        let (start, end) = (Int(tokens[index].start), Int(tokens[index].end))
        guard end - start == word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] { return false }
        return true
    }

    func at(text word: StaticString) -> Bool { text(position, is: word) }

    // MARK: Nodes

    mutating func node(
        _ kind: NodeKind, from first: Int, token: Int = -1, second: Int = -1, _ children: Children = Children()
    ) -> Node {
        builder.add(kind, first..<position, token: token, second: second, children)
    }

    /// A node with one child.
    mutating func node(_ kind: NodeKind, from first: Int, token: Int = -1, around child: Node) -> Node {
        var children = Children()
        builder.append(child, to: &children)
        return node(kind, from: first, token: token, children)
    }

    mutating func append(_ node: Node, to children: inout Children) { builder.append(node, to: &children) }

    /// Counts a level of nesting.
    mutating func enter() throws(ParserBailout) {
        depth += 1
        if depth > Self.deepest { throw ParserBailout() }
    }

    mutating func leave() { depth -= 1 }

    /// Tries to read something, and goes back where that fails.
    mutating func attempt(_ read: (inout FileParser) throws(ParserBailout) -> Node) -> Node? {
        let (start, count, level) = (position, builder.records.count, depth)
        do throws(ParserBailout) { return try read(&self) } catch {
            position = start
            depth = level
            builder.removeNodes(from: count)
            return nil
        }
    }
}
