/// The words that the grammar knows.
enum Keyword: UInt8, CaseIterable {
    case none

    // Reserved: names only in back-ticks or after a period.
    case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
    case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
    case `struct`, `subscript`, `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`
    case `else`, `fallthrough`, `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`
    case anyType, `as`, `false`, `is`, `nil`, `self`, selfType, `super`, `throws`, `true`, `try`

    // Known only where they stand in the right place.
    case actor, any, async, await, borrowing, consuming, convenience, distributed, dynamic, each, final, indirect
    case lazy, mutating, nonisolated, nonmutating, open, optional, override, package, required, sending, some
    case unowned, weak, get, set, willSet, didSet, modify, read, unsafeAddress, unsafeMutableAddress, prefix, postfix
    case infix, macro, yield, discard, unsafe, consume, copy, borrow, isolated, shared, owned, then, using, reasync
    case const, local, underscoredRead, underscoredModify, mutableAddressWithNativeOwner, of, `_move`, `_borrow`

    var isReserved: Bool { self != .none && rawValue <= Keyword.try.rawValue }

    /// As it is written.
    private var text: String {
        switch self {
        case .none: ""
        case .anyType: "Any"
        case .selfType: "Self"
        case .shared: "__shared"
        case .owned: "__owned"
        case .const: "_const"
        case .local: "_local"
        case .underscoredRead: "_read"
        case .underscoredModify: "_modify"
        default: "\(self)"
        }
    }

    /// The words by their letters, sixteen at most, in a table that is looked up by hash.
    private struct Entry {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var keyword = Keyword.none
    }

    private static let table: [Entry] = {
        var table = [Entry](repeating: Entry(), count: 1024)
        for keyword in allCases where keyword != .none {
            let bytes = Array(keyword.text.utf8)
            guard bytes.count <= 16 else { continue }
            let (low, high) = bytes.withUnsafeBufferPointer { letters(of: $0, 0..<bytes.count) }
            var index = slot(low, high)
            while table[index].keyword != .none { index = (index + 1) & 1023 }
            table[index] = Entry(low: low, high: high, keyword: keyword)
        }
        return table
    }()

    private static func letters(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> (UInt64, UInt64) {
        var (low, high): (UInt64, UInt64) = (0, 0)
        for index in range.prefix(8) { low = low << 8 | UInt64(bytes[index]) }
        for index in range.dropFirst(8) { high = high << 8 | UInt64(bytes[index]) }
        return (low, high)
    }

    private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
        Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    }

    /// The keyword that a word is.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Keyword {
        guard range.count > 1, range.count <= 16 else { return .none }
        let (low, high) = letters(of: bytes, range)
        var index = slot(low, high)
        while table[index].keyword != .none {
            if table[index].low == low, table[index].high == high { return table[index].keyword }
            index = (index + 1) & 1023
        }
        return .none
    }
}
