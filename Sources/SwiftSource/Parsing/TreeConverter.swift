import SwiftParser
import SwiftSyntax

/// Turns SwiftParser's tree into a ``SyntaxTree``: for files that ``FileParser`` is not certain of, broken ones among
/// them, and to hold it to.
package struct TreeConverter {
    private var tokens: [Token] = []
    private var builder = TreeBuilder(capacity: 1_000)
    private var values: [Int32: String?] = [:]

    package static func tree(of text: String) -> SyntaxTree {
        var converter = TreeConverter()
        let file = Parser.parse(source: text)
        var children = TreeBuilder.Children()
        converter.convert(Syntax(file), into: &children)
        let bytes = Array(text.utf8)
        return SyntaxTree(
            bytes: bytes, tokens: converter.tokens, records: converter.builder.records, values: converter.values,
            fault: SyntaxFault.first(in: file, bytes))
    }

    private mutating func convert(_ node: Syntax, into parent: inout TreeBuilder.Children) {
        if let token = node.as(TokenSyntax.self) { return convert(token) }
        guard let kind = NodeKind(node) else {
            for child in node.children(viewMode: .all) { convert(child, into: &parent) }
            return
        }
        let first = tokens.count
        var children = TreeBuilder.Children()
        let leftOut = node.partsWithoutNodes
        let condition = node.as(IfConfigClauseSyntax.self)?.condition
        for child in node.children(viewMode: .all) {
            if child.id == condition?.id {
                let first = tokens.count
                var inner = TreeBuilder.Children()
                convert(child, into: &inner)
                builder.append(builder.add(.ifCondition, first..<tokens.count, inner), to: &children)
            } else if leftOut.contains(child.id) {
                for token in child.tokens(viewMode: .all) { convert(token) }
            } else {
                convert(child, into: &children)
            }
        }
        let (name, second) = node.names
        let made = builder.add(
            kind, first..<tokens.count, token: name.flatMap { index(of: $0, from: first) } ?? -1,
            second: second.flatMap { index(of: $0, from: first) } ?? -1, children)
        if let literal = node.as(StringLiteralExprSyntax.self) {
            values[made.number] = .some(literal.representedLiteralValue)
        }
        builder.append(made, to: &parent)
    }

    private mutating func convert(_ token: TokenSyntax) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        var made = Token(
            start: Int32(start), end: Int32(start + token.text.utf8.count), leading: Int32(token.position.utf8Offset),
            kind: Token.Kind(token.tokenKind))
        if token.presence == .missing { made.end = made.start }
        if token.leadingTrivia.contains(where: \.isSpace) { made.flags.insert(.spaceBefore) }
        if token.leadingTrivia.contains(where: \.isLineBreak) { made.flags.insert(.breakBefore) }
        if token.trailingTrivia.contains(where: \.isSpace) { made.flags.insert(.spaceAfter) }
        if token.tokenKind == .keyword(.some) { made.flags.insert(.isOpaque) }
        if made.kind == .period, token.parent?.as(MemberAccessExprSyntax.self)?.base != nil {
            made.flags.insert(.isMemberPeriod)
        }
        tokens.append(made)
    }

    /// The number of a token among those from one on.
    private func index(of token: TokenSyntax, from first: Int) -> Int? {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        var (low, high) = (first, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < start { low = middle + 1 } else { high = middle }
        }
        if token.presence == .present {
            while low < tokens.count, tokens[low].start == tokens[low].end, token.text != "" { low += 1 }
        }
        return low < tokens.count ? low : nil
    }
}

extension Token.Kind {
    fileprivate init(_ kind: TokenKind) {
        switch kind {
        case .identifier: self = .identifier
        case .keyword: self = .keyword
        case .leftBrace: self = .leftBrace
        case .rightParen: self = .rightParen
        case .rightSquare: self = .rightSquare
        case .period: self = .period
        case .postfixQuestionMark: self = .postfixQuestion
        case .endOfFile: self = .end
        default: self = .other
        }
    }
}

extension TriviaPiece {
    /// Whether the piece parts two words.
    fileprivate var isSpace: Bool {
        switch self {
        case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds, .formfeeds, .verticalTabs: true
        default: false
        }
    }

    fileprivate var isLineBreak: Bool {
        switch self {
        case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
        default: false
        }
    }
}
