import Base
import NavigationModel

/// The closing summary of a run.
enum Summary {
    /// One line: `Planets: 5 coordinators, 21 destinations, 48 transitions, 1 not understood (25 files in 0.12 s)`; where UIKit
    /// presents something that was not resolved, `3 not understood, of these 2 UIKit presentations`.
    static func line(for graph: NavigationGraph, time: Duration) -> String {
        let counts = [
            Words.count(graph.coordinatorCount, "coordinator"),
            Words.count(graph.coordinators.reduce(0) { $0 + $1.destinations.count }, "destination"),
            Words.count(graph.transitions.count, "transition"),
            "\(graph.notUnderstood.count) not understood" + ofUIKit(graph),
        ]
        let files = Words.count(graph.sourceFiles, "file")
        return "\(graph.title): \(counts.joined(separator: ", ")) (\(files) in \(seconds(time)))"
    }

    /// How many of them show something by UIKit's calls.
    private static func ofUIKit(_ graph: NavigationGraph) -> String {
        let count = graph.unresolvedCount(of: .uikit)
        return count == 0 ? "" : ", \(count) of them \(count == 1 ? "a UIKit presentation" : "UIKit presentations")"
    }

    private static func seconds(_ time: Duration) -> String {
        let hundredths = time.components.seconds * 100 + time.components.attoseconds / 10_000_000_000_000_000
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}
