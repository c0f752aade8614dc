import NavigationModel
import TestSupport
import Testing

/// `NavigationStack` and `NavigationView`.
struct SwiftUIStackTests {
    /// What a menu shows of a row before it's opened.
    @Test func stackInAPreviewIsNoCoordinator() {
        let read = swiftUI("Text(\"\").contextMenu { Button(\"\") {} } preview: { NavigationStack { A() } }")
        #expect(read.transitions.isEmpty)
        #expect(read.coordinators.isEmpty)
    }

    @Test(arguments: [
        "NavigationStack { A() }", "NavigationStack(path: $path) { A() }", "NavigationView { A() }",
        "NavigationStack { A().navigationTitle(\"A\") }", "NavigationStack { VStack { A() } }",
        "NavigationStack(root: { A() })", "ZStack { NavigationStack { A() } }",
        "NavigationStack { GlassEffectContainer { A() } }",
    ]) func viewWithAStackIsACoordinatorThatStartsAtItsRoot(_ body: String) {
        let read = swiftUI(body, members: "@State private var path = NavigationPath()")
        #expect(read.coordinators.notation == ["Home stack from "])
        #expect(read.transitions.notation == ["Home -root-> .root (A) declared"])
        #expect(read.screens.map(\.id) == ["A", "Home"])
    }

    @Test func stackOfPrimitivesHasNoFirstView() {
        let read = swiftUI("NavigationStack { List { Text(\"One\") } }")
        #expect(read.coordinators.notation == ["Home stack from "])
        #expect(read.transitions.isEmpty)
    }

    @Test(arguments: ["ScrollView { Text(\"\") }", "ScrollViewReader { proxy in ScrollView { Text(\"\") } }.padding()"])
    func viewInsteadOfAListIsNoFirstView(_ list: String) {
        let read = swiftUI(
            "NavigationStack { Group { if isEmpty { A() } else { \(list) } } }", members: "let isEmpty: Bool")
        #expect(read.transitions.isEmpty)
    }

    @Test func firstOfTheColumnsOfANavigationViewIsItsFirstView() {
        let read = graph(
            """
            import SwiftUI
            @main struct TheApp: App {
                var body: some Scene { WindowGroup { NavigationView { A()\nText("")\nB() }.frame(width: 9) } }
            }
            struct A: View { var body: some View { Text("") } }
            struct B: View { var body: some View { Text("") } }
            """)
        #expect(read.entryPoints.map(\.to.id) == ["A"])
        #expect(swiftUI("NavigationView { A()\nB() }").declared == ["Home -root-> .root (A) declared"])
        #expect(swiftUI("NavigationStack { VStack { A()\nB() } }").declared.isEmpty)
    }

    @Test func noticeAboveOtherPartsIsNoFirstView() {
        let read = swiftUI(
            "NavigationStack { Group { switch step { case 0: Text(\"\")\n default: done } } }",
            members: "@State private var step = 0\n@State private var notice: String?",
            rest: """
                extension Home {
                    var done: some View { ZStack { ScrollView { Text("") }\nButton("") {}\nif let notice { A() } } }
                }
                """)
        #expect(read.transitions.isEmpty)
    }

    @Test func rootOfSeveralViewsIsNotOneFirstView() {
        #expect(swiftUI("NavigationStack { VStack { A(); B() } }").transitions.isEmpty)
    }

    @Test(arguments: [
        "VStack { A()\nswitch step { case 0: ProgressView()\n default: Text(\"\") } }",
        "VStack { A()\nif isNew { Text(\"\") } else { Button(\"\") {} } }",
    ]) func viewBesideAChoiceOfPartsIsNotTheRoot(_ root: String) {
        let read = swiftUI(
            "NavigationStack { parts }", members: "let isNew: Bool\nlet step: Int\nvar parts: some View { \(root) }")
        #expect(read.transitions.isEmpty, "\(read.transitions.notation)")
    }

