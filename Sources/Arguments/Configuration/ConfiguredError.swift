/// An error that only what the configuration says leads to.
package struct ConfiguredError: Explained {
    let error: any Error
    /// The configuration, as seen from where the user is.
    let file: String

    package init(error: any Error, file: String) {
        self.error = error
        self.file = file
    }

    package var message: String { "\(file): \((error as? any Explained)?.message ?? "\(error)")" }

    package var advice: String? {
        let see = "'navdocs config --print' shows which line sets each value"
        return (error as? any Explained)?.advice.map { "\($0); \(see)" } ?? see
    }
}
