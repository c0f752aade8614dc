/// Text in the log of a CI service that no runner takes for a command: names and lines of source are not ours.
///
/// GitHub's runner takes `::` for one at the start of a line behind white space, and `##[` anywhere in it
/// (actions/runner, `src/Runner.Common/ActionCommand.cs`); that of Azure Pipelines `##vso[`.
package enum RunnerText {
    private static let colons = Array("::".unicodeScalars)
    private static let signs = ["##[", "##vso["].map { Array($0.unicodeScalars) }

    /// The text with the first letter of what would be a command spelled out: `\u{3A}:`, `\u{23}#[`.
    package static func harmless(_ text: String) -> String {
        guard text.unicodeScalars.contains("#") || text.unicodeScalars.contains(":") else { return text }
        var result = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars[...]
        var isStart = true
        while let scalar = rest.first {
            let isCommand = (isStart && rest.starts(with: colons)) || signs.contains { rest.starts(with: $0) }
            if isCommand {
                result.append(contentsOf: spelled(scalar).unicodeScalars)
            } else {
                result.append(scalar)
            }
            isStart = scalar == "\n" || (isStart && scalar.properties.isWhitespace)
            rest.removeFirst()
        }
        return String(result)
    }

    private static func spelled(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
}
