import Foundation

/// A world that can be browsed and, where ``isLandable``, booked.
struct Planet: Identifiable, Hashable, Sendable {
    /// The user activity that Spotlight hands back when a result is tapped.
    static let activityType = "com.example.planets.view-planet"

    let id: String
    let name: String
    let summary: String
    /// The mean distance from the Sun in millions of kilometres.
    let distance: Double
    let isLandable: Bool
    let moons: [Moon]
}

/// A moon, known only together with the planet it circles.
struct Moon: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
    /// The time of one turn around its planet, in days.
    let period: Double
}
