import Base
import NavigationModel
import Testing

/// Models that drive SwiftUI by enums whose cases are looked into.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead && NavigationSystem.router.isRead))
struct ModelTests {
    private static func aviary(_ modifier: String) -> NavigationGraph {
        graph(
            """
            import SwiftUI
            import SwiftNavigation
            @Observable final class EditModel {}
            @Observable final class BirdModel {
                var destination: Destination?
                var onSing: () -> Void = {}
                @CasePathable enum Destination { case edit(EditModel), alert(AlertState<Never>) }
                func edit() { destination = .edit(EditModel()) }
                func cancel() { destination = nil }
                func sing() { onSing() }
            }
            struct EditView: View { let model: EditModel; var body: some View { Text("Edit") } }
            struct SongView: View { var body: some View { Text("Song") } }
            struct BirdView: View {
                @Bindable var model: BirdModel
                var body: some View {
                    VStack {
                        Button("Edit") { model.edit() }
                        Button("Sing") { model.sing() }
                        Button("Cancel") { model.cancel() }
                    }
                    \(modifier) { model in NavigationStack { EditView(model: model) } }
                }
            }
            @Observable final class AviaryModel {
                var path: [Path] = []
                @CasePathable enum Path: Hashable { case bird(BirdModel), song(String, title: String) }
                func bind(bird: BirdModel) {
                    bird.onSing = { [weak self] in self?.path.append(.song("a", title: "b")) }
                }
            }
            struct AviaryView: View {
                @Bindable var model: AviaryModel
                var body: some View {
                    NavigationStack(path: $model.path) {
                        NavigationLink(value: AviaryModel.Path.bird(BirdModel())) { Text("Bird") }
                            .navigationDestination(for: AviaryModel.Path.self) { path in
                                switch path {
                                case let .bird(model): BirdView(model: model)
                                case .song: SongView()
                                }
                            }
                    }
                }
            }
            """)
    }

    @Test(arguments: [
        ".sheet(item: $model.destination.edit)", ".sheet(item: self.$model.destination.edit)",
        ".sheet(unwrapping: $model.destination, case: /BirdModel.Destination.edit)",
        ".sheet(unwrapping: $model.destination, case: \\.edit)",
    ]) func modelWithADestinationEnumIsARouter(_ modifier: String) {
        let read = Self.aviary(modifier)
        #expect(read.coordinator("BirdModel")?.kind == .router)
        #expect(read.coordinator("BirdModel")?.destinations.map(\.name) == ["edit"])
        #expect(read.destination("BirdModel.edit")?.targets.map(\.name) == ["EditView"])
        #expect(read.called.contains("BirdModel -sheet-> BirdModel.edit (EditView) call"), "\(read.called)")
        #expect(read.called.contains { $0.hasPrefix("BirdView -sheet-> BirdModel.edit (EditView) indirect") })
        #expect(read.exits.contains { $0.from.name == "BirdView" && $0.style.rawValue == "dismiss" })
    }

    @Test func closureThatIsSetIsRunByWhoCallsIt() {
        let called = Self.aviary(".sheet(item: $model.destination.edit)").called
        #expect(called.contains("AviaryModel -push-> AviaryModel.song (SongView) call"), "\(called)")
        #expect(called.contains { $0.hasPrefix("BirdModel -push-> AviaryModel.song (SongView) indirect") })
        #expect(called.contains { $0.hasPrefix("BirdView -push-> AviaryModel.song (SongView) indirect") })
    }

    @Test func valueWithoutALabelIsWhatTheScreenIsMadeOf() {
        let read = Self.aviary(".sheet(item: $model.destination.edit)")
        #expect(read.destination("AviaryModel.song")?.parameters.map(\.name) == ["title"])
        #expect(read.destination("AviaryModel.bird")?.parameters.isEmpty == true)
    }

    /// Enums without an attribute, as there were before macros.
    @Test func enumThatViewsLookIntoMakesAModel() {
        let read = graph(
            """
            import SwiftUI
            import SwiftUINavigation
            final class NestViewModel: ObservableObject {
                @Published var destination: Destination?
                enum Destination { case egg(EggViewModel), song }
                func lay() { destination = .egg(EggViewModel()) }
            }
            final class EggViewModel: ObservableObject {}
            struct EggView: View { let model: EggViewModel; var body: some View { Text("Egg") } }
            struct NestView: View {
                @ObservedObject var model: NestViewModel
                var body: some View {
                    Button("Lay") { model.lay() }
                        .sheet(unwrapping: $model.destination, case: /NestViewModel.Destination.egg) { $egg in
                            EggView(model: egg)
                        }
                }
            }
            """)
        #expect(read.coordinators.notation == ["NestViewModel router from "])
        #expect(read.destination("NestViewModel.egg")?.parameters == [])
        #expect(
            read.called.contains("NestView -sheet-> NestViewModel.egg (EggView) indirect through NestViewModel.lay()"))
    }
}
