/// What kind of source a file is, by its name.
package enum SourceKind: Sendable {
    case swift
    /// Of Interface Builder's.
    case storyboard
    /// What a target says of itself: an `Info.plist`. It is read for the storyboards that it names, where there are any.
    case propertyList

    /// Nil for a name that is none of a file that is read.
    package init?(name: String) {
        if name.hasSuffix(".swift") {
            self = .swift
        } else if name.hasSuffix(".storyboard") {
            self = .storyboard
        } else if name.hasSuffix("Info.plist") {
            self = .propertyList
        } else {
            return nil
        }
    }
}
