import NavigationModel
import TestSupport
import Testing

/// States that are set to what something publishes: who publishes a value shows it.
struct SwiftUIPublisherTests {
    private static let sheet = """
        Row(model: model).sheet(item: $model.shown) { $0.body }
        """

    private func read(_ model: String, rest: String = "") -> NavigationGraph {
        swiftUI(
            Self.sheet, members: "@StateObject var model: Model",
            rest: """
                enum Panel: Identifiable {
                    case eggs, nests, wings
                    var id: Self { self }
                    @ViewBuilder var body: some View {
                        switch self { case .eggs: A()\n case .nests: B()\n case .wings: C() }
                    }
                }
                class Hub {
                    let panel = CurrentValueSubject<Panel?, Never>(nil)
                    let taps = PassthroughSubject<Int, Never>()
                    func show(_ panel: Panel?) { self.panel.send(panel) }
                }
                class Model: ObservableObject {
                    let hub = Hub()
                    @Published var shown: Panel?
                    \(model)
                }
                struct Row: View {
                    let model: Model
                    var body: some View { Button("") { model.hub.show(.eggs) } }
                }
                \(rest)
                """)
    }

    @Test(arguments: [
        "func follow() { hub.panel.assign(to: &$shown) }",
        "func follow() { hub.panel.receive(on: DispatchQueue.main).removeDuplicates().assign(to: &$shown) }",
        "func follow() { hub.panel.map { $0 }.assign(to: &$shown) }",
        "func follow() { hub.panel.assign(to: \\.shown, on: self).store(in: &bag) }",
        "func follow() { hub.panel.sink { [weak self] panel in self?.shown = panel }.store(in: &bag) }",
    ]) func whoPublishesAValueShowsIt(_ model: String) {
        let read = read(model)
        #expect(read.called == ["Row -sheet-> Panel.eggs (A) indirect through Hub.show(_:)"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func sentCaseIsShownByWhoSendsIt() {
        let read = read(
            "func follow() { hub.panel.assign(to: &$shown) }",
            rest: "class Alarm { let hub = Hub()\n func ring() { hub.panel.send(.wings) } }")
        #expect(read.called.contains("Alarm -sheet-> Panel.wings (C) call"), "\(read.called)")
        #expect(!read.called.contains { $0.contains("nests") }, "\(read.called)")
    }

    @Test(arguments: ["", "func follow() { hub.taps.map { Panel.made(by: $0) }.assign(to: &$shown) }"])
    func whatNobodyIsKnownToSetIsInferred(_ model: String) {
        let read = read(model)
        #expect(
            read.transitions.notation == [
                "Home -sheet-> Panel.eggs (A) inferred", "Home -sheet-> Panel.nests (B) inferred",
                "Home -sheet-> Panel.wings (C) inferred",
            ])
        #expect(read.notUnderstood.isEmpty == model.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func ownModifierHidesNoCases() {
        let read = swiftUI(
            """
            NavigationStack {
                NavigationLink("", value: Found(place: .near)).navigationDestination(for: Found.self) { found in
                    found.place.screen.plain()
                }
            }
            """,
            rest: """
                struct Found: Hashable { let place: Place\n let title: String }
                extension Place {
                    @ViewBuilder var screen: some View { switch self { case .near: A()\n case .far: B() } }
                }
                extension View { func plain() -> some View { onAppear {} } }
                """)
        #expect(read.called == ["Home -push-> Place.near (A) call"])
    }
}
