/// A hop whose typed closure, or `expecting:`, names another type than the destination shows: nothing after it runs.
enum DeepLinkTypeMismatch: Rule {
    static let id = "deep-link-type-mismatch"

    static func findings(in app: LinkedApp) -> [Finding] {
        let found = app.graph.deepLinks.flatMap { link in
            link.hops.filter(\.mismatched).map { hop in
                Finding(
                    rule: id, severity: .warning,
                    message: "The code after `\(hop.destination)` of \(hop.coordinator.name) waits for "
                        + "`\(hop.expects ?? "")`, but `\(hop.destination)` shows `\(hop.to?.name ?? "")`.",
                    help: "Name the type that the destination shows.", subject: hop.coordinator.id,
                    location: link.location)
            }
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
