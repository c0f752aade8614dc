import NavigationModel
import PageElements

/// A finding, the word for its severity first.
enum FindingCallout {
    /// In a frame, for the page it is about.
    static func html(_ finding: Finding, id: String? = nil, _ context: PageContext) -> HTML {
        Tag.div(.class("callout", finding.severity.rawValue), .id(id)) {
            Icon(finding.severity).html
            Tag.div {
                Tag.p {
                    Tag.b { "\(finding.severity.word): " }
                    LinkedText.html(finding.message, context)
                }
                if let help = finding.help { Tag.p { LinkedText.html(help, context) } }
                Tag.p(.class("source")) {
                    rule(finding, context)
                    " at "
                    context.fullPlace(finding.location)
                }
            }
        }
    }

    /// In a list of findings.
    static func item(_ finding: Finding, _ context: PageContext) -> HTML {
        Tag.li(.class("finding")) {
            Tag.p {
                Tag.b(.class(finding.severity.rawValue)) { finding.severity.word }
                " "
                LinkedText.html(finding.message, context)
            }
            Tag.p(.class("source")) {
                rule(finding, context)
                " "
                context.place(finding.location)
            }
        }
    }

    /// The rule's id, with a link to what explains it.
    private static func rule(_ finding: Finding, _ context: PageContext) -> HTML {
        let id = Tag.code { finding.rule }
        guard context.site.rules.contains(finding.rule) else { return id }
        return Tag.a(.href(context.link(Addresses.rule(finding.rule)))) { id }
    }
}

extension Severity {
    /// The word a finding begins with.
    var word: String {
        switch self {
        case .error: "Error"
        case .warning: "Warning"
        case .info: "Note"
        }
    }
}
