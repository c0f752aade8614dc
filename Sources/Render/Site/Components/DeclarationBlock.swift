import NavigationModel

/// A coordinator's declaration and those of its destinations, as the source has them.
enum DeclarationBlock {
    static func html(_ coordinator: Coordinator) -> HTML {
        .of {
            SectionHeading.html("Declaration", id: "declaration")
            CodeBlock.html(code(coordinator))
        }
    }

    /// Cases of an enum that is another type than the coordinator stand below it, not in it.
    private static func code(_ coordinator: Coordinator) -> String {
        let destinations = coordinator.destinations.compactMap(\.declaration)
        let header = coordinator.declaration ?? coordinator.name
        let isEnum = header.split(whereSeparator: \.isWhitespace).contains("enum")
        let isElsewhere = !isEnum && destinations.contains { $0.hasPrefix("case ") || $0.hasPrefix("indirect case ") }
        guard !isElsewhere else { return ([header, ""] + destinations).joined(separator: "\n") }
        return ([header + " {"] + destinations.map { "    \($0)" } + ["}"]).joined(separator: "\n")
    }
}
