import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Gives Swift code the few colours a reader looks for: keywords, types, function names, strings, comments. The only file
/// that touches SwiftSyntax here: what a word is, is what the compiler's own parser says of it.
enum SwiftHighlighter {
    /// The code with its parts in spans.
    static func html(_ code: String) -> HTML {
        let bytes = Array(code.utf8)
        var pieces: [HTML] = []
        var isName = false
        for part in Parser.parse(source: code).classifications {
            let range = part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset
            guard range.upperBound <= bytes.count else { continue }
            let text = String(decoding: bytes[range], as: UTF8.self)
            guard let colour = isName && part.kind == .identifier ? "function" : colour(of: part.kind, text) else {
                pieces.append(.text(text))
                if !text.allSatisfy(\.isWhitespace) { isName = false }
                continue
            }
            isName = part.kind == .keyword && text == "func"
            pieces.append(Tag.span(.class(colour)) { text })
        }
        return .sequence(pieces)
    }

    private static func colour(of kind: SyntaxClassification, _ text: String) -> String? {
        switch kind {
        case .keyword, .attribute, .ifConfigDirective: "keyword"
        case .type: "type"
        // A type that is called to make a value looks like a function.
        case .identifier: text.first?.isUppercase == true ? "type" : nil
        case .stringLiteral, .regexLiteral: "string"
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: "comment"
        default: nil
        }
    }
}