    @Test(arguments: [
        "content", "content.navigationTitle(\"\")", "self.content", "content.tinted(by: 1)",
    ]) func viewInPlaceOfPartsIsNotTheRoot(_ root: String) {
        let read = swiftUI(
            "NavigationStack { \(root) }",
            members: """
                let step: Int
                @ViewBuilder var content: some View {
                    switch step {
                    case 0: Text("Loading")
                    case 1: list()
                    default: failed()
                    }
                }
                func list() -> some View { List { Text("One") } }
                func failed() -> some View { A() }
                """)
        #expect(read.transitions.isEmpty, "\(read.transitions.notation)")
    }

    @Test func viewInPlaceOfAFillerIsTheRoot() {
        let read = swiftUI(
            "NavigationStack { content.navigationTitle(\"\") }",
            members: """
                let isNew: Bool
                @ViewBuilder var content: some View { if isNew { ProgressView() } else { made() } }
                func made() -> some View { A() }
                """)
        #expect(read.transitions.notation == ["Home -root-> .root (A) declared"])
    }

    @Test func viewBelowANoticeIsTheRoot() {
        let read = swiftUI(
            "NavigationStack { parts }",
            members: "let isNew: Bool\nvar parts: some View { VStack { if isNew { Text(\"New\") }\nA() } }")
        #expect(read.transitions.notation == ["Home -root-> .root (A) declared"])
    }

    @Test(arguments: [
        ("if birds.isEmpty { A() } else { B() }", ["Home -root-> .root (B) declared"]),
        ("if !birds.isEmpty { B() } else { A() }", ["Home -root-> .root (B) declared"]),
        ("if birds.isEmpty { A() } else { List { Text(\"\") } }", []),
        ("if birds.isEmpty { A() }", ["Home -root-> .root (A) declared"]),
    ]) func whatStandsInForAnEmptyListIsNoTarget(_ root: String, _ expected: [String]) {
        #expect(swiftUI("NavigationStack { \(root) }", members: "let birds: [Bird]").transitions.notation == expected)
    }

    @Test(arguments: [
        ("if isNew { A() } else { EmptyView() }", ["Home -root-> .root (A) declared"]),
        ("if isNew { List { Text(\"\") } } else { EmptyView() }", []),
    ]) func emptyViewOfOneCaseIsNoTarget(_ root: String, _ expected: [String]) {
        #expect(swiftUI("NavigationStack { \(root) }", members: "let isNew: Bool").transitions.notation == expected)
    }

    @Test func stackOfALaterStepIsNoRoot() {
        let body = """
            Group { switch step { case .first: A()\ncase .second: NavigationStack { B() } } }
            """
        let members = "enum Step { case first, second }\n@State private var step: Step = "
        #expect(swiftUI(body, members: members + ".first").declared == ["Home -switch-> .root (B) declared"])
        #expect(swiftUI(body, members: members + ".second").declared == ["Home -root-> .root (B) declared"])
    }

    @Test func rootIsChosenByACondition() {
        let read = swiftUI("NavigationStack { if isNew { A() } else { B() } }", members: "let isNew: Bool")
        #expect(read.transitions.notation == ["Home -root-> .root (A) declared", "Home -root-> .root (B) declared"])
    }

    @Test(arguments: [
        ".sheet(isPresented: $isShown) { NavigationStack { A() } }",
        ".popover(item: $bird) { _ in NavigationView { A() } }",
    ])
    func stackInAModalIsItsWrapperAndNoCoordinator(_ modal: String) {
        let read = swiftUI(
            "Text(\"\")\(modal)", members: "@State private var isShown = false\n@State private var bird: Bird?")
        #expect(read.coordinators.isEmpty)
        #expect(read.transitions.map(\.to?.id) == ["A"])
    }

    @Test func stackInATabIsTheTabsWrapper() {
        let read = swiftUI(
            "TabView { NavigationStack { A() }.tabItem { Text(\"One\") }\nB().tabItem { Text(\"Two\") } }")
        #expect(read.coordinators.notation == ["Home tab from One, Two"])
        #expect(read.destination("Home.One")?.notation == "One view A in NavigationStack by tab")
    }

