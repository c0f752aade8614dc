/// The version of navdocs.
package enum Version {
    package static let current = "0.1.0"
    /// The day it was made on, for the manual.
    static let date = "2026-11-22"
}
