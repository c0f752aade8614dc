import Base
import NavigationModel
import Testing

struct MarkedSourceTests {
    @Test func marksAreTakenOutAndRemembered() {
        let source = MarkedSource("let é = 1️⃣1\n  2️⃣call()")
        #expect(source.text == "let é = 1\n  call()")
        #expect(source.location("1️⃣") == SourceLocation(file: "App/Source.swift", line: 1, column: 10))
        #expect(source.location("2️⃣")?.column == 3)
        #expect(source.location("3️⃣") == nil)
    }
}
