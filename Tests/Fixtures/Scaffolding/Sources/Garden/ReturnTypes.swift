// Forms: what a function may return. Every tracked type, every tuple, and every look-alike that is not tracked.
import Scaffolding
import SwiftUI

/// One destination for each return type that makes one, in a tab coordinator where all of them belong.
@MainActor @Observable @Scaffoldable
final class ReturnTypesCoordinator: @MainActor TabCoordinatable {
    var tabItems = TabItems<ReturnTypesCoordinator>(tabs: [.view, .child, .roleOnly], selectedIndex: 1)

    // Tracked by every version.
    func view() -> some View { BedView() }
    func child() -> any Coordinatable { BedCoordinator() }
    func childAndLabel() -> (any Coordinatable, some View) { (BedCoordinator(), Label("Beds", systemImage: "leaf")) }
    func viewAndLabel() -> (some View, some View) { (SeedsView(), Label("Seeds", image: "seed-bag")) }
    func roleOnly() -> (any Coordinatable, TabRole) { (BedCoordinator(), .search) }
    func viewAndRole() -> (some View, TabRole) { (SeedsView(), .search) }
    func childLabelRole() -> (any Coordinatable, some View, TabRole) {
        (
            BedCoordinator(),
            Label {
                Text("Find")
            } icon: {
                Image(systemName: "magnifyingglass")
            }, .search
        )
    }
    func viewLabelRole() -> (some View, some View, TabRole) { (SeedsView(), Text("Seeds"), .search) }

    // Tracked by the newest version, and not up to 3.2.
    func qualifiedView() -> some SwiftUI.View { SeedsView() }
    func qualifiedChild() -> any Scaffolding.Coordinatable { BedCoordinator() }
    // swift-format-ignore
    func tightTuple() -> (any Coordinatable,some View) { (BedCoordinator(), Text("Tight")) }
    // swift-format-ignore
    func brokenTuple() -> (
        any Coordinatable,
            some View
    ) { (BedCoordinator(), Text("Broken")) }
    func labelled() -> (content: any Coordinatable, label: some View) {
        (content: BedCoordinator(), label: Label("Labelled", systemImage: "tag"))
    }

    // Tracked by 3.0 and 3.1 only.
    func concreteChild() -> BedCoordinator { BedCoordinator() }
    func number() -> Bool { true }

    // Tracked up to 3.2 for how the text begins or what it holds, and by navdocs only where it is a view.
    func modifier() -> some ViewModifier { Shaded() }
    func composed() -> some View & Equatable { SeedsView() }
    func lookalike() -> any CoordinatableThing { Thing() }
    func reordered() -> (TabRole, some View, any Coordinatable) { (.search, Text("Odd"), BedCoordinator()) }
    func closureOfAll() -> (any Coordinatable, some View) -> TabRole { { _, _ in .search } }

    // Never tracked.
    func concreteView() -> SeedsView { SeedsView() }
    func many() -> [any Coordinatable] { [] }
    func maybe() -> (any Coordinatable)? { nil }
    func maybeView() -> SeedsView? { nil }
    func generic() -> Box<SeedsView> { Box(SeedsView()) }
    func maker() -> () -> BedCoordinator { { BedCoordinator() } }
    func nothing() {}
    func nothingWritten() -> Void {}
}

/// A tuple outside a tab coordinator: tracked, with a warning; what follows the content is ignored.
@MainActor @Observable @Scaffoldable
final class TupleInFlowCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<TupleInFlowCoordinator>(root: .start)

    func start() -> (some View, some View) { (SeedsView(), Text("Ignored")) }
    func role() -> (any Coordinatable, TabRole) { (BedCoordinator(), .search) }
}

struct Shaded: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.5) }
}

protocol CoordinatableThing {}
struct Thing: CoordinatableThing {}
struct Box<Content> {
    let content: Content
    init(_ content: Content) { self.content = content }
}
