import SwiftUI

/// Everything on one page, before anything is paid.
struct ReviewView: View {
    let draft: TripDraft

    @Environment(TripCoordinator.self) private var coordinator

    var body: some View {
        Form {
            LabeledContent("Leaves", value: draft.departure.formatted(date: .long, time: .omitted))
            LabeledContent("Nights", value: draft.nights.formatted())
            Button("Confirm") { coordinator.confirm(draft) }
            Button("Other dates") { coordinator.pop() }
        }
        .navigationTitle("Review")
    }
}
