/// What the syntax of one file says: its facts, and beside them where all that stands.
package struct ParsedFile: Hashable, Sendable {
    package var facts: FileFacts
    package var layout: FileLayout

    package init(facts: FileFacts, layout: FileLayout) {
        self.facts = facts
        self.layout = layout
    }
}
