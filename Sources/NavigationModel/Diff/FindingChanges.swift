import Base

/// What rules newly say, no longer say, and code that newly was not understood.
enum FindingChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        let (fixed, found) = difference(sides.findings.old, sides.findings.new) {
            "\($0.rule)\n\($0.message)"
        }
        // What is broken is a finding already.
        let (read, unread) = difference(
            sides.old.graph.notUnderstood.filter { !$0.isMissing },
            sides.new.graph.notUnderstood.filter { !$0.isMissing }
        ) {
            "\($0.text)\n\($0.reason.filter { !$0.isNumber })"
        }
        return found.map(new) + fixed.map(gone) + [newlyUnread(unread), noLongerUnread(read)].compactMap(\.self)
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
        return NavigationChange(
            kind: .added, subject: .notUnderstood, gravity: .noted,
            sentence: "\(Words.count(calls.count, "more call")) not understood, which may hide other changes",
            details: calls.map { "\(name: $0.text): \($0.reason)" },
            tally: .init("call newly not understood", "calls newly not understood"), names: calls.map(\.text),
            place: DiffSides.after(first.location))
    }

    private static func noLongerUnread(_ calls: [NotUnderstood]) -> NavigationChange? {
        guard let first = calls.first else { return nil }
        return NavigationChange(
            kind: .fixed, subject: .notUnderstood, gravity: .fixed,
            sentence: "\(Words.count(calls.count, "call")) now understood",
            details: calls.map { "\(name: $0.text)" },
            tally: .init("call now understood", "calls now understood"), names: calls.map(\.text),
            place: DiffSides.before(first.location))
    }

    /// What only one of two lists has, each as often as it has it more.
    private static func difference<Value>(
        _ old: [Value], _ new: [Value], by key: (Value) -> String
    ) -> (old: [Value], new: [Value]) {
        var counts: [String: Int] = [:]
        for value in new { counts[key(value), default: 0] += 1 }
        let lost = old.filter { value in
            counts[key(value), default: 0] -= 1
            return counts[key(value), default: 0] < 0
        }
        let gained = new.reversed().filter { value in
            guard counts[key(value), default: 0] > 0 else { return false }
            counts[key(value), default: 0] -= 1
            return true
        }
        return (lost, gained.reversed())
    }
}
