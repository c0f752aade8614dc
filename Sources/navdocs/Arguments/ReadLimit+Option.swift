import Platform

extension ReadLimit {
    private static let most = 1000

    static let option = Option(
        "max-file-size", value: .text("MB"),
        setting: .never(because: "it guards against what the sources hold"), standard: "\(source.bytes >> 20)",
        summary: "How large a file of source may be, in megabytes. A larger one is not read, and told.")

    /// The limit for source that was asked for.
    /// - Parameter text: as typed; nil where nothing was.
    static func source(_ text: String?) throws(UsageError) -> ReadLimit {
        guard let text else { return .source }
        guard let number = Int(text), (1...most).contains(number) else {
            throw .conflict(
                "'\(text)' is no size of a file", advice: "--max-file-size takes a number of megabytes, up to \(most)")
        }
        return ReadLimit(megabytes: number)
    }
}
