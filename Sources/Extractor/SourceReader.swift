import NavigationModel

/// Reads one file of Swift into facts.
package enum SourceReader {
    /// What the file says, as far as one file can tell.
    package static func facts(of file: SourceFile) -> FileFacts {
        FileFacts(path: file.path, module: file.module)
    }
}
