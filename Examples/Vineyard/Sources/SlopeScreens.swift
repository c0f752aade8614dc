import LinkNavigator
import SwiftUI

struct Slope: Codable, Identifiable {
    var id: String { name }
    let name: String
    let grape: String

    static let all = [
        Slope(name: "South face", grape: "Riesling"), Slope(name: "Old terrace", grape: "Silvaner"),
        Slope(name: "Chapel hill", grape: "Pinot noir"),
    ]
}

struct SlopesView: View {
    let navigator: SingleLinkNavigator

    var body: some View {
        List {
            ForEach(Slope.all) { slope in
                Button(slope.name) {
                    navigator.next(linkItem: .init(path: VineyardPath.slope.rawValue, items: slope), isAnimated: true)
                }
            }
            Button("Cellar") {
                navigator.backOrNext(linkItem: .init(path: VineyardPath.cellar.rawValue), isAnimated: true)
            }
            Button("A tasting, please") {
                navigator.sheet(linkItem: .init(path: VineyardPath.tasting.rawValue), isAnimated: true)
            }
        }
    }
}

struct SlopeView: View {
    let slope: Slope?
    let navigator: SingleLinkNavigator

    var body: some View {
        VStack(spacing: 16) {
            Text(slope?.grape ?? "Nothing grows here")
            Button("Harvest") {
                navigator.next(linkItem: .init(path: VineyardPath.harvest.rawValue, items: slope), isAnimated: true)
            }
            Button("Back") { navigator.back(isAnimated: true) }
        }
    }
}

/// A day of picking.
final class HarvestModel {
    let slope: Slope?
    private let navigator: SingleLinkNavigator

    init(slope: Slope?, navigator: SingleLinkNavigator) {
        self.slope = slope
        self.navigator = navigator
    }

    /// Takes the grapes to the cellar.
    func press() {
        navigator.replace(
            linkItem: .init(pathList: [VineyardPath.slopes.rawValue, VineyardPath.cellar.rawValue]), isAnimated: true)
    }

    /// Leaves the grapes where they are.
    func wait() {
        navigator.backToLast(path: VineyardPath.slopes.rawValue, isAnimated: true)
    }
}

struct HarvestView: View {
    let model: HarvestModel

    var body: some View {
        VStack(spacing: 16) {
            Text(model.slope?.name ?? "All slopes")
            Button("To the press") { model.press() }
            Button("Not ripe yet") { model.wait() }
        }
    }
}
