import TestSupport
import Testing

/// A stack in a function or a property belongs to what the view presents, where it is used for nothing else.
struct SwiftUIPresentedMemberTests {
    private func view(_ body: String, _ members: String) -> String {
        """
        import SwiftUI
        struct Home: View {
            @State var isShown = false
            var body: some View { \(body) }
            \(members)
        }
        struct Form: View { var body: some View { Text("") } }
        struct Other: View { var body: some View { Text("") } }
        """
    }

    @Test(arguments: [
        ("Text(\"\").sheet(isPresented: $isShown) { form }", "var form: some View { NavigationStack { Form() } }"),
        (
            "Text(\"\").sheet(isPresented: $isShown) { Home.form(1) }",
            "static func form(_ id: Int) -> some View { NavigationStack { Form() } }"
        ),
        (
            "Text(\"\").sheet(isPresented: $isShown) { form() }",
            "func form() -> some View { NavigationView { Form() } }"
        ),
        (
            "Text(\"\").sheet(isPresented: $isShown) { outer }",
            "var outer: some View { form.padding() }\nvar form: some View { NavigationStack { Form() } }"
        ),
        (
            "Text(\"\")\n#if os(macOS)\n.sheet(isPresented: $isShown) { VStack { form } }\n#endif\n",
            "#if os(macOS)\nvar form: some View { NavigationStack { Form() } }\n#endif\n"
        ),
    ]) func stackOfASheetIsTheSheets(_ body: String, _ members: String) {
        let read = graph(view(body, members))
        #expect(read.coordinators.isEmpty)
        #expect(read.transitions.map(\.to?.id) == ["Form"] && read.transitions.map(\.style) == [.sheet])
    }

    @Test(arguments: [
        "VStack { form; Text(\"\") }.sheet(isPresented: $isShown) { form }",
        "form.sheet(isPresented: $isShown) { Other() }",
    ]) func stackThatTheViewShowsTooIsItsOwn(_ body: String) {
        let read = graph(view(body, "var form: some View { NavigationStack { Form() } }"))
        #expect(read.coordinators.map(\.id) == ["Home"])
        #expect(read.declared.contains("Home -root-> .root (Form) declared"))
    }

    @Test func viewsUnderConditionsOfTheirOwnAreAllShown() {
        let read = graph(
            view(
                "Text(\"\").sheet(isPresented: $isShown) { ZStack { if let a { Form() }\n if let b { Other() } } }", "")
        )
        #expect(read.transitions.map { $0.to?.id } == ["Form", "Other"])
    }

    @Test func whatIsShownForAllOtherCasesIsTold() {
        let read = graph(
            """
            import SwiftUI
            enum Kind { case one, two, three }
            struct Home: View {
                @State var kind: Kind?
                var body: some View {
                    Text("").sheet(item: $kind) { kind in if kind == .one { Form() } else { Other() } }
                }
            }
            struct Form: View { var body: some View { Text("") } }
            struct Other: View { var body: some View { Text("") } }
            """)
        #expect(read.transitions.map { $0.to?.id } == ["Other", "Form"])
    }
}
