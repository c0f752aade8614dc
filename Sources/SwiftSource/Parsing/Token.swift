/// A token, by where it stands in the text in UTF-8.
struct Token {
    enum Kind: UInt8 {
        case identifier, keyword, wildcard, number, quote, segment, regex
        case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
        case comma, colon, semicolon, at, pound, backslash, period, arrow, equal
        case binaryOperator, prefixOperator, postfixOperator, prefixAmpersand
        case infixQuestion, postfixQuestion, exclamation
        case poundIf, poundElseif, poundElse, poundEndif, poundAvailable
        case other, end
    }

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// White space stands before it, on its line or above.
        static let spaceBefore = Flags(rawValue: 1)
        /// A line ends before it, outside of comments.
        static let breakBefore = Flags(rawValue: 2)
        /// White space follows on its line.
        static let spaceAfter = Flags(rawValue: 4)
        /// It is the first of its line, for the rules of the grammar.
        static let startsLine = Flags(rawValue: 8)
        /// A period between a value and its member.
        static let isMemberPeriod = Flags(rawValue: 16)
        /// It goes on with the operator before it: the `=` of `>=`.
        static let isGlued = Flags(rawValue: 32)
        /// A number with a point or an exponent.
        static let isFloat = Flags(rawValue: 64)
        /// The word `some` before a type.
        static let isOpaque = Flags(rawValue: 128)
    }

    var start: Int32
    var end: Int32
    /// Where the white space and the comments that belong to it begin: those after the token before end with its line.
    var leading: Int32
    /// The token that closes an opening bracket.
    var match: Int32 = -1
    var kind: Kind
    var keyword = Keyword.none
    var flags: Flags = []
}
