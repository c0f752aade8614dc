import NavigationModel
import TestSupport
import Testing

/// Views, apps and scenes that show one of several wholes by a state.
struct SwiftUIRootTests {
    private static let stage = "enum Stage { case welcome, inside }"

    @Test(arguments: [
        "switch stage { case .welcome: A()\n case .inside: B() }",
        "Group { switch stage { case .welcome: A()\n case .inside: B() } }.animation(.default, value: stage)",
        "if stage == .welcome { A() } else { B() }",
    ]) func switchOverAStateThatOthersSetIsARoot(_ body: String) {
        let read = swiftUI(
            body.replacing("A()", with: "Welcome(stage: $stage)"),
            members: "@State private var stage: Stage = .welcome",
            rest:
                "\(Self.stage)\nstruct Welcome: View { @Binding var stage: Stage; var body: some View { Button(\"\") { stage = .inside } } }"
        )
        #expect(read.coordinators.notation == ["Home root from welcome"])
        #expect(read.declared == ["Home -root-> Home.welcome (Welcome) declared"])
        #expect(read.called == ["Welcome -root-> Home.inside (B) call"])
    }

    /// Screens that are handed what goes on to the next one are steps, and it is they who go on.
    @Test(arguments: [
        ("case .welcome: Step(onNext: { stage = .inside })\n case .inside: Done(onBack: { stage = .welcome })", true),
        ("case .welcome: Step(onNext: { stage = isNew ? .inside : .welcome })\n case .inside: A()", true),
        // A state of loading that is only tried again.
        ("case .welcome: Step(onNext: { stage = .welcome })\n case .inside: A()", false),
    ]) func screensThatGoOnAreSteps(_ arms: String, _ areSteps: Bool) {
        for body in ["switch stage { \(arms) }", "ZStack { Color.red; steps }"] {
            let read = swiftUI(
                body,
                members: """
                    @State private var stage: Stage = .welcome
                    var isNew = false
                    \(body.contains("steps") ? "var steps: some View { ZStack { switch stage { \(arms) } } }" : "")
                    """,
                rest: """
                    \(Self.stage)
                    struct Step: View { let onNext: () -> Void; var body: some View { Button("", action: onNext) } }
                    struct Done: View { let onBack: () -> Void; var body: some View { Button("", action: onBack) } }
                    """)
            #expect(read.coordinators.notation == (areSteps ? ["Home root from welcome"] : []))
            let going = read.called.filter { $0.hasPrefix("Step -root-> Home.inside") }
            #expect(going.count == (areSteps ? 1 : 0))
        }
    }

    /// A bar of the app's own that lists all cases chooses between tabs; one of them may be no screen.
    @Test func ownBarChoosesBetweenTabs() {
        let read = swiftUI(
            "ZStack { switch tab { case .near: A()\n case .scan: EmptyView()\n case .far: B() }; Bar(tab: $tab) }",
            members: "@State private var tab: Tab1 = .near",
            rest: """
                enum Tab1: CaseIterable { case near, scan, far }
                struct Bar: View {
                    @Binding var tab: Tab1
                    var body: some View { ForEach(Tab1.allCases, id: \\.self) { item in Text("").onTapGesture { tab = item } } }
                }
                """)
        #expect(read.coordinators.notation == ["Home tab from near, far"])
        #expect(read.declared == ["Home -tab-> Home.far (B) declared", "Home -tab-> Home.near (A) declared"])
        #expect(read.called.contains("Bar -tab-> Home.far (B) call"))
    }

    /// What a stack shows at its bottom by a state that others set is among what it shows.
    @Test func bottomOfAStackIsChosenByAState() {
        let read = swiftUI(
            """
            NavigationStack {
                Group { switch stage { case .welcome: Welcome(stage: $stage)\n case .inside: B() } }
                    .navigationDestination(for: Place.self) { _ in C() }
            }
            """, members: "@State private var stage: Stage = .welcome",
            rest:
                "\(Self.stage)\nstruct Welcome: View { @Binding var stage: Stage; var body: some View { Button(\"\") { stage = .inside } } }"
        )
        #expect(read.called == ["Welcome -root-> Home.inside (B) call"])
        #expect(read.coordinators.map(\.kind) == [.stack])
    }

