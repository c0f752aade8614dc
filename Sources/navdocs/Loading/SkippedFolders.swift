/// The folders a walk does not enter unless the user names them.
enum SkippedFolders {
    /// What the help and the errors say about them.
    static let description =
        "build products, dependencies, hidden folders, test folders, .docc catalogs and Xcode templates"

    private static let names: Set = ["Pods", "Carthage", "DerivedData"]

    /// How names of bundles end whose Swift files are no source of an app: steps of tutorials, and what Xcode makes files of.
    private static let endings = [".docc", ".xctemplate"]

    /// - Parameter name: the folder's own name.
    static func contains(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasSuffix("Tests") || names.contains(name)
            || endings.contains(where: name.hasSuffix)
    }

    /// Whether any of a path's folders is one.
    static func skips(_ names: some Collection<[UInt8]>) -> Bool {
        names.contains { contains(String(decoding: $0, as: UTF8.self)) }
    }
}
