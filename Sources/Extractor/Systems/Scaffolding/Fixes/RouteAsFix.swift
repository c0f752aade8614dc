import NavigationModel
import SwiftParser
import SwiftSyntax
import SwiftSource

/// Turns `route(to: .a, as: .sheet)` into `present(.a, as: .sheet)`, and `route(to: .a, as: .push)` into `route(to: .a)`.
enum RouteAsFix: Fix {
    static let rule = "removed-route-as"

    static func edits(of text: String, at offset: Int) -> [Edit] {
        guard let call = call(in: text, at: offset) else { return [] }
        let arguments = Array(call.arguments)
        guard let name = name(of: call.calledExpression), ["route", "routeAndWait"].contains(name.text),
            arguments.count > 1, arguments[0].label?.text == "to", arguments[1].label?.text == "as",
            let style = arguments[1].expression.as(MemberAccessExprSyntax.self), style.base == nil
        else { return [] }
        switch style.declName.baseName.text {
        case "push":
            // From the end of the first argument to the end of the second, whose comma goes where one follows.
            let start = arguments[0].expression.endPositionBeforeTrailingTrivia.utf8Offset
            let end = arguments[1].expression.endPositionBeforeTrailingTrivia.utf8Offset
            return [Edit(range: start..<end)]
        case "sheet", "fullScreenCover":
            guard let label = arguments[0].label else { return [] }
            let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
            let value = arguments[0].expression.positionAfterSkippingLeadingTrivia.utf8Offset
            let first = name.positionAfterSkippingLeadingTrivia.utf8Offset
            let verb = name.text == "route" ? "present" : "presentAndWait"
            return [
                Edit(range: first..<first + name.text.utf8.count, replacement: verb), Edit(range: start..<value),
            ]
        default: return []
        }
    }

    /// The call whose name stands at a place.
    private static func call(in text: String, at offset: Int) -> FunctionCallExprSyntax? {
        let file = Parser.parse(source: text)
        guard let token = file.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        var node = token.parent
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self) { return call }
            guard current.is(ExprSyntax.self) else { return nil }
            node = current.parent
        }
        return nil
    }

    private static func name(of callee: ExprSyntax) -> TokenSyntax? {
        if let access = callee.as(MemberAccessExprSyntax.self) { return access.declName.baseName }
        return callee.as(DeclReferenceExprSyntax.self)?.baseName
    }
}
