import NavigationModel

/// Findings as a JUnit report: a test case for each. It failed where the check fails by it; otherwise it passed, and its name
/// and output say what was found.
///
/// Without findings there is one case, which passed: some services take a report without cases for a broken one.
enum JUnitReport {
    static func text(of report: CheckReport) -> String {
        let failures = report.items.count { report.fails($0.finding) }
        let counts = "tests=\"\(max(1, report.items.count))\" failures=\"\(failures)\" errors=\"0\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"navdocs\" \(counts)>",
            "  <testsuite name=\"navdocs check\" \(counts)>",
        ]
        lines += report.items.flatMap { testCase($0.finding, isFailure: report.fails($0.finding)) }
        if report.items.isEmpty { lines.append("    <testcase classname=\"navdocs\" name=\"no findings\"/>") }
        lines += ["  </testsuite>", "</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func testCase(_ finding: Finding, isFailure: Bool) -> [String] {
        let place = "\(finding.location.line):\(finding.location.column)"
        let lines = [finding.message, finding.help, "\(finding.location)"].compactMap(\.self)
        func head(_ name: String) -> String {
            "    <testcase classname=\"\(escaped(finding.location.file))\" name=\"\(escaped(name))\">"
        }
        guard isFailure else {
            // Most services list the names of what passed, and show its output only when asked.
            let noun = finding.severity.noun
            let text = (["\(noun): \(lines[0])"] + lines.dropFirst()).map(escaped).joined(separator: "\n")
            return [
                head("\(finding.rule) at \(place) (\(noun))"), "      <system-out>\(text)</system-out>",
                "    </testcase>",
            ]
        }
        let failure = "type=\"\(finding.severity.rawValue)\" message=\"\(escaped(finding.message))\""
        let text = lines.map(escaped).joined(separator: "\n")
        return [
            head("\(finding.rule) at \(place)"), "      <failure \(failure)>\(text)</failure>", "    </testcase>",
        ]
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
