/// What `navdocs export` writes.
enum ExportFormat: String, CaseIterable, Sendable {
    case svg, dot, mermaid, json, text
    /// What is known of each file before anything is linked.
    case facts

    /// Whether one file holds one picture.
    var isPicture: Bool {
        switch self {
        case .svg, .dot, .mermaid: true
        case .json, .text, .facts: false
        }
    }

    /// The endings of its files, the first of which is given to files navdocs names.
    var endings: [String] {
        switch self {
        case .svg: [".svg"]
        case .dot: [".dot", ".gv"]
        case .mermaid: [".mmd", ".mermaid"]
        case .json: [".json"]
        case .text: [".nav", ".txt"]
        case .facts: [".facts"]
        }
    }
}
