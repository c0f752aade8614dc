import LinkNavigator
import SwiftUI

struct Wine: Codable, Identifiable {
    var id: Int { year }
    let year: Int

    static let all = (2019...2024).map { Wine(year: $0) }
}

/// What the cellar's view sets off.
struct CellarEffects {
    let navigator: SingleLinkNavigator

    var openWine: (Wine) -> Void {
        { wine in
            navigator.next(linkItem: .init(path: VineyardPath.wine.rawValue, items: wine), isAnimated: true)
        }
    }

    var openTasting: () -> Void {
        {
            navigator.sheet(linkItem: .init(path: VineyardPath.tasting.rawValue), isAnimated: true)
        }
    }
}

struct CellarView: View {
    let effects: CellarEffects

    var body: some View {
        List {
            ForEach(Wine.all) { wine in
                Button("\(wine.year)") { effects.openWine(wine) }
            }
            Button("Taste them all") { effects.openTasting() }
        }
    }
}

struct WineView: View {
    let wine: Wine?
    let navigator: SingleLinkNavigator

    var body: some View {
        VStack(spacing: 16) {
            Text(wine.map { "\($0.year)" } ?? "No wine")
            Button("Label") { show(.label) }
            Button("Cellar") { navigator.backToLast(path: VineyardPath.cellar.rawValue, isAnimated: true) }
        }
    }

    private func show(_ path: VineyardPath) {
        navigator.fullSheet(linkItem: .init(path: path.rawValue), isAnimated: true, prefersLargeTitles: false)
    }
}

struct TastingView: View {
    let navigator: SingleLinkNavigator

    var body: some View {
        VStack(spacing: 16) {
            Text("Three glasses")
            // On the sheet's own stack.
            Button("The label") {
                navigator.next(linkItem: .init(path: VineyardPath.label.rawValue), isAnimated: true)
            }
            Button("Done") { navigator.close(isAnimated: true) {} }
        }
    }
}

struct LabelView: View {
    let navigator: SingleLinkNavigator

    var body: some View {
        VStack(spacing: 16) {
            Text("Vineyard")
            Button("Back") { navigator.back(isAnimated: true) }
        }
    }
}
