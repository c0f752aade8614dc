import Facts
import NavigationModel

/// The words that an app's declarations hold, those of files included that nothing was read of.
package protocol Mentions: Sendable {
    /// Who mentions each of some words, previews apart; nil where that cannot be told.
    func mentions(of words: Set<String>) -> [String: MentionedBy]?

    /// Which of some words a file holds that was not read as a whole; all of them where that cannot be told.
    func unread(of words: Set<String>) -> Set<String>
}

/// What mentions a word.
package struct MentionedBy: Sendable {
    /// Types and other declarations whose own names are among the words that were asked for.
    package var asked: Set<String> = []
    /// Whether any other declaration does.
    package var others = false

    /// What nothing mentions.
    package init() {}
}

/// Where the words of the app are not at hand.
struct UnknownMentions: Mentions {
    func mentions(of words: Set<String>) -> [String: MentionedBy]? { nil }

    func unread(of words: Set<String>) -> Set<String> { words }
}
