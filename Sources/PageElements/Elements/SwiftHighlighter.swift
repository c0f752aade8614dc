import SwiftIDEUtils
import SwiftParser
import SwiftSyntax
import Synchronization

/// Gives Swift code the few colours a reader looks for: keywords, types, function names, strings, comments. The only file
/// that touches SwiftSyntax here: what a word is, is what the compiler's own parser says of it.
package enum SwiftHighlighter {
    /// How much code is remembered, in bytes.
    private static let most = 1 << 20

    private struct Known {
        var html: [String: HTML] = [:]
        var size = 0
    }

    /// What was coloured before: the examples of rules are the same in every site, and most code of an app from one to
    /// the next.
    private static let known = Mutex(Known())

    /// The code with its parts in spans.
    package static func html(_ code: String) -> HTML {
        if let html = known.withLock({ $0.html[code] }) { return html }
        let html = coloured(code)
        known.withLock { known in
            if known.size > most { known = Known() }
            known.html[code] = html
            known.size += code.utf8.count
        }
        return html
    }

    /// The most square brackets inside one another: the parser looks ahead at each in a way that doubles the work with
    /// every one inside it.
    private static let deepest = 12

    private static func coloured(_ code: String) -> HTML {
        let bytes = Array(code.utf8)
        guard depth(of: bytes) <= deepest else { return .text(code) }
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

    /// How many square brackets stand inside one another at most, those of strings and comments included.
    private static func depth(of bytes: [UInt8]) -> Int {
        var (depth, most) = (0, 0)
        for byte in bytes {
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]"), depth > 0 { depth -= 1 }
            most = max(most, depth)
        }
        return most
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
