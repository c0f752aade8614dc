import SwiftSyntax

/// Source text for people to read: comments gone, white space folded.
enum OneLine {
    /// The longest text kept, in characters; what is cut ends in `…`.
    private static let limit = 240

    /// A node's text on one line.
    static func text(of node: some SyntaxProtocol) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            append(token, to: &text)
            if text.utf8.count > limit * 4 { break }
        }
        return shortened(text)
    }

    /// A call's text on one line, its closures reduced to `{ … }`.
    static func text(of call: FunctionCallExprSyntax) -> String {
        var text = ""
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self), isModifierChain(access.base) {
            // What a view is built of says nothing about where a modifier leads.
            text = "….\(access.declName.trimmedDescription)"
            let rest = call.children(viewMode: .sourceAccurate).dropFirst()
            for child in rest { append(child, to: &text, depth: 0) }
        } else {
            append(Syntax(call), to: &text, depth: 0)
        }
        return shortened(text)
    }

    /// Whether an expression is a modifier, or several, of a value made in place: `VStack { … }.padding()`.
    private static func isModifierChain(_ expression: ExprSyntax?) -> Bool {
        var links = 0
        var next = expression
        while let call = next?.as(FunctionCallExprSyntax.self), links < 1_000 {
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
                links += 1
                next = access.base
            } else {
                let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                let isView = call.trailingClosure != nil || links > 0
                return isView && name?.first?.isUppercase == true
            }
        }
        return false
    }

    private static func append(_ node: Syntax, to text: inout String, depth: Int) {
        guard text.utf8.count <= limit * 4, depth < 200 else { return }
        if node.is(ClosureExprSyntax.self) {
            if let last = text.last, last != " ", last != "(" { text += " " }
            text += "{ … }"
            if let brace = node.lastToken(viewMode: .sourceAccurate), brace.trailingTrivia.contains(where: \.isSpace) {
                text += " "
            }
        } else if let token = node.as(TokenSyntax.self) {
            append(token, to: &text)
        } else {
            for child in node.children(viewMode: .sourceAccurate) { append(child, to: &text, depth: depth + 1) }
        }
    }

    private static func append(_ token: TokenSyntax, to text: inout String) {
        let isBroken = token.leadingTrivia.contains(where: \.isLineBreak)
        // A period with nothing before it begins a value, as in `[.home, .search]`.
        let isMember = token.tokenKind == .period && token.parent?.as(MemberAccessExprSyntax.self)?.base != nil
        let closes = isBroken && [.rightParen, .rightSquare].contains(token.tokenKind)
        if isMember || closes || token.tokenKind == .postfixQuestionMark {
            if text.hasSuffix(" ") { text.removeLast() }
            if closes, text.hasSuffix(",") { text.removeLast() }
        } else if token.leadingTrivia.contains(where: \.isSpace), let last = text.last, last != " ",
            !isBroken || (last != "(" && last != "[")
        {
            text += " "
        }
        text += token.text
        if token.trailingTrivia.contains(where: \.isSpace) { text += " " }
    }

    private static func shortened(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text.count > limit ? text.prefix(limit - 1) + "…" : text
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
