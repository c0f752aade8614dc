import NavigationModel
import TestSupport
import Testing

/// Functions that compare a text which is handed in: who hands in one that is written enters one way only.
struct SwiftUITextTests {
    private func read(_ button: String, _ open: String) -> [String] {
        swiftUI(
            "Button(\"\") { \(button) }.sheet(item: $place) { place in switch place { case .near: A()\n case .far: B() } }",
            members: """
                @State private var place: Place?
                @State private var answer = ""
                static let way = "birds://far"
                let mode = "near"
                \(open)
                func again(_ kind: String) { open(kind) }
                """
        ).called
    }

    private static let open = """
        func open(_ kind: String) {
            switch kind {
            case "near": place = .near
            case "far": place = .far(miles: 1)
            default: break
            }
        }
        """

    private static let both = ["Home -sheet-> .far (B)", "Home -sheet-> .near (A)"]

    @Test func functionItselfMayDoEither() {
        #expect(read("", Self.open) == Self.both.map { "\($0) call" })
    }

    @Test(arguments: [
        ("open(URL(string: \"birds://far\")!)", "if url.host == \"far\" { router.far() }"),
        ("open(URL(string: Links.far)!)", "if url.host == \"far\" { router.far() }"),
    ]) func addressThatIsWrittenEntersOneWay(_ call: String, _ far: String) {
        let read = swiftUI(
            "Row(router: router).sheet(item: $router.place) { place in switch place { case .near: A()\n case .far: B() } }",
            members: "@StateObject var router: Router",
            rest: """
                enum Links { static let far = "birds://far" }
                class Router: ObservableObject {
                    @Published var place: Place?
                    func near() { place = .near }
                    func far() { place = .far(miles: 1) }
                    func open(_ url: URL) {
                        let router = self
                        if url.host == "near" { router.near() }
                        \(far)
                    }
                }
                struct Row: View {
                    let router: Router
                    var body: some View { Button("") { router.\(call) } }
                }
                struct Note: View {
                    let router: Router
                    let note: Text
                    struct Text { var raw = "birds://near" }
                    var body: some View { Button("") { router.open(URL(string: note.raw)!) } }
                }
                struct Field: View {
                    @State var text = ""
                    let router: Router
                    var body: some View { Button("") { router.open(URL(string: text)!) } }
                }
                """
        ).transitions.notation
        #expect(read.filter { $0.hasPrefix("Row") && $0.contains("(A)") } == [])
        #expect(read.contains { $0.hasPrefix("Row") && $0.contains("(B) indirect") }, "\(read)")
        #expect(read.filter { $0.hasPrefix("Field") }.count == 2, "\(read)")
        #expect(read.filter { $0.hasPrefix("Note") }.count == 2, "\(read)")
        #expect(read.allSatisfy { !$0.contains("inferred") }, "\(read)")
    }

    @Test(arguments: [
        "switch kind { case \"near\": near()\n case \"nearby\": far()\n default: break }",
        "if kind == \"near\" { near() } else if kind == \"nearby\" { far() }",
    ]) func wholeTextsAreCompared(_ code: String) {
        let read = swiftUI(
            "Row(router: router).sheet(item: $router.place) { place in switch place { case .near: A()\n case .far: B() } }",
            members: "@StateObject var router: Router",
            rest: """
                class Router: ObservableObject {
                    @Published var place: Place?
                    func near() { place = .near }
                    func far() { place = .far(miles: 1) }
                    func open(_ kind: String) { \(code) }
                }
                struct Row: View {
                    let router: Router
                    var body: some View { Button("") { router.open("nearby") } }
                }
                """
        ).called
        #expect(read.filter { $0.hasPrefix("Row") }.count == 1, "\(read)")
        #expect(read.contains { $0.hasPrefix("Row") && $0.contains("(B)") }, "\(read)")
    }
}
