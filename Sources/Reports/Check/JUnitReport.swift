import NavigationModel

/// Findings as a JUnit report: a test case for each, failed unless it is a note.
///
/// Without findings there is one case, which passed: some services take a report without cases for a broken one.
enum JUnitReport {
    static func text(of report: CheckReport) -> String {
        let failures = report.count(.error) + report.count(.warning)
        let counts = "tests=\"\(max(1, report.items.count))\" failures=\"\(failures)\" errors=\"0\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"navdocs\" \(counts)>",
            "  <testsuite name=\"navdocs check\" \(counts)>",
        ]
        lines += report.items.flatMap { testCase($0.finding) }
        if report.items.isEmpty { lines.append("    <testcase classname=\"navdocs\" name=\"no findings\"/>") }
        lines += ["  </testsuite>", "</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func testCase(_ finding: Finding) -> [String] {
        let place = "\(finding.location)"
        let text = [finding.message, finding.help, place].compactMap(\.self).map(escaped).joined(separator: "\n")
        let name = "\(finding.rule) at \(finding.location.line):\(finding.location.column)"
        let head = "    <testcase classname=\"\(escaped(finding.location.file))\" name=\"\(escaped(name))\">"
        guard finding.severity != .info else {
            return [head, "      <system-out>\(text)</system-out>", "    </testcase>"]
        }
        let failure = "type=\"\(finding.severity.rawValue)\" message=\"\(escaped(finding.message))\""
        return [head, "      <failure \(failure)>\(text)</failure>", "    </testcase>"]
    }

    /// Text for XML 1.0, which has no way to write most control characters.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..<"\u{20}", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
