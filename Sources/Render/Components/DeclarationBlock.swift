import NavigationModel
import PageElements

/// A coordinator's declaration and those of its destinations, as the source has them.
enum DeclarationBlock {
    static func html(_ coordinator: Coordinator) -> HTML {
        .of {
            SectionHeading.html("Declaration", id: "declaration")
            CodeBlock.html(code(coordinator))
        }
    }

    /// What is no member of the coordinator stands below it, not in it: modifiers of its body, cases of another enum.
    private static func code(_ coordinator: Coordinator) -> String {
        var destinations: [String] = []
        for case let line? in coordinator.destinations.map(\.declaration) where !destinations.contains(line) {
            destinations.append(line)
        }
        let header = coordinator.declaration ?? coordinator.name
        let isEnum = header.split(whereSeparator: \.isWhitespace).contains("enum")
        let isClass = [.scaffolding, .stinsen, .uikit].contains(coordinator.system)
        let hasCases = destinations.contains { $0.hasPrefix("case ") || $0.hasPrefix("indirect case ") }
        guard isEnum || isClass && !hasCases, !destinations.isEmpty else {
            return ([header] + (destinations.isEmpty ? [] : [""]) + destinations).joined(separator: "\n")
        }
        return ([header + " {"] + destinations.map { "    \($0)" } + ["}"]).joined(separator: "\n")
    }
}