    /// A setting that is taken where the view's state is nil is no state that chooses a whole.
    @Test(arguments: [("Stage?", false), ("Stage", true)]) func settingBehindAStateIsNone(
        _ type: String, _ isRoot: Bool
    ) {
        let read = swiftUI(
            "switch stage ?? settings.stage { case .welcome: A()\n case .inside: B() }",
            members: "@State private var stage: \(type)\nlet settings: Settings1",
            rest: """
                \(Self.stage)
                class Settings1: ObservableObject { @Published var stage: Stage = .welcome }
                class Repair { func start(_ settings: Settings1) { settings.stage = .inside } }
                """)
        #expect(read.coordinators.contains { $0.kind == .root } == isRoot)
        #expect(read.called.contains { $0.hasPrefix("Repair") } == isRoot)
    }

    @Test func stateMayBeToldByOtherStates() {
        let phase = "var stage: Stage { if isNew { .welcome } else { .inside } }"
        let read = graph(
            """
            import SwiftUI
            @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
            """ + "\n"
                + swiftUISource(
                    "switch stage { case .welcome: A()\n case .inside: B() }",
                    members: "@AppStorage(\"new\") var isNew = true\n\(phase)", rest: Self.stage))
        #expect(
            read.declared == ["Home -root-> Home.inside (B) declared", "Home -root-> Home.welcome (A) declared"])
    }

    @Test(arguments: [("Frame { VStack { Inner() } }", true), ("VStack { Inner()\nB() }", false)])
    func rootMayStandBelowTheViewsAroundIt(_ body: String, _ isRoot: Bool) {
        let read = graph(
            """
            import SwiftUI
            @main struct TheApp: App { var body: some Scene { WindowGroup { Outer() } } }
            @Observable final class Session { var stage = Stage.welcome; func enter() { stage = .inside } }
            \(Self.stage)
            struct Outer: View { var body: some View { \(body) } }
            struct Frame<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { content() } }
            struct Inner: View {
                @Environment(Session.self) var session
                var body: some View { switch session.stage { case .welcome: A()\n case .inside: B() } }
            }
            struct A: View {
                @Environment(Session.self) var session
                var body: some View { Button("") { session.enter() } }
            }
            struct B: View { var body: some View { Text("") } }
            """)
        #expect(read.coordinators.notation == (isRoot ? ["Inner root from welcome"] : []))
    }

    /// A switch in the view of a scene is a root where it is all that the view shows, and a row where others stand beside it.
    @Test(arguments: [
        ("rows", true), ("Group { rows }.padding()", true), ("NavigationStack { rows }", true),
        ("ZStack { Color.red; rows; if isOn { Text(\"\") } }", true), ("if isOn { A() } else { rows }", true),
        ("NavigationStack { part() }", true), ("part()", true),
        ("List { Text(\"\"); rows }", false), ("List { rows }", false), ("VStack { Text(\"\"); rows }", false),
        ("NavigationStack { ScrollView { rows } }", false), ("ZStack { A(); rows }", false),
        ("VStack { A(); switch model.stage { case .welcome: A()\n case .inside: B() } }", false),
    ]) func rowOfTheFirstViewIsNoRoot(_ body: String, _ isRoot: Bool) {
        let read = graph(
            """
            import SwiftUI
            @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
            \(Self.stage)
            final class Model: ObservableObject { @Published var stage = Stage.welcome; func enter() { stage = .inside } }
            struct A: View { var body: some View { Text("") } }
            struct B: View { var body: some View { Text("") } }
            struct Home: View {
                @StateObject var model = Model()
                @State var isOn = false
                var body: some View { \(body) }
                func part() -> some View { rows }
                @ViewBuilder var rows: some View { switch model.stage { case .welcome: A()\n case .inside: B() } }
            }
            """)
        #expect(read.called.contains("Model -root-> Home.inside (B) call") == isRoot)
    }

    /// A root stands below stacks and conditions, too, and in its own state's methods it is set.
    @Test(arguments: [
        "NavigationStack { content }", "if isOn { Kiosk() } else { Inner() }",
        "if isOn { NavigationStack { content } } else { content }",
        "switch style { case 1: Kiosk()\n default: Inner() }",
    ]) func rootMayStandBelowStacksAndConditions(_ body: String) {
        let read = graph(
            """
            import SwiftUI
            @main struct Main: App { var body: some Scene { WindowGroup { Outer() } } }
            \(Self.stage)
            final class Model: ObservableObject {
                @Published private(set) var stage = Stage.welcome
                func enter() { stage = .inside }
            }
            struct A: View { var body: some View { Text("") } }
            struct B: View { var body: some View { Text("") } }
            struct Kiosk: View { var body: some View { Text("") } }
            struct Inner: View {
                @StateObject var model = Model()
                var body: some View { Group { switch model.stage { case .welcome: A()\n case .inside: B() } }.padding() }
            }
            struct Outer: View {
                @State var isOn = false
                var style = 0
                var body: some View { \(body) }
                var content: some View { Group { Inner() } }
            }
            """)
        #expect(read.coordinators.notation.contains("Inner root from welcome"))
        #expect(read.called.contains("Model -root-> Inner.inside (B) call"))
    }

    @Test func appMaySwitchByItself() {
        let read = graph(
            """
            import SwiftUI
            @main struct TheApp: App {
                @State private var session = Session()
                var body: some Scene {
                    WindowGroup { switch session.stage { case .welcome: A()\n case .inside: B() } }
                }
            }
            @Observable final class Session { var stage = Stage.welcome; func enter() { stage = .inside } }
            \(Self.stage)
            struct A: View { let session: Session; var body: some View { Button("") { session.enter() } } }
            struct B: View { var body: some View { Text("") } }
            """)
        #expect(read.coordinators.notation == ["TheApp root from welcome"])
        #expect(
            Set(read.called) == [
                "Session -root-> TheApp.inside (B) call",
                "A -root-> TheApp.inside (B) indirect through Session.enter()",
            ])
    }

    @Test(arguments: [
        "switch model.phase { case .loading: ProgressView()\n case .failed: Text(\"\")\n case .loaded: A() }",
        "switch model.phase { case .loading: A()\n case .failed: A()\n case .loaded: A() }",
    ]) func switchOverALoadingStateIsNoRoot(_ body: String) {
        let read = swiftUI(
            body, members: "@State private var model = Model()",
            rest: """
                enum Phase { case loading, failed, loaded }
                @Observable final class Model { var phase = Phase.loading; func load() { phase = .loaded } }
                """)
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty)
    }

    @Test func switchOverAStateOfItsOwnIsNoRoot() {
        let read = swiftUI(
            "switch stage { case .welcome: A()\n case .inside: B() }.onAppear { stage = .inside }",
            members: "@State private var stage: Stage = .welcome", rest: Self.stage)
        #expect(read.coordinators.isEmpty)
    }

    @Test func switchOverWhatAViewIsGivenIsNoRoot() {
        let read = swiftUI(
            "switch stage { case .welcome: A()\n case .inside: B() }", members: "let stage: Stage", rest: Self.stage)
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty)
    }

    @Test func rootStandsAtItsDeclaration() {
        let source = MarkedSource(
            """
            import SwiftUI
            /// Everything.
            1️⃣struct Home: View {
                @State var stage = Stage.welcome
                var body: some View { switch stage { case .welcome: A(stage: $stage)\n case .inside: B() } }
            }
            \(Self.stage)
            struct A: View { @Binding var stage: Stage; var body: some View { Button("") { stage = .inside } } }
            struct B: View { var body: some View { Text("") } }
            """)
        let home = graph(source.text).coordinator("Home")
        #expect(home?.location.line == source.location("1️⃣")?.line)
        #expect(home?.documentation == "Everything.")
    }

    /// What a generic parameter's type calls its view isn't known.
    @Test(arguments: ["Feature.View()", "Feature()"]) func viewOfAGenericParameterIsNone(_ view: String) {
        let read = graph(
            """
            import SwiftUI
            protocol Shown { associatedtype View: SwiftUI.View }
            struct Preview<Feature: Shown>: View { var body: some View { NavigationStack { \(view) } } }
            """)
        #expect(read.transitions == [])
    }

    /// A view above what is made in place is a part of the screen, as that is.
    @Test(arguments: ["Text(\"Loud\")", "VStack { Volume(); Balance() }"]) func viewBesideWhatIsMadeInPlaceIsAPart(
        _ content: String
    ) {
        let read = graph(
            """
            import SwiftUI
            struct Header: View { var body: some View { Text("Header") } }
            struct Volume: View { var body: some View { Text("Volume") } }
            struct Balance: View { var body: some View { Text("Balance") } }
            struct Sound: View {
                var body: some View { NavigationStack { VStack { Header(); content.padding() } } }
                var content: some View { \(content) }
            }
            """)
        #expect(read.transitions == [])
    }
}
