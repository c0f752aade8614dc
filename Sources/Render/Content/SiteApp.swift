/// One of several apps whose sites stand beside each other, each in a folder of its own, with a switch between them.
package struct SiteApp: Hashable, Sendable {
    package let name: String
    /// The folder of its site, beside those of the others.
    package let folder: String

    package init(name: String, folder: String) {
        self.name = name
        self.folder = folder
    }
}
