// Forms: what a body shows. Modifiers, parentheses, AnyView, generics, module prefix, init as a value, containers,
// in-place content, if, switch, ternary, ??, guard, several statements, and helpers of every kind.
import Scaffolding
import SwiftUI

@MainActor @Observable @Scaffoldable
final class TargetsCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<TargetsCoordinator>(root: .plain)

    private let isWide = false
    private let saved: SeedsView? = nil

    func plain() -> some View { SeedsView() }
    func returned() -> some View { return SeedsView() }
    func parenthesised() -> some View { (SeedsView()) }
    func erased() -> some View { AnyView(SeedsView()) }
    func modified() -> some View { SeedsView().padding().navigationTitle("Seeds").toolbar { Button("Add") {} } }
    func specialised() -> some View { Framed<SeedsView>(content: SeedsView()) }
    func prefixed() -> some View { Garden.SeedsView() }
    func explicitInit() -> some View { PlantView.init(id: 1) }
    func initAsValue() -> some View { build(SeedsView.init) }

    // Containers.
    func stacked() -> some View { NavigationStack { SeedsView() } }
    func navigationView() -> some View { NavigationView { SeedsView().navigationTitle("Old") } }
    func grouped() -> some View { Group { VStack { SeedsView() } } }
    func severalViews() -> some View {
        VStack {
            SeedsView()
            BedView()
        }
    }
    func inPlace() -> some View {
        Form {
            Text("Nothing of our own")
        }
    }
    func ownWrapper() -> some View { Framed { PlantView(id: 2) } }

    // Branches.
    func ternary() -> any Coordinatable { isWide ? MapColumns() : GardenTabs() }
    @ViewBuilder func ifElse(id: Int?) -> some View {
        if let id { PlantView(id: id) } else { SeedsView() }
    }
    func switched(kind: Int) -> any Coordinatable {
        switch kind {
        case 0: return BedCoordinator()
        case 1: return ShedCoordinator()
        default: return WateringCoordinator()
        }
    }
    func switchExpression(kind: Int) -> any Coordinatable {
        let chosen: any Coordinatable =
            switch kind {
            case 0: BedCoordinator()
            default: ShedCoordinator()
            }
        return chosen
    }
    func guarded(id: Int?) -> any Coordinatable {
        guard let id else { return ShedCoordinator() }
        return BedCoordinator(startingAt: id)
    }
    func coalesced() -> some View { saved ?? SeedsView() }
    func statements() -> some View {
        print("shown")
        let view = SeedsView()
        _ = isWide
        return view
    }

    // Helpers.
    func helper() -> some View { makeSeeds() }
    func helperOnSelf() -> some View { self.makeSeeds() }
    func helperProperty() -> some View { content }
    func helperStatic() -> some View { TargetsCoordinator.makeStatic() }
    func helperFactory() -> any Coordinatable { GardenFactory.bed() }
    func helperFree() -> some View { makeFreely() }
    func helperOfHelper() -> some View { makeTwice() }
    func circular() -> some View { makeForever() }
    func modifiedHelper() -> some View { makeSeeds().padding() }
}

/// The helpers, in an extension.
extension TargetsCoordinator {
    func makeSeeds() -> some View { SeedsView() }
    var content: some View { PlantView(id: 3) }
    static func makeStatic() -> some View { SeedsView() }
    func makeTwice() -> some View { makeSeeds() }
    func makeForever() -> AnyView { AnyView(makeForever()) }
    func build(_ make: () -> SeedsView) -> some View { make() }
}

enum GardenFactory {
    @MainActor static func bed() -> BedCoordinator { BedCoordinator() }
}

@MainActor func makeFreely() -> some View { SeedsView() }

struct Framed<Content: View>: View {
    let content: Content

    init(content: Content) { self.content = content }
    init(@ViewBuilder _ content: () -> Content) { self.content = content() }

    var body: some View { content.border(.brown) }
}
