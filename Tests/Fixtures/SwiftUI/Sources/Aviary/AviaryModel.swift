import Foundation
import Observation

struct Bird: Identifiable, Hashable {
    let id: String
    let name: String
    let family: String
}

struct Cage: Identifiable, Hashable {
    let id: Int
    let name: String
}

struct Meal: Identifiable, Hashable {
    let id: Int
    let name: String
}

struct Ringer: Hashable {
    let name: String
}

@Observable
final class AviaryModel {
    var birds = [
        Bird(id: "tawny", name: "Tawny owl", family: "Owls"),
        Bird(id: "robin", name: "Robin", family: "Flycatchers"),
    ]
    var cages = [Cage(id: 1, name: "North"), Cage(id: 2, name: "Pond")]
    var meals = [Meal(id: 1, name: "Seeds"), Meal(id: 2, name: "Mealworms")]
    private var links: [String: [any Hashable]] = [:]

    func steps(for url: URL) -> [any Hashable] {
        links[url.path()] ?? []
    }
}
