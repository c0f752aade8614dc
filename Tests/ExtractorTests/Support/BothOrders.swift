import NavigationModel
import TestSupport

/// The graphs of the same lines in both orders.
func graphsInBothOrders(
    _ lines: [String], _ graph: @escaping @Sendable (String) -> NavigationGraph
) async -> [NavigationGraph] {
    let texts = [lines, lines.reversed()].map { $0.joined(separator: "\n") }
    return await onDeepStack { texts.map(graph) }
}
