import SwiftUI

enum BirdRoute: Hashable {
    case family(name: String)
    case ringing
    case nest(number: Int)
}

enum BirdSheet: Identifiable {
    case filter
    case share(bird: Bird)

    var id: String {
        switch self {
        case .filter: "filter"
        case .share(let bird): bird.id
        }
    }
}

/// Every bird, by name and by family.
struct BirdsView: View {
    @Environment(AviaryModel.self) private var model
    @State private var path = NavigationPath()
    @State private var isAdding = false
    @State private var sheet: BirdSheet?

    var body: some View {
        NavigationStack(path: $path) {
            BirdList(isAdding: $isAdding)
                .toolbar {
                    Button("Filter") { sheet = .filter }
                    Button("Share") { sheet = .share(bird: model.birds[0]) }
                }
                .navigationDestination(for: Bird.ID.self) { id in
                    BirdView(id: id)
                }
                .navigationDestination(for: BirdRoute.self) { route in
                    switch route {
                    case .family(let name):
                        FamilyView(name: name)
                    case .ringing:
                        RingingView(path: $path)
                    case let .nest(number):
                        NestView(number: number)
                    }
                }
        }
        .sheet(isPresented: $isAdding) {
            NavigationStack { AddBirdView() }
        }
        .sheet(item: $sheet) { sheet in
            switch sheet {
            case .filter: FilterView()
            case .share(let bird): ShareView(bird: bird)
            }
        }
        .onContinueUserActivity("example.aviary.nest") { _ in
            path.append(BirdRoute.nest(number: 1))
        }
        .onOpenURL { url in
            guard url.host() != "ringing" else { return path.append(BirdRoute.ringing) }
            for step in model.steps(for: url) {
                path.append(step)
            }
        }
    }
}
