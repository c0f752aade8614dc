import Facts
import Testing

/// The lists of statements of a body.
struct BlockFactsTests {
    private static func blocks(_ body: String) -> [String] {
        let read = facts("func f() { \(body) }").functions[0].body
        return read.blocks.map { block in
            "\(block.around.block).\(block.around.position)" + (block.leaves ? " leaves" : "")
                + (block.isBody ? " body" : "")
        }
    }

    @Test(arguments: [
        ("a()", ["0.0 body"]),
        ("a(); guard b else { c(); return }; d()", ["0.0 body", "1.1 leaves"]),
        ("if b { a() } else if c { throw x } else { d() }", ["0.0 body", "1.0", "1.0 leaves", "1.0"]),
        ("switch b { case .c: a(); fatalError(\"no\")\ndefault: d() }", ["0.0 body", "1.0 leaves", "1.0"]),
        ("a(); Task { guard b else { return }; c() }", ["0.0 body", "1.1 body", "2.0 leaves"]),
        ("for b in c { a(b) }", ["0.0 body", "1.0"]),
        // Where there are no calls, nobody asks.
        ("if b { return }", []),
    ]) func listsOfStatementsAreKnownByWhatIsAroundThem(_ body: String, _ expected: [String]) {
        #expect(Self.blocks(body) == expected)
    }
}
