import Testing

/// Modifiers of the app that present what they are given among parts of their own.
struct SwiftUIFramedContentTests {
    /// What is given stands among parts of the modifier's own: a title, a line, a button that closes.
    @Test(arguments: [
        "VStack { if isBig { Text(\"Title\"); Line() }; content().bold() }",
        "ZStack { color.ignoresSafeArea(); VStack { Text(\"Title\"); Line(); content() }; if isBig { Button(\"\") {} } }",
        "VStack { header(); content() }",
    ]) func whatStandsBesidePartsIsWhatIsPresented(_ content: String) {
        let sheet = """
            extension View {
                func panel<C: View>(
                    isPresented: Binding<Bool>, isBig: Bool = false, color: Color = .red,
                    header: @escaping () -> Text = { Text("") }, @ViewBuilder content: @escaping () -> C
                ) -> some View { sheet(isPresented: isPresented) { \(content) } }
            }
            struct Line: View { var body: some View { Rectangle().fill(.gray).frame(height: 1) } }
            """
        let through = "indirect through View.panel(isPresented:isBig:color:header:content:)"
        #expect(
            modifiedHome(".panel(isPresented: $isShown) { Card() }", sheet) == ["Home -sheet-> .Card (Card) \(through)"]
        )
    }

    /// What stands in for a screen of the modifier's own, or is a part of that, is not what is presented.
    @Test func partOfAnotherScreenIsNotWhatIsPresented() {
        let hint = """
            extension View {
                func hinted<C: View>(isPresented: Binding<Bool>, hint: @escaping () -> C) -> some View {
                    sheet(isPresented: isPresented) { VStack { Help(); hint() } }
                }
            }
            struct Help: View { var body: some View { List { Text("") } } }
            """
        #expect(
            modifiedHome(".hinted(isPresented: $isShown) { Card() }", hint) == [
                "Home -sheet-> .modal (Help) indirect through View.hinted(isPresented:hint:)"
            ])
    }
}
