/// A link in a project that points outside its repository: it is not followed, for who wrote it need not be who runs this.
struct OutsideLink {
    /// As the user would name it.
    private let name: String

    init(_ name: String) { self.name = name }

    /// The line about one.
    var text: String {
        "\(name) is a symbolic link that points outside the repository, and wasn't followed; "
            + "to read it, add it to the command line: \(name)"
    }
}

extension Console {
    /// Warns of links that were not followed.
    func warn(ofOutside sources: FoundSources, _ projects: ProjectFolders) {
        for link in sources.outside { warn(OutsideLink(link).text) }
        for file in projects.outside {
            warn("\(file) is outside the repository, and wasn't read; module names are taken from folders instead")
        }
    }
}
