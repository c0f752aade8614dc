import Base

/// One file of Swift, or another source, as it was read.
package struct SourceFile: Sendable {
    /// The path relative to the root, with `/` between components.
    package let path: String
    /// The module its declarations belong to.
    package let module: String
    package let text: String

    package init(path: String, module: String, text: String) {
        self.path = path
        self.module = module
        self.text = text
    }

    /// Whether it is Swift, and no storyboard or what names one.
    package var isSwift: Bool { [.swift, nil].contains(SourceKind(name: path)) }
}
