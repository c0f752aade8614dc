import SwiftUI

struct BoatListView: View {
    @State private var viewModel: BoatListViewModel

    init(router: Router) {
        _viewModel = State(initialValue: BoatListViewModel(router: router))
    }

    var body: some View {
        List(viewModel.boats, id: \.self) { boat in
            Button(boat) { viewModel.didTapBoat() }
        }
        .toolbar {
            Button("Berth 4") { viewModel.didTapBerth(4) }
        }
    }
}
