/// The version of navdocs.
enum Version {
    static let current = "0.1.0"
}
