import Facts
import SwiftSource

/// What stands at the top of a file, told from its words alone.
package struct Outline: Sendable {
    /// A type, an extension, a function or a variable; words by their hashes.
    package struct Declaration: Sendable {
        /// The parts of its name: of several for `extension Orders.Row`.
        var path: [UInt64]
        var isExtension = false
        var isProtocol = false
        /// The words between its name and its opening brace.
        package var header: [UInt64] = []
        /// The words by which it can lead to something: all but those of functions' parameters and code.
        package var outer: [UInt64] = []
        /// All its words.
        package var all: [UInt64] = []
        /// For an extension, what it adds, with the words by which that can lead to something.
        package var members: [(name: UInt64, outer: Set<UInt64>)] = []
    }

    /// A function with code of its own; local ones are part of that.
    struct Function: Sendable {
        /// Where its code stands in the text's UTF-8, braces left out.
        let code: Range<Int>
        /// Whether it is an initializer, or its header has an arrow.
        let givesResult: Bool
    }

    package var declarations: [Declaration] = []
    /// Functions and initializers wherever they stand, in order.
    var functions: [Function] = []
    /// Where the code of previews stands, braces left out: nobody who uses the app gets there.
    var previews: [Range<Int>] = []
    /// Its types, by name and kind only, with what is nested in them.
    package var types: [TypeFacts] = []
}
