import Base

/// What rules newly say, no longer say, and code that newly was not understood.
enum FindingChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        let (fixed, found) = Difference.of(sides.findings.old, sides.findings.new) { "\($0.rule)\n\($0.message)" }
        // A call that is understood now stands where one was that was not; what stands there no more is only gone.
        let calls = Set(sides.new.graph.transitions.compactMap(\.call))
        let read = sides.unread.old.filter { calls.contains($0.text) }
        let gone = sides.unread.old.filter { !calls.contains($0.text) }
        return found.map(new) + fixed.map(Self.gone)
            + [newlyUnread(sides.unread.new), noLongerUnread(read), noLongerThere(gone)].compactMap(\.self)
    }

    private static func new(_ finding: Finding) -> NavigationChange {
        let word = finding.severity == .error ? "error" : finding.severity == .warning ? "warning" : "note"
        return change(
            finding, .added, finding.severity == .error ? .broken : finding.severity == .warning ? .worse : .noted,
            "New \(word)", .init("new \(word)", "new \(word)s"), at: DiffSides.after(finding.location))
    }

    private static func gone(_ finding: Finding) -> NavigationChange {
        change(
            finding, .fixed, .fixed, "Fixed", .init("finding", said: "fixed"), at: DiffSides.before(finding.location))
    }

    private static func change(
        _ finding: Finding, _ kind: NavigationChange.Kind, _ gravity: NavigationChange.Gravity, _ word: String,
        _ tally: NavigationChange.Tally, at place: NavigationChange.Place?
    ) -> NavigationChange {
        NavigationChange(
            kind: kind, subject: .finding, gravity: gravity,
            sentence: "\(word): \(Phrase(marked: finding.message))", details: ["\(name: finding.rule)"], tally: tally,
            names: [finding.rule], place: place)
    }

    private static func newlyUnread(_ calls: [NotUnderstood]) -> NavigationChange? {
        guard let first = calls.first else { return nil }
        let verb = calls.count == 1 ? "isn't" : "aren't"
        return NavigationChange(
            kind: .added, subject: .notUnderstood, gravity: .noted,
            sentence: "\(Words.count(calls.count, "more call")) \(verb) understood, so other changes may be hidden",
            details: calls.map { "\(name: $0.text): \($0.reason)" },
            tally: .init("more call not understood", "more calls not understood"), names: calls.map(\.text),
            place: DiffSides.after(first.location))
    }

    private static func noLongerUnread(_ calls: [NotUnderstood]) -> NavigationChange? {
        guard let first = calls.first else { return nil }
        return NavigationChange(
            kind: .fixed, subject: .notUnderstood, gravity: .fixed,
            sentence: "\(Words.count(calls.count, "call")) \(calls.count == 1 ? "is" : "are") now understood",
            details: calls.map { "\(name: $0.text)" },
            tally: .init("call now understood", "calls now understood"), names: calls.map(\.text),
            place: DiffSides.before(first.location))
    }

    private static func noLongerThere(_ calls: [NotUnderstood]) -> NavigationChange? {
        guard let first = calls.first else { return nil }
        let subject =
            calls.count == 1 ? "1 call that wasn't understood is" : "\(calls.count) calls that weren't understood are"
        return NavigationChange(
            kind: .fixed, subject: .notUnderstood, gravity: .fixed, sentence: "\(subject) gone",
            details: calls.map { "\(name: $0.text)" },
            tally: .init("call that wasn't understood is gone", "calls that weren't understood are gone"),
            names: calls.map(\.text), place: DiffSides.before(first.location))
    }
}
