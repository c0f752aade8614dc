/// The folders a walk does not enter unless the user names them.
enum SkippedFolders {
    /// What the help and the errors say about them.
    static let description = "build products, dependencies, hidden folders, .docc bundles and test folders"

    private static let names: Set = ["Pods", "Carthage", "DerivedData"]

    /// - Parameter name: the folder's own name.
    static func contains(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasSuffix(".docc") || name.hasSuffix("Tests") || names.contains(name)
    }

    /// Whether any of a path's folders is one.
    static func skips(_ names: some Collection<[UInt8]>) -> Bool {
        names.contains { contains(String(decoding: $0, as: UTF8.self)) }
    }
}
