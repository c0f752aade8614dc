/// How a run ended, as a shell sees it.
enum ExitCode: Int32 {
    case done = 0
    /// The answer is no: `navdocs path` found no way, `navdocs check` faults.
    case no = 1
    /// A usage error, or a file that could not be read or written.
    case couldNotRun = 2

    /// The answer is no: `navdocs diff --exit-code` found a difference.
    static let different = ExitCode.noWay
}
