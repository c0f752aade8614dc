/// An error that says what happened and what to do. Only the entry point turns it into text and an exit code.
package protocol Explained: Error {
    /// What happened: one sentence in lower case, naming the file or the word it is about.
    var message: String { get }
    /// What to do about it.
    var advice: String? { get }
    /// The line of the file that it is about, with a caret below the place.
    var excerpt: [String] { get }
}

extension Explained {
    package var excerpt: [String] { [] }
}
