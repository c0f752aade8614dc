import Base

extension NavigationGraph {
    /// The files that are broken or could not be read, sorted: what they hold may be missing, so that nothing is said to be
    /// nowhere.
    package var brokenFiles: [String] { Set(notUnderstood.filter(\.isMissing).map(\.location.file)).sorted() }

    /// That these files may hold what was not found; nil where all could be read.
    package var whatBrokenFilesHide: String? {
        let files = brokenFiles
        guard let first = files.first else { return nil }
        let subject =
            files.count == 1
            ? first : files.count == 2 ? "\(first) and \(files[1])" : "\(first) and \(files.count - 1) more files"
        return "\(subject) couldn't be read completely, so some code may have been missed."
    }
}
