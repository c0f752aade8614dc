import Base
import Facts

extension TypeTable {
    /// The line and the column of a place.
    package func location(of place: RelativeLocation) -> SourceLocation {
        layout(ofPath: place.file)?.location(of: place) ?? SourceLocation(file: place.file, line: 1, column: 1)
    }

    /// Whether a place stands before another: in a file before the other's, or further up in the same.
    package func isOrdered(_ left: RelativeLocation, before right: RelativeLocation) -> Bool {
        guard left.file == right.file else { return left.file < right.file }
        guard left.declaration != right.declaration, let layout = layout(ofPath: left.file) else {
            return left.offset < right.offset
        }
        return layout.offset(of: left) < layout.offset(of: right)
    }

    /// Code that was not resolved, by its line.
    package func notUnderstood(_ code: UnresolvedCode) -> NotUnderstood {
        NotUnderstood(
            text: code.text, reason: code.reason, help: code.help, location: location(of: code.location),
            rule: code.rule, system: code.system, selectsTab: code.selectsTab)
    }
}
