import Base
import NavigationModel

extension GraphFixture {
    /// A graph whose every text tries to leave the place it is printed at, with names that differ in case alone, are
    /// reserved on some systems, or are very long.
    package static let hostile: NavigationGraph = {
        let bad = "<script>alert(1)</script>\"'&]]>🪐\u{202E}"
        return hostile(
            bad, coordinators: [bad, "con", "home", "Home", String(repeating: "VeryLong", count: 60), "../../etc"])
    }()

    /// A graph whose every text is the same.
    /// - Parameters:
    ///   - bad: the text.
    ///   - names: those of the coordinators.
    package static func hostile(_ bad: String, coordinators names: [String]) -> NavigationGraph {
        let markdown = "\(bad)\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) ``\(bad)``\n\n| \(bad) |\n| - |"
        let place = SourceLocation(file: "Sources/\(bad)/<b1>.swift", line: 1, column: 1)
        let screen = NodeReference(bad + "View")
        let coordinators = names.map { name in
            Coordinator(
                id: name, name: name, module: bad, system: .scaffolding, kind: .flow, documentation: markdown,
                location: place, declaration: "class \(bad)", initial: [bad],
                destinations: [bad, "a", "A"].map { destination in
                    Destination(
                        id: "\(name).\(destination)", name: destination, kind: .view,
                        parameters: [Parameter(label: bad, name: bad, type: bad, defaultValue: bad)],
                        targets: [screen], wrapper: bad, tab: Tab(title: bad, image: bad, role: bad),
                        presentations: [.push], condition: bad, trackedBy: bad, documentation: markdown,
                        declaration: bad, location: place)
                })
        }
        let owner = NodeReference(bad)
        return NavigationGraph(
            title: bad, sourceFiles: 1, coordinators: coordinators,
            screens: [
                Screen(
                    id: screen.id, name: screen.name, module: bad, documentation: markdown, location: place,
                    reads: [owner], contains: [screen, NodeReference(bad + "Nowhere")])
            ],
            transitions: [
                Transition(
                    from: screen, coordinator: owner, destination: bad, to: screen, style: .push, evidence: .inferred,
                    through: [bad], call: bad, location: place),
                Transition(
                    from: screen, coordinator: nil, destination: bad, to: nil, style: .sheet, evidence: .inferred,
                    through: [bad], call: bad, location: place),
                Transition(
                    from: NodeReference(bad), coordinator: nil, destination: bad, to: NodeReference(bad + "Row"),
                    style: .popover, evidence: .call, call: bad, location: place),
            ],
            exits: [
                Exit(
                    from: screen, coordinator: owner, style: .back, through: [bad], call: bad, to: bad, location: place)
            ],
            entryPoints: [EntryPoint(name: bad, to: owner, location: place)],
            deepLinks: [
                DeepLink(
                    name: bad, trigger: bad, coordinator: owner,
                    hops: [
                        DeepLinkHop(
                            coordinator: owner, destination: bad, style: .push, to: screen, expects: bad,
                            mismatched: true)
                    ], location: place)
            ],
            notUnderstood: [NotUnderstood(text: bad, reason: bad, help: bad, location: place)])
    }

    /// A finding whose every text is the same.
    package static func hostileFinding(_ bad: String) -> Finding {
        let place = SourceLocation(file: "Sources/\(bad)/<b1>.swift", line: 1, column: 1)
        return Finding(rule: bad, severity: .error, message: bad, help: bad, subject: bad, location: place)
    }
}
