/// How a run ended, as a shell sees it.
enum ExitCode: Int32 {
    case done = 0
    /// What was asked for was found: a fault of the app.
    case findings = 1
    /// A usage error, or a file that could not be read or written.
    case couldNotRun = 2
}
