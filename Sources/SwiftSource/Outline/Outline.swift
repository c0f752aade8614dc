import Facts

/// What stands at the top of a file, told from its words alone.
package struct Outline: Sendable {
    /// A type, an extension, a function or a variable; words by their hashes.
    package struct Declaration: Sendable {
        /// The parts of its name: of several for `extension Orders.Row`.
        package var path: [UInt64]
        package var isExtension = false
        package var isProtocol = false
        /// The words between its name and its opening brace.
        package var header: [UInt64] = []
        /// The words by which it can lead to something: all but those of functions' parameters and code.
        package var outer: [UInt64] = []
        /// All its words.
        package var all: [UInt64] = []
        /// For an extension, what it adds, with the words by which that can lead to something.
        package var members: [(name: UInt64, outer: Set<UInt64>)] = []

        package init(path: [UInt64], isExtension: Bool = false, isProtocol: Bool = false) {
            self.path = path
            self.isExtension = isExtension
            self.isProtocol = isProtocol
        }
    }

    /// A function with code of its own; local ones are part of that.
    package struct Function: Sendable {
        /// Where its code stands in the text's UTF-8, braces left out.
        package let code: Range<Int>
        /// Whether it is an initializer, or its header has an arrow.
        package let givesResult: Bool
    }

    package var declarations: [Declaration] = []
    /// Functions and initializers wherever they stand, in order.
    package var functions: [Function] = []
    /// Where the code of previews stands, braces left out: nobody who uses the app gets there.
    package var previews: [Range<Int>] = []
    /// Its types, by name and kind only, with what is nested in them.
    package var types: [TypeFacts] = []

    package init() {}
}
