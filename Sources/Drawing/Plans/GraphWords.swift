import Base
import NavigationModel

/// The words pictures are described with.
enum GraphWords {
    static let wordless = "The lines have no labels; their patterns and arrowheads show the styles."

    /// A sentence for how many transitions a picture hides; none for 0.
    static func hidden(_ count: Int) -> [String] {
        count == 0 ? [] : ["\(Words.count(count, "inferred transition")) \(count == 1 ? "is" : "are") hidden."]
    }

    static func count(_ coordinator: Coordinator) -> String {
        Words.count(coordinator.destinations.count, "destination")
    }

    /// `stack, 3 destinations`, or `navigation stack`.
    static func summary(of coordinator: Coordinator) -> String {
        coordinator.isHost ? coordinator.noun : "\(coordinator.kind.rawValue), \(count(coordinator))"
    }

    /// `8 coordinators with 25 destinations and 2 navigation stacks`; these alone where there is nothing else.
    static func coordinators(of graph: NavigationGraph) -> String {
        let destinations = graph.coordinators.reduce(0) { $0 + $1.destinations.count }
        let count = graph.coordinatorCount
        let hosts = graph.hostCount == 0 ? nil : Words.count(graph.hostCount, "navigation stack")
        guard count > 0 || hosts == nil else { return hosts ?? "" }
        let owners = "\(Words.count(count, "coordinator")) with \(Words.count(destinations, "destination"))"
        return [owners, hosts].compactMap(\.self).joined(separator: " and ")
    }

    /// The first few, and how many more there are.
    static func few(_ words: [String], limit: Int) -> [String] {
        words.count <= limit ? words : words.prefix(limit - 1) + ["and \(words.count - limit + 1) more"]
    }

    /// The ending all names share from a capital letter on, such as `Coordinator`; empty where they share none.
    static func sharedSuffix(of names: [String]) -> String {
        guard names.count > 1, let first = names.first else { return "" }
        let starts = first.indices.filter { $0 > first.startIndex && first[$0].isUppercase }
        for start in starts {
            let suffix = String(first[start...])
            if suffix.count > 2, names.allSatisfy({ $0.hasSuffix(suffix) && $0.count > suffix.count }) { return suffix }
        }
        return ""
    }
}
