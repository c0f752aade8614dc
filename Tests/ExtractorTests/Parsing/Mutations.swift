/// Ways to break a text.
enum Mutations {
    /// A sequence of numbers that is the same each time.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return limit < 1 ? 0 : Int(state >> 33) % limit
        }
    }

    /// Texts cut short, or with a bracket, a quotation mark, a letter or a line taken away.
    static func of(_ bytes: [UInt8], seed: UInt64, count: Int) -> [String] {
        var numbers = Numbers(state: seed)
        return (0..<count).map { number in
            var mutated = bytes
            switch number % 3 {
            case 0: mutated.removeSubrange(numbers.next(below: bytes.count)...)
            case 1:
                let signs = bytes.indices.filter { Array("(){}[]\"<>,:.=".utf8).contains(bytes[$0]) }
                if !signs.isEmpty { mutated.remove(at: signs[numbers.next(below: signs.count)]) }
            default:
                let start = numbers.next(below: bytes.count)
                mutated.removeSubrange(start..<min(bytes.count, start + 1 + numbers.next(below: 12)))
            }
            return String(decoding: mutated, as: UTF8.self)
        }
    }
}
