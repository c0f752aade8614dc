/// A line of a file, with a caret below the place that a message is about.
///
/// ```
///     7 |     func detail() -> some View {
///       |          ^
/// ```
package enum SourceExcerpt {
    /// The longest line that is shown.
    private static let longest = 160

    /// - Parameters:
    ///   - source: the line.
    ///   - number: its number.
    ///   - before: the part of it before the place.
    package static func lines(_ source: String, number: Int, before: some StringProtocol) -> [String] {
        let line = source.replacing("\t", with: "    ")
        let shown = line.count > longest ? String(line.prefix(longest)) + "…" : line
        let blanks = min(String(before).replacing("\t", with: "    ").count, longest)
        let margin = margin(of: number)
        return [
            String(margin.dropLast("\(number)".count)) + "\(number) | \(shown)",
            "\(margin) | \(String(repeating: " ", count: blanks))^",
        ]
    }

    /// The room that a line's number takes.
    package static func margin(of number: Int) -> String {
        String(repeating: " ", count: max(5, "\(number)".count + 1))
    }
}
