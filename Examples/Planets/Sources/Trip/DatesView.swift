import SwiftUI

/// When to leave, and for how long.
struct DatesView: View {
    @Bindable var planner: TripPlanner

    @Environment(TripCoordinator.self) private var coordinator

    var body: some View {
        Form {
            DatePicker("Departure", selection: $planner.draft.departure, in: Date.now..., displayedComponents: .date)
            Stepper("\(planner.draft.nights) nights", value: $planner.draft.nights, in: 1...400)
            Button("Review") { planner.goOn() }
        }
        .navigationTitle("Dates")
        .toolbar {
            Button("Cancel", role: .cancel) { coordinator.cancel() }
        }
    }
}
