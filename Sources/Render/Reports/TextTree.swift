import NavigationModel

/// The coordinators as an indented tree, for a terminal.
package enum TextTree {
    /// The tree's text.
    /// - Parameter subjects: the coordinators to print, each without those it shows, or all when empty.
    package static func text(of subjects: [Coordinator], index: GraphIndex) -> String {
        var lines: [String] = []
        if subjects.isEmpty {
            lines.append(summary(index.graph))
            for root in Hierarchy(index).roots {
                guard let coordinator = index.coordinator(root.coordinator.id) else { continue }
                lines.append("")
                let entries = index.graph.entryPoints.filter { $0.to.id == coordinator.id }.map(\.name).filter {
                    $0 != coordinator.name
                }
                let started = entries.isEmpty ? "" : "\(entries.joined(separator: ", ")) → "
                lines.append(started + heading(coordinator, index))
                append(coordinator, children: root.children, indent: "", index: index, to: &lines)
            }
            let unowned = index.unownedTransitions
            if !unowned.isEmpty { lines += ["", "Views of no coordinator"] }
            for (offset, transition) in unowned.enumerated() {
                lines.append((offset == unowned.count - 1 ? "└─ " : "├─ ") + plain(transition))
            }
        }
        for subject in subjects {
            if !lines.isEmpty { lines.append("") }
            lines.append(heading(subject, index))
            append(subject, children: [], indent: "", index: index, to: &lines)
        }
        return lines.map { PlainText.visible($0) }.joined(separator: "\n") + "\n"
    }

    private static func summary(_ graph: NavigationGraph) -> String {
        let destinations = graph.coordinators.reduce(0) { $0 + $1.destinations.count }
        let figures = [
            GraphWords.count(graph.coordinators.count, "coordinator"), GraphWords.count(destinations, "destination"),
            GraphWords.count(graph.transitions.count, "transition"), "\(graph.notUnderstood.count) not understood",
        ]
        return "\(graph.title): \(figures.joined(separator: ", "))"
    }

    /// A coordinator's name and kind, and what its transitions are known from.
    private static func heading(_ coordinator: Coordinator, _ index: GraphIndex) -> String {
        let evidence = coordinator.destinations.flatMap { index.transitions(to: $0) }.map(\.evidence)
        let figures = Evidence.allCases.compactMap { kind in
            let count = evidence.count { $0 == kind }
            return count == 0 ? nil : kind == .call ? GraphWords.count(count, "call") : "\(count) \(kind.rawValue)"
        }
        let known = figures.isEmpty ? "" : "  [\(figures.joined(separator: ", "))]"
        return "\(coordinator.name) (\(coordinator.kind.rawValue))\(known)"
    }

    private static func append(
        _ coordinator: Coordinator, children: [Hierarchy.Node], indent: String, index: GraphIndex,
        to lines: inout [String]
    ) {
        let first = index.firstViews(of: coordinator)
        let plain = index.plainTransitions(of: coordinator).filter { !first.contains($0) }
        let followed = index.routers(of: coordinator.id)
        var rows = first.count + coordinator.destinations.count + plain.count + followed.count
        for transition in first {
            rows -= 1
            append(
                "first view · \(transition.style.rawValue)", targets: [transition.to].compactMap(\.self),
                shown: children.filter { $0.opener == transition.from && $0.coordinator == transition.to },
                indent: indent, isLast: rows == 0, index: index, to: &lines)
        }
        for destination in coordinator.destinations {
            rows -= 1
            let shown = children.filter { $0.opener == nil && $0.destination == destination.name }
            append(
                call(destination) + " · " + ways(destination, index), targets: destination.targets, shown: shown,
                indent: indent, isLast: rows == 0, index: index, to: &lines)
        }
        for transition in plain {
            rows -= 1
            let shown = children.filter {
                $0.opener == transition.from && $0.destination == transition.destination
                    && $0.style == transition.style && $0.coordinator == transition.to
            }
            append(
                way(transition), targets: [transition.to].compactMap(\.self), shown: shown, indent: indent,
                isLast: rows == 0, index: index, to: &lines)
        }
        for router in followed {
            rows -= 1
            append(
                LineStyle.followed.word, targets: [router.reference],
                shown: children.filter { $0.isFollowed && $0.coordinator == router.reference }, indent: indent,
                isLast: rows == 0, index: index, to: &lines)
        }
    }

    /// One way on, and the coordinators it leads to.
    private static func append(
        _ row: String, targets: [NodeReference], shown: [Hierarchy.Node], indent: String, isLast: Bool,
        index: GraphIndex, to lines: inout [String]
    ) {
        let start = indent + (isLast ? "└─ " : "├─ ") + row
        let deeper = indent + (isLast ? "   " : "│  ")
        let expanded = shown.filter { !$0.isRepeated }
        if expanded.count == 1, targets.count == 1, let child = index.coordinator(expanded[0].coordinator.id) {
            lines.append("\(start) → \(heading(child, index))")
            append(child, children: expanded[0].children, indent: deeper, index: index, to: &lines)
            return
        }
        lines.append(start + self.targets(targets, repeated: Set(shown.filter(\.isRepeated).map(\.coordinator.id))))
        for node in expanded {
            guard let child = index.coordinator(node.coordinator.id) else { continue }
            lines.append("\(deeper)\(heading(child, index))")
            append(child, children: node.children, indent: deeper, index: index, to: &lines)
        }
    }

    /// What a view shows by itself: `showsHelp in HomeView · sheet`.
    private static func way(_ plain: Transition) -> String {
        "\(plain.destination) in \(plain.from.name) · \(plain.style.rawValue)"
            + (plain.evidence == .inferred ? " ?" : "")
    }

    private static func plain(_ transition: Transition) -> String {
        way(transition) + targets([transition.to].compactMap(\.self), repeated: [])
    }

    private static func targets(_ targets: [NodeReference], repeated: Set<String>) -> String {
        guard !targets.isEmpty else { return "" }
        let names = targets.map { repeated.contains($0.id) ? "\($0.name) (see its first place)" : $0.name }
        return " → " + names.joined(separator: " or ")
    }

    private static func call(_ destination: Destination) -> String {
        guard !destination.parameters.isEmpty else { return destination.name }
        let parameters = destination.parameters.map { "\($0.label ?? "_"): \($0.type)" }
        return "\(destination.name)(\(parameters.joined(separator: ", ")))"
    }

    private static func ways(_ destination: Destination, _ index: GraphIndex) -> String {
        index.ways(to: destination).map { $0.style.word + ($0.inferred ? " ?" : "") }.joined(separator: ", ")
    }
}
