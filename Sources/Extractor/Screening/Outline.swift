import NavigationModel

/// What stands at the top of a file, told from its words alone.
struct Outline: Sendable {
    /// A type, an extension, a function or a variable.
    struct Declaration: Sendable {
        /// The hashes of its name's parts: of several for `extension Orders.Row`.
        var path: [UInt64]
        var isExtension = false
        var isProtocol = false
        /// What is declared in it, with the words by which that can lead to something.
        var members: [(name: UInt64, outer: Set<UInt64>)] = []
        /// The words by which it can lead to something: all but those of functions' parameters and code.
        var outer: Set<UInt64> = []
        /// All its words.
        var all: Set<UInt64> = []
        /// The words between its name and its opening brace.
        var header: Set<UInt64> = []
    }

    var declarations: [Declaration] = []
    /// Its types, by name and kind only, with what is nested in them.
    var types: [TypeFacts] = []
}
