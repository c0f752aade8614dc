import Facts
import Types

/// Ways that depend on a text which is handed in: `func open(_ url: URL) { if url.host == "map" { … } }`.
extension EffectPropagation {
    /// What a caller's text says about a way that is entered by comparing texts.
    enum TextChoice {
        /// The way is entered, or it is not about texts.
        case entered
        /// A part of the text decides, or what is made of it.
        case open
        case ruledOut
    }

    /// Whether a caller enters a way by the text that it hands in.
    /// - Parameter own: the conditions that stand in the function itself.
    func choice(
        by conditions: [PatternFacts], _ own: [PatternFacts], of function: FunctionID, by site: CallSite
    ) -> TextChoice {
        let texts = conditions.filter(\.isAboutText)
        guard !texts.isEmpty else { return .entered }
        let facts = table.function(function)
        // What the type keeps, or others do, is not handed in.
        let compared = texts.filter { condition in
            guard !condition.texts.isEmpty, condition.root.first?.isLowercase == true else { return false }
            return facts.parameters.contains { $0.name == condition.root }
                || table.owner(of: function).flatMap { context.property(condition.root, of: $0) } == nil
        }
        var choice = TextChoice.entered
        for parameter in facts.parameters {
            guard let name = parameter.name, let type = parameter.type, table.traits.all.texts.contains(type.last),
                let value = facts.argument(name, in: site.call),
                let given = context.texts(of: value, in: site.scope)
            else { continue }
            for condition in compared {
                let isWhole = condition.isAbout(name)
                let isMet = condition.texts.contains { text in
                    given.contains { isWhole ? $0 == text : $0.contains(text) }
                }
                if isMet { continue }
                if condition.root == name, own.contains(condition) { return .ruledOut }
                choice = .open
            }
        }
        return choice
    }
}

extension PatternFacts {
    /// The texts that something is compared with: `case "map"`, `url.host == "map"`.
    fileprivate var texts: [String] {
        let parts = pattern.split(separator: "\"", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }.filter { !$0.isEmpty }
    }

    /// Whether it compares something with a text.
    var isAboutText: Bool { !isExcluded && pattern.utf8.contains(UInt8(ascii: "\"")) }

    /// Whether it compares the whole of a value: `case "map"` of `switch kind`, `kind == "map"`.
    fileprivate func isAbout(_ name: String) -> Bool {
        subject.isEmpty ? pattern.hasPrefix("\(name) == ") : subject == name
    }

    /// The name that what is compared begins with.
    fileprivate var root: String {
        String((subject.isEmpty ? pattern : subject).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
