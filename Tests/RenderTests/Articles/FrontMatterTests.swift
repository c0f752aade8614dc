import Testing

import Render

@Suite struct FrontMatterTests {
    @Test func titleAndOrderAreReadAndTakenOff() {
        let matter = FrontMatter(of: "---\ntitle: \"How: things come up\"\norder: 2\n# why\n\n---\n# Text\n")
        #expect(matter.title == "How: things come up")
        #expect(matter.order == 2)
        #expect(matter.text == "# Text\n")
        #expect(matter.lines == 6)
        #expect(matter.faults.isEmpty)
    }

    @Test func whatIsNotKnownIsToldWithItsLine() {
        let matter = FrontMatter(of: "---\ntitel: X\norder: two\nnonsense\ntitle:\n---\nText")
        #expect(matter.faults.map(\.line) == [2, 3, 4, 5])
        #expect(matter.faults.first?.word == "titel")
        #expect(matter.title == nil && matter.order == nil)
    }

    @Test(arguments: ["Text\n---\ntitle: X\n---", "--- \n\nA rule, no end", "----\ntitle: X\n----", ""])
    func textWithoutItStaysWhole(_ text: String) {
        let matter = FrontMatter(of: text)
        #expect(matter.text == text && matter.lines == 0 && matter.title == nil && matter.faults.isEmpty)
    }

    @Test func aMarkOfByteOrderAndOtherLineEndsAreNoHindrance() {
        let matter = FrontMatter(of: "\u{FEFF}---\r\ntitle: X\r\n---\r\nText")
        #expect(matter.title == "X" && matter.text == "Text")
    }
}
