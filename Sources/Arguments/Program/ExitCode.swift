/// How a run ended, as a shell sees it.
package enum ExitCode: Int32, CaseIterable {
    case done = 0
    /// The answer is no: `navdocs path` found no way, `navdocs check` faults, `navdocs diff --exit-code` a difference.
    case no = 1
    /// A usage error, or a file that could not be read or written.
    case couldNotRun = 2

    /// For the help.
    package var meaning: String {
        switch self {
        case .done: "Done."
        case .no:
            "'navdocs path' found no path, 'navdocs check' found problems, or 'navdocs diff --exit-code' found a "
                + "difference."
        case .couldNotRun: "navdocs couldn't run; the reason is on standard error."
        }
    }
}
