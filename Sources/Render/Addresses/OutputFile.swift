/// A file to be written: nothing here touches the disk.
package struct OutputFile: Hashable, Sendable {
    /// The path relative to the output folder, with `/` between components.
    package let path: String
    package let contents: [UInt8]

    package init(path: String, contents: [UInt8]) {
        self.path = path
        self.contents = contents
    }

    package init(path: String, text: String) {
        self.init(path: path, contents: Array(text.utf8))
    }
}
