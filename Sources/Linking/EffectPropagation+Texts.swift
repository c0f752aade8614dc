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

/// Handlers that are handed an address which other code of the app makes.
extension EffectPropagation {
    /// Whether code that a call leads to stands in an arm of a `switch` over a part of an address that is handed in, and the app makes
    /// that itself, of more than a text: then it may be one that never takes the arm.
    ///
    /// ```swift
    /// func handle(_ url: URL) { switch Action(rawValue: url.host()) { case .camera: showCamera(); case .list: showList() } }
    /// func open(_ planet: Planet) { handle(Links.list(of: planet)) }
    /// ```
    func isLeftOpen(_ site: CallSite, of function: FunctionID, by caller: CallSite) -> Bool {
        let asked = site.call.conditions.filter { !$0.isExcluded && $0.choices != nil }
        guard !asked.isEmpty, !site.scope.body.switches.isEmpty else { return false }
        let facts = table.function(function)
        let addresses = facts.parameters.filter { $0.type.map { table.traits.all.texts.contains($0.last) } ?? false }
            .compactMap(\.name)
        guard !addresses.isEmpty else { return false }
        let subjects = SwitchSubjects(site.scope.body.switches)
        return addresses.contains { address in
            asked.contains { subjects[$0].map { $0.isMade(of: address, site.scope) } ?? false }
                && facts.argument(address, in: caller.call).map { isMadeByTheApp($0, in: caller.scope) } ?? false
        }
    }

    /// Whether an address is what a function of the app makes, or, where it's handed in, what all who hand it in do.
    private func isMadeByTheApp(_ value: Expression, in scope: Scope) -> Bool {
        var waiting = [(value: value, scope: scope)]
        var seen: Set<FunctionID> = []
        while let (value, scope) = waiting.popLast() {
            switch value {
            case .call(let position):
                guard let call = scope.call(at: position), context.function(of: call, in: scope) != nil else {
                    return false
                }
            case .parameter(let name):
                guard let function = scope.function, case let callers = graph.callers(of: function), !callers.isEmpty
                else { return false }
                guard seen.insert(function).inserted else { continue }
                for caller in callers {
                    guard let handed = table.function(function).argument(name, in: caller.call) else { return false }
                    waiting.append((handed, caller.scope))
                }
            default: return false
            }
        }
        return true
    }
}

extension Expression {
    /// Whether a parameter is what a value is made of: `Action(rawValue: url.host()!.lowercased())`.
    fileprivate func isMade(of parameter: String, _ scope: Scope) -> Bool {
        var isMade = false
        var seen: Set<Int> = []
        Expression.walk([(self, ())]) { part, _ in
            if part == .parameter(parameter) {
                isMade = true
                return .stop
            }
            guard case .call(let position) = part else { return .visitChildren }
            guard let call = scope.call(at: position), seen.insert(position).inserted else { return .skipChildren }
            return .visitInstead([call.callee] + call.arguments.map(\.value), in: ())
        }
        return isMade
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
