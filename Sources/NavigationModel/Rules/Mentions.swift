/// The words that an app's declarations hold, those of files included that nothing was read of.
package protocol Mentions: Sendable {
    /// Whether anything but previews and some declarations mentions a word; nil where that cannot be told.
    /// - Parameter declarations: the names of the types, functions and variables at the top of files that do not count.
    ///   What extends a type goes by the type's name.
    func isMentioned(_ word: String, outside declarations: Set<String>) -> Bool?
}

/// Where the words of the app are not at hand.
struct UnknownMentions: Mentions {
    func isMentioned(_ word: String, outside declarations: Set<String>) -> Bool? { nil }
}
