import NavigationModel

/// Recognises one navigation system in the facts of one file.
///
/// A reader sees one file and no other reader. It says what a declaration or a call means if the types turn out to
/// be of its system; whether they are is for ``GraphLinker`` to find.
protocol NavigationReader: SendableMetatype {
    static var system: NavigationSystem { get }

    /// Whether the words of a file may be this system's, by what it imports.
    static func reads(_ file: FileFacts) -> Bool

    /// The coordinators that declarations of the file make, or add to.
    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [NotUnderstood])

    /// The code and the views of coordinators whose other parts stand in other files.
    static func routeParts(in file: FileFacts) -> [RoutePartFacts]

    /// What a call does when its receiver is a coordinator of this system, nil when it is not navigation.
    static func meaning(of call: CallFacts) -> CallMeaning?
}

extension NavigationReader {
    static func reads(_ file: FileFacts) -> Bool { true }

    static func routeParts(in file: FileFacts) -> [RoutePartFacts] { [] }
}
