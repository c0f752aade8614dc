import NavigationModel
import Testing

struct DeadEndCoverTests {
    private let rule = "dead-end-cover"
    private let shown = "Button(\"Tour\") { isShown = true }.fullScreenCover(isPresented: $isShown) { Tour() }"
    private let state = "@State private var isShown = false"

    @Test func coverThatNothingClosesIsFound() {
        let tour = "struct Tour: View { let page: Int = 1; var body: some View { Text(\"Tour\") } }"
        #expect(
            findings(of: rule, in: mounted(shown, members: state, rest: tour)).map { $0.drop { $0 != " " } } == [
                " Tour covers the screen, and nothing closes it."
            ])
    }

    @Test func coverOfACoordinatorIsFound() {
        let tour = "struct Tour: View { var body: some View { Text(\"Tour\") } }"
        let members = """
            func tour() -> some View { Tour() }
            func start() { present(.tour, as: .fullScreenCover) }
            """
        #expect(findings(of: rule, in: scaffolded(members, rest: tour)).count == 1)
        #expect(findings(of: rule, in: scaffolded(members + "\nfunc end() { dismissModal() }", rest: tour)) == [])
        #expect(
            findings(
                of: rule, in: scaffolded(members.replacing("fullScreenCover", with: "sheet"), rest: tour)) == [])
    }

    @Test(arguments: [
        "@Environment(\\.dismiss) var dismiss; var body: some View { Button(\"Done\") { dismiss() } }",
        "@Environment(\\.closeTour) var close; var body: some View { Button(\"Done\") { close() } }",
        "@Binding var isShown: Bool; var body: some View { Text(\"Tour\") }",
        "let onDone: () -> Void; var body: some View { Text(\"Tour\") }",
        "@ObservedObject var model: Model; var body: some View { Text(\"Tour\") }",
        "let model: Model; var body: some View { Text(\"Tour\") }",
        "@EnvironmentObject var model: Model; var body: some View { Text(\"Tour\") }",
        "let player: AVPlayer; var body: some View { Text(\"Tour\") }",
        "var body: some View { Text(\"Tour\").closable() }",
        "var body: some View { Inner() }", "var body: some View { Text(\"Tour\").modifier(Closing()) }",
        "var body: some View { NavigationLink(\"Next\") { Inner() } }",
    ]) func coverThatMayBeClosedIsFine(_ tour: String) {
        let rest = """
            struct Tour: View { \(tour) }
            final class Model: ObservableObject {}
            struct Inner: View { @Environment(\\.dismiss) var dismiss; var body: some View { Button("Done") { dismiss() } } }
            extension View { func closable() -> some View { modifier(Closing()) } }
            struct Closing: ViewModifier {
                @Environment(\\.dismiss) var dismiss
                func body(content: Content) -> some View { content.onTapGesture { dismiss() } }
            }
            """
        #expect(findings(of: rule, in: mounted(shown, members: state, rest: rest)) == [])
    }

    @Test func coverWhoseStateChangesElsewhereIsFine() {
        let tour = "struct Tour: View { var body: some View { Text(\"Tour\") } }"
        let closing = shown + ".task { isShown = false }"
        #expect(findings(of: rule, in: mounted(closing, members: state, rest: tour)) == [])
        let held = "@StateObject private var model = Model()"
        let object = "final class Model: ObservableObject { @Published var isShown = false }"
        #expect(
            findings(
                of: rule,
                in: mounted(
                    shown.replacing("isShown", with: "model.isShown").replacing("$model", with: "$model"),
                    members: held, rest: tour + "\n" + object)) == [])
    }

    @Test func platformsThatCloseCoversThemselvesAreFine() {
        let tour = "struct Tour: View { var body: some View { Text(\"Tour\") } }"
        let files = ["Watch App/Home.swift": mounted(shown, members: state, rest: tour)]
        #expect(findings(of: rule, in: files) == [])
    }
}
