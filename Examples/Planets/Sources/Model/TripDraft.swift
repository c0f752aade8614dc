import Foundation

/// A trip as far as it has been planned.
struct TripDraft: Hashable, Sendable {
    let planet: Planet.ID
    var departure: Date
    var nights = 14
}

/// A booked trip: what has to be shown at the gate.
struct Ticket: Identifiable, Hashable, Sendable {
    let id: String
    let draft: TripDraft
}
