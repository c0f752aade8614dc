import SwiftSyntax

/// Where a file is no valid Swift, as SwiftParser tells it.
package struct SyntaxFault {
    /// In bytes of UTF-8 from the beginning of the file.
    package let offset: Int
    /// What is wrong there: `` `}` is missing ``.
    package let reason: String
    package let help: String

    /// The first fault of a file; nil where it is valid.
    static func first(in file: SourceFileSyntax, _ bytes: [UInt8]) -> SyntaxFault? {
        var nodes = [Syntax(file)]
        while let node = nodes.popLast() {
            guard node.hasError, !isSpacedAttribute(node) else { continue }
            if node.is(UnexpectedNodesSyntax.self) {
                return SyntaxFault(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, "unexpected code")
            }
            let faulty = node.children(viewMode: .all).filter(\.hasError)
            guard faulty.isEmpty else {
                nodes += faulty.reversed()
                continue
            }
            guard let token = node.as(TokenSyntax.self) else {
                return SyntaxFault(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, "code is missing")
            }
            return SyntaxFault(of: token, bytes)
        }
        return nil
    }

    /// Whether it is the parenthesis in `@available (iOS 15, *)`: to Swift 6, the space before it is a fault.
    private static func isSpacedAttribute(_ node: Syntax) -> Bool {
        guard let token = node.as(TokenSyntax.self), token.presence == .present else { return false }
        return token.parent?.as(AttributeSyntax.self)?.leftParen == token
    }

    private init(of token: TokenSyntax, _ bytes: [UInt8]) {
        if let marker = Self.conflict(in: bytes, token) {
            self.init(
                offset: marker, reason: "unresolved merge conflict",
                help: "resolve the conflict and remove the markers")
            return
        }
        guard token.presence == .missing else {
            self.init(offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, "this isn't valid Swift")
            return
        }
        // What is missing is told where the code before it ends.
        let end = token.previousToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia.utf8Offset
        let isPlaceholder = token.text.isEmpty || token.text.hasPrefix("<#")
        self.init(
            offset: end ?? token.position.utf8Offset,
            isPlaceholder ? "something is missing after this" : "`\(token.text)` is missing after this")
    }

    /// A bracket that is never closed.
    package init(unclosed offset: Int) { self.init(offset: offset, "a bracket here isn't closed") }

    /// Whether it is there whatever was blanked out of the file: code stands between it and that.
    package func isBefore(_ blank: Int, in tree: SyntaxTree) -> Bool {
        tree.tokens.last { Int($0.end) <= blank && $0.start < $0.end }.map { offset < Int($0.start) } ?? false
    }

    private init(offset: Int, reason: String, help: String) {
        self.offset = offset
        self.reason = reason
        self.help = help
    }

    private init(offset: Int, _ reason: String) {
        self.init(offset: offset, reason: reason, help: "fix the errors that the compiler reports in this file")
    }

    /// Where the marker of a conflict stands that SwiftParser passed over before a token.
    private static func conflict(in bytes: [UInt8], _ token: TokenSyntax) -> Int? {
        let before = token.position.utf8Offset..<token.positionAfterSkippingLeadingTrivia.utf8Offset
        let newline = UInt8(ascii: "\n")
        return before.first { offset in
            (offset == 0 || bytes[offset - 1] == newline || bytes[offset - 1] == UInt8(ascii: "\r"))
                && (bytes[offset...].starts(with: "<<<<<<< ".utf8) || bytes[offset...].starts(with: ">>>> ".utf8))
        }
    }
}
