import Base
import Facts
import NavigationModel
import SwiftSource

/// Recognises one navigation system in the facts of one file.
///
/// A reader sees one file and no other reader. It says what a declaration or a call means if the types turn out to
/// be of its system; whether they are is for ``GraphLinker`` to find.
package protocol NavigationReader: SendableMetatype {
    static var system: NavigationSystem { get }

    /// Words of which every app that uses the system holds at least one, like the name of its module.
    static var marks: [String] { get }

    /// Whether the linker can tell by names what else of an app could matter, see `Frontier`; where it cannot, all
    /// of an app with a mark is parsed.
    static var isScreened: Bool { get }

    /// Whether its screens may stand in storyboards, so that these are read too where the app has a mark of it.
    static var readsStoryboards: Bool { get }

    /// The calls that are told of even where nothing is known of what they are made on; in apps with a mark only.
    static var needles: [String] { get }

    /// Whether the words of a file may be this system's, by what it imports.
    static func reads(_ file: FileFacts) -> Bool

    /// The coordinators that declarations of the file make, or add to.
    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode])
}

/// A reader to which calls mean something by themselves; the others' calls are told by what they are made on.
package protocol CallReader: NavigationReader {
    /// What a call does when its receiver is a coordinator of this system, nil when it is not navigation.
    static func role(of call: CallFacts) -> CallRole?
}

extension NavigationReader {
    static var isScreened: Bool { true }

    static var readsStoryboards: Bool { false }

    static var needles: [String] { [] }

    static func reads(_ file: FileFacts) -> Bool { true }
}
