import Extractor
import NavigationModel
import Testing

struct FixerTests {
    /// A text with everything mended that the rules find in it.
    private func mended(_ text: String) -> String {
        Fixer.fixed(text, checked(["App/Source.swift": text]).findings).text
    }

    @Test(arguments: [
        ("@ScaffoldingIgnored var a: Int?", "var a: Int?"),
        ("\t@ScaffoldingIgnored  \n    private func f() {}", "    private func f() {}"),
        ("@ScaffoldingIgnored\r\n    func f() {}", "    func f() {}"),
        ("@MainActor @Scaffolding.ScaffoldingIgnored func f() {}", "@MainActor func f() {}"),
        ("@ScaffoldingIgnored // why\nfunc f() {}", "// why\nfunc f() {}"),
    ]) func redundantAttributeGoesAndNothingElse(_ before: String, _ after: String) {
        #expect(mended(scaffolded("// é\n" + before)) == scaffolded("// é\n" + after))
    }

    @Test(arguments: [
        ("route(to: .detail, as: .sheet)", "present(.detail, as: .sheet)"),
        ("self.route( to:  .detail,as: .fullScreenCover ) { }", "self.present( .detail,as: .fullScreenCover ) { }"),
        ("route(to: .detail, as: .push)", "route(to: .detail)"),
        (
            "route(\n    to: .detail,\n    as: .push,\n    onDismiss: { }\n)",
            "route(\n    to: .detail,\n    onDismiss: { }\n)"
        ),
    ]) func removedCallBecomesTheNewOne(_ before: String, _ after: String) {
        let newer = "func p() { present(.detail, as: .sheet) }\nfunc f() { "
        #expect(mended(scaffolded(newer + before + " }")) == scaffolded(newer + after + " }"))
    }

    @Test func callWhoseStyleIsAValueIsLeft() {
        let text = scaffolded(
            "func p() { present(.detail, as: .sheet) }\nfunc f(_ s: Kind = .sheet) { route(to: .detail, as: s) }")
        #expect(mended(text) == text)
    }

    @Test func otherFindingsAreLeft() {
        let text = scaffolded("func old() -> some View { NavigationStack { DetailView() } }")
        #expect(mended(text) == text)
    }
}
