/// How often SwiftParser looks at what stands at a place, counted in steps: tokens that it looks at again.
struct LookAhead {
    /// The last token, as far as it matters to what follows.
    enum Last {
        case word, sign, brace
    }

    /// The most steps in one file. A file that needs more is read with lower limits from there on.
    private static let budget = 100_000
    /// The most square brackets inside one another, and where the budget is spent: each doubles what is looked at.
    private static let mostSquares = (12, 3)
    /// The most type arguments inside one another.
    private static let mostAngles = (24, 4)
    /// The most closures inside the parentheses at the start of another.
    private static let mostSignatures = (100, 2)
    /// The most attributes without a declaration.
    private static let mostAttributes = 32

    /// The square brackets that may be part of the same type.
    private var squares = 0
    /// The type arguments that may be.
    var angles = 0
    /// The parentheses at the start of closures that this is in.
    private var signatures = 0
    private var attributes = 0
    /// How often it was certain that there is no type.
    private var ends = 0
    private var steps = 0
    var last = Last.sign

    /// Whether this is not to be read.
    var isTooMuch: Bool {
        let isSpent = steps > Self.budget
        func most(_ limits: (Int, Int)) -> Int { isSpent ? limits.1 : limits.0 }
        return squares > most(Self.mostSquares) || angles > most(Self.mostAngles)
            || signatures > most(Self.mostSignatures) || attributes > Self.mostAttributes
    }

    /// No type goes on beyond this.
    mutating func end() {
        squares = 0
        angles = 0
        ends += 1
    }

    private mutating func step() {
        if squares > 3 || angles > 4 { steps += max(angles, 1) << min(squares, 20) }
        if signatures > 2 { steps += signatures }
    }

    mutating func open(_ bracket: UInt8) {
        if bracket == UInt8(ascii: "{") {
            end()
            attributes = 0
        } else if last == .brace {
            signatures += 1
        }
        if bracket == UInt8(ascii: "[") { squares += 1 }
        step()
        last = bracket == UInt8(ascii: "{") ? .brace : .sign
    }

    /// Goes back to what is looked ahead for around a bracket.
    mutating func close(to around: LookAhead) {
        squares = ends == around.ends ? around.squares : 0
        angles = ends == around.ends ? around.angles : 0
        signatures = around.signatures
        last = .word
    }

    mutating func openAngle() {
        angles += 1
        step()
        last = .sign
    }

    mutating func attribute(isInParentheses: Bool) {
        if !isInParentheses { attributes += 1 }
    }

    /// A word: two of them in a row end a type, other than between parentheses, where the first may be a label.
    mutating func word(_ word: ArraySlice<UInt8>, isInParentheses: Bool) {
        if attributes > 0, Self.declarations.contains(where: { word.elementsEqual($0) }) { attributes = 0 }
        if last == .word, squares + angles > 0, !isInParentheses,
            !Self.specifiers.contains(where: { word.elementsEqual($0) })
        {
            end()
        }
        step()
        last = squares + angles > 0 && Self.specifiers.contains(where: { word.elementsEqual($0) }) ? .sign : .word
    }

    /// What may stand beside another word in a type.
    private static let specifiers: [[UInt8]] = [
        "some", "any", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated",
        "async",
        "throws", "rethrows", "of",
    ].map { Array($0.utf8) }

    /// What attributes stand before.
    private static let declarations: [[UInt8]] = [
        "var", "let", "func", "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "init",
        "deinit",
        "subscript", "case", "import", "macro", "operator", "associatedtype", "get", "set", "in",
    ].map { Array($0.utf8) }
}

extension UInt8 {
    /// Whether the byte is part of a word.
    var isWord: Bool {
        switch self {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x80...: true
        default: false
        }
    }
}
