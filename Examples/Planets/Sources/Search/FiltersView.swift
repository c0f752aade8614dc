import SwiftUI

/// Which planets a search leaves out.
struct SearchFilter: Hashable, Sendable {
    var landableOnly = false
    /// In millions of kilometres from the Sun.
    var farthest = 5_000.0
}

/// The form over the results. Nothing changes until it is applied.
struct FiltersView: View {
    @State var filter: SearchFilter
    let onApply: (SearchFilter) -> Void

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Toggle("Only where one can land", isOn: $filter.landableOnly)
            Slider(value: $filter.farthest, in: 100...5_000) {
                Text("Farthest")
            }
            Button("Apply") {
                onApply(filter)
                dismiss()
            }
            Button("Leave as it was", role: .cancel) { dismiss() }
        }
    }
}
