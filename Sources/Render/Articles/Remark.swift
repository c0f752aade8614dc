import NavigationModel

/// What a user should know about the texts a site is made of, with the place to mend.
package struct Remark: Hashable, Sendable {
    package enum Severity: Sendable {
        /// The site is made all the same.
        case warning
        /// It is not: a reader would end up nowhere.
        case error
    }

    /// Where it is to be mended.
    package enum Place: Hashable, Sendable {
        /// A line of an article, by the article's path in its folder.
        case article(String, line: Int)
        /// A line of the article on the first page, where it is no part of the folder.
        case landing(line: Int)
        /// The comment above a declaration in the source, which holds this text.
        case comment(file: String, declaration: Int, text: String)
    }

    package let severity: Severity
    package let place: Place
    /// What is wrong: a sentence without its end.
    package let message: String
    /// The word nothing is known by, as written.
    package let word: String?
    /// The words it could have been.
    package let known: [String]

    init(_ severity: Severity, at place: Place, _ message: String, word: String? = nil, known: [String] = []) {
        self.severity = severity
        self.place = place
        self.message = message
        self.word = word
        self.known = known
    }
}
