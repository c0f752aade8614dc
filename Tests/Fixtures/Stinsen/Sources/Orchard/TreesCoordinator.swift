import Stinsen
import SwiftUI

/// From the rows of trees down to an apple.
final class TreesCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \TreesCoordinator.rows)

    @Root var rows = makeRows
    @Route(.push) var tree = makeTree
    /// Planting takes its own steps.
    @Route(.modal) var plant = makePlant
    @Route(.modal(dismissible: false)) var storm = makeStorm
    @Route(.modalNonDismissible) var frost = makeStorm
    @Route(.fullScreen) var panorama = makePanorama
    #if os(tvOS)
        @Route(.fullScreen) var apple = makeApple
    #else
        @Route(.push) var apple = makeApple
    #endif
    @Route(.modal) var ladder = makeLadder
    @Route(.push) var lost = makeLost

    let weather: Weather

    init(weather: Weather = Weather()) { self.weather = weather }

    func makeRows() -> some View { RowsView() }
    func makeTree(number: Int) -> some View { TreeView(number: number) }
    func makePlant() -> NavigationViewCoordinator<PlantCoordinator> { NavigationViewCoordinator(PlantCoordinator()) }
    func makeStorm() -> some View { StormView(weather: weather) }
    func makePanorama() -> some Coordinatable {
        ViewWrapperCoordinator(PlantCoordinator()) { view in AnyView(view.ignoresSafeArea()) }
    }
    func makeApple(_ name: String, isRipe: Bool = true) -> some View { AppleView(name: name) }
    func makeLadder() -> some View { RowsView() }
}

struct Weather {}
