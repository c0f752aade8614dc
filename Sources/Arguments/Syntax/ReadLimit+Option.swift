import Platform

extension ReadLimit {
    private static let most = 1000

    package static let option = Option(
        "max-file-size", value: .text("MB"),
        setting: .never(because: "a project shouldn't be able to change the limit for its own files"),
        standard: "\(source.bytes >> 20)",
        summary: "The maximum size of a source file in megabytes. Larger files are reported, but not read.")

    /// The limit for source that was asked for.
    /// - Parameter text: as typed; nil where nothing was.
    package static func source(_ text: String?) throws(UsageError) -> ReadLimit {
        guard let text else { return .source }
        guard let number = Int(text), (1...most).contains(number) else {
            throw .conflict(
                "'\(text)' isn't a valid file size",
                advice: "--max-file-size takes a number of megabytes from 1 to \(most)")
        }
        return ReadLimit(megabytes: number)
    }
}
