/// What a function of a Scaffolding coordinator returns, read the way the macro newer than 3.2 reads it
/// (`parseReturnType` in `ScaffoldableMacro.swift`): names count, not how they are written.
struct ScaffoldingReturn: Equatable {
    enum Part: Equatable {
        case view, coordinator, role
        /// `some View & P` and `any Coordinatable & P`.
        case composedView, composedCoordinator
        case other
    }

    /// One part for a plain type; two or three for a tab's tuple.
    let parts: [Part]
    let isTuple: Bool

    /// - Parameter text: the return type as written, with its comments.
    init(_ text: String) {
        let words = TypeWords.words(of: text)[...]
        if words.first == "(", TypeWords.end(ofBracketIn: words) == words.endIndex - 1 {
            let elements = TypeWords.elements(of: words.dropFirst().dropLast())
            isTuple = elements.count > 1
            parts = isTuple ? elements.map(Self.part) : [.other]
        } else {
            isTuple = false
            parts = [Self.part(words)]
        }
    }

    /// Whether it makes a destination: a view or a coordinator, or one of the six tuples a tab takes.
    var isDestination: Bool {
        guard let content = parts.first, content == .view || content == .coordinator else { return false }
        return switch Array(parts.dropFirst()) {
        case [], [.view], [.role], [.view, .role]: true
        default: false
        }
    }

    /// Whether it is a view or a coordinator that conforms to more than the library's protocol.
    var isComposed: Bool { parts == [.composedView] || parts == [.composedCoordinator] }

    private static func part(_ words: ArraySlice<String>) -> Part {
        let constraint = words.dropFirst()
        let first = constraint.split(separator: "&", maxSplits: 1, omittingEmptySubsequences: false).first ?? []
        let isComposed = first.count < constraint.count
        switch (words.first, TypeWords.name(of: first)) {
        case ("some", "View"): return isComposed ? .composedView : .view
        case ("any", "Coordinatable"): return isComposed ? .composedCoordinator : .coordinator
        default: return TypeWords.name(of: words) == "TabRole" ? .role : .other
        }
    }
}
