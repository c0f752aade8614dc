/// What a shell offers where a word is to be typed.
package enum Completion: Sendable, Equatable {
    case nothing
    case files
    case folders
    case words([String])
    /// The commands of navdocs.
    case commands
    /// The ids of the rules.
    case rules
    /// The ids of the rules, each with `=` and a level after it.
    case ruleLevels
    /// The coordinators of the sources.
    case coordinators
    /// The branches and tags of the repository, and files.
    case versions
    /// Whatever a way may lead from or to in the sources.
    case places
}