    @Test func stackOfAnotherTypeThatIsCalledSoIsNone() {
        let read = swiftUI(
            "NavigationStack { A() }",
            rest:
                "struct NavigationStack<Content: View>: View { @ViewBuilder var content: () -> Content; var body: some View { VStack { content() } } }"
        )
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty)
    }

    @Test(arguments: [
        "NavigationStack { content }", "NavigationStack { content().padding() }", "NavigationView { content() }",
    ])
    func viewThatPutsAStackAroundWhatItIsMadeWithIsNoCoordinator(_ body: String) {
        let property = body.contains("content()") ? "@ViewBuilder let content: () -> Content" : "let content: Content"
        let shell = "struct Shell<Content: View>: View { \(property)\nvar body: some View { \(body) } }"
        #expect(graph("import SwiftUI\n\(shell)").coordinators.isEmpty)
        let plain = shell.replacing("<Content: View>", with: "")
        #expect(graph("import SwiftUI\n\(plain)").coordinators.notation == ["Shell stack from "])
    }

    @Test func codeOutsideOfViewsMakesNoCoordinator() {
        let read = graph(
            """
            import UIKit
            import SwiftUI
            final class Factory {
                func make() -> UIViewController { UIHostingController(rootView: NavigationStack { A() }) }
                func show(_ other: UIViewController) {
                    navigationController?.pushViewController(other, animated: true)
                    other.present(self, animated: true)
                }
            }
            struct A: View { var body: some View { Text("A") } }
            """)
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty)
    }

    /// Of two stacks that show values of one type, the nearest one does, though the other's view makes it.
    @Test(arguments: [
        ("NavigationStack { Row().DESTINATION { C() } }", ["Inner"]), ("Row().DESTINATION { C() }", ["Home", ""]),
    ])
    func linkLeadsWhereItsOwnStackDoes(_ inner: String, _ shown: [String]) {
        let read = swiftUI(
            "NavigationStack { A().navigationDestination(for: Int.self) { _ in B() } }.sheet(isPresented: $isOpen) { Inner() }",
            members: "@State private var isOpen = false\nfunc make() -> some View { Inner() }",
            rest: """
                struct Inner: View { var body: some View { \(inner.replacing("DESTINATION {", with: "navigationDestination(for: Int.self) { _ in")) } }
                struct Row: View { var body: some View { NavigationLink("", value: 1) } }
                """)
        #expect(read.transitions.filter { $0.from.id == "Row" }.map { $0.coordinator?.id ?? "" } == shown)
    }

    /// What stands in `#if` in a member is there on its platforms.
    @Test func whatAMemberBuildsIsToldOfItsPlatforms() {
        let read = swiftUI(
            "NavigationStack { list }.sheet(isPresented: $isOpen) { list }\nNavigationLink(\"B\") { list }",
            members: """
                @State private var isOpen = false
                @ViewBuilder var list: some View {
                    #if os(macOS)
                    A()
                    #else
                    C()
                    #endif
                }
                """)
        let told = read.transitions.map {
            "\($0.style.rawValue) \($0.destination) \($0.to?.id ?? "") \($0.platforms == .macOS)"
        }
        #expect(
            Set(told) == [
                "push A A true", "push C C false", "root root A true", "root root C false", "sheet isOpen A true",
                "sheet isOpen C false",
            ])
        #expect(read.transitions.allSatisfy { $0.platforms != .all })
    }

    @Test func previewsMakeNoCoordinator() {
        let read = graph(
            """
            import SwiftUI
            struct A: View { var body: some View { Text("A") } }
            #Preview { NavigationStack { A() } }
            struct A_Previews: PreviewProvider { static var previews: some View { NavigationStack { A() } } }
            """)
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty)
    }
}
