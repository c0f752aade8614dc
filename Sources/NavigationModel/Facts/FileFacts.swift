/// What one file says about navigation, before anything is looked up in another file.
package struct FileFacts: Codable, Hashable, Sendable {
    /// The path relative to the root that was read.
    package var path: String
    package var module: String

    package init(path: String, module: String) {
        self.path = path
        self.module = module
    }
}
