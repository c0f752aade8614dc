/// Lines of code in a box that scrolls where they are too long.
package enum CodeBlock {
    /// - Parameter language: what the code is in; Swift is coloured.
    package static func html(_ code: String, language: String = "swift") -> HTML {
        var code = code
        while code.last?.isNewline == true { code.removeLast() }
        return Tag.div(.class("code")) {
            Tag.pre(.class("block"), .focusable, .role("group"), .aria("label", "Code")) {
                Tag.code { language.lowercased() == "swift" ? SwiftHighlighter.html(code) : .text(code) }
            }
            CopyButton.html(label: "Copy code")
        }
    }
}
