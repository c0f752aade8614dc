import NavigationModel

/// Findings as SARIF 2.1.0 (OASIS, 2020), which code hosts read.
///
/// Every rule is declared, on or off; fingerprints hold no line numbers; columns count Unicode code points.
enum SARIFReport {
    private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

    static func text(of report: CheckReport) throws -> String {
        let positions = Dictionary(uniqueKeysWithValues: report.rules.enumerated().map { ($1.description.id, $0) })
        let driver = Driver(name: "navdocs", version: report.version, rules: report.rules.map(Rule.init))
        let run = Run(
            tool: Tool(driver: driver), columnKind: "unicodeCodePoints",
            results: report.items.map { Result($0, position: positions[$0.finding.rule] ?? 0) })
        return try JSONReport.json(Log(schema: schema, version: "2.1.0", runs: [run]))
    }

    private struct Log: Encodable {
        let schema: String
        let version: String
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        let tool: Tool
        let columnKind: String
        let results: [Result]
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name: String
        let version: String
        let rules: [Rule]
    }

    private struct Message: Encodable {
        let text: String
        var markdown: String?
    }

    private struct Rule: Encodable {
        struct Configuration: Encodable {
            let enabled: Bool
            let level: String
        }

        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        let defaultConfiguration: Configuration

        init(_ rule: (description: RuleDescription, severity: Severity?)) {
            id = rule.description.id
            shortDescription = Message(text: rule.description.summary)
            fullDescription = Message(text: rule.description.summary)
            help = Message(text: rule.description.explanation, markdown: rule.description.explanation)
            defaultConfiguration = Configuration(
                enabled: rule.severity != nil, level: (rule.severity ?? .info).sarif)
        }
    }

    private struct Result: Encodable {
        struct Location: Encodable {
            let physicalLocation: Place
        }

        struct Place: Encodable {
            let artifactLocation: [String: String]
            let region: [String: Int]
        }

        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]

        init(_ item: CheckReport.Item, position: Int) {
            let finding = item.finding
            ruleId = finding.rule
            ruleIndex = position
            level = finding.severity.sarif
            message = Message(text: [finding.message, finding.help].compactMap(\.self).joined(separator: " "))
            let place = Place(
                artifactLocation: ["uri": SARIFReport.uri(finding.location.file)],
                region: ["startLine": finding.location.line, "startColumn": SARIFReport.column(of: item)])
            locations = [Location(physicalLocation: place)]
            partialFingerprints = ["navdocs/v1": item.fingerprint]
        }
    }

    /// A relative path as a URI reference (RFC 3986).
    private static func uri(_ path: String) -> String {
        path.utf8.reduce(into: "") { uri, byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/+@".contains(character) {
                uri.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                uri += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
    }

    /// The column in code points, where the line is at hand; the location counts bytes.
    private static func column(of item: CheckReport.Item) -> Int {
        guard let line = item.line else { return item.finding.location.column }
        let before = String(decoding: line.utf8.prefix(item.finding.location.column - 1), as: UTF8.self)
        return before.unicodeScalars.count + 1
    }
}

extension Severity {
    fileprivate var sarif: String { self == .info ? "note" : rawValue }
}
