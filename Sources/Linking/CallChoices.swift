import Facts
import Types

/// Tells whether what a caller hands in gets to a call at all: `transition: .modal` enters no `case .show`.
package final class CallChoices {
    package let context: LinkingContext
    /// Whether a value that is made as a library's class is of another one; nil where that isn't known.
    let isOfLibrary: (_ name: String, _ made: String) -> Bool?
    /// The enums that have a case of each name.
    private lazy var enums: [String: [TypeID]] = {
        var found: [String: [TypeID]] = [:]
        for type in context.table.types where type.kind == .enum {
            for part in context.table.declarations(of: type.id) {
                for item in part.cases { found[item.name, default: []].append(type.id) }
            }
        }
        return found
    }()

    /// What conditions in a function come to where a call of it is known.
    package struct Left {
        /// Those that what the caller was handed itself decides.
        package var conditions: [PatternFacts] = []
        /// Those that are told where the closure is run that the caller stands in.
        package var handed: [PatternFacts] = []
        /// Whether the caller, or its callers, say what holds.
        package var isDecided = true
        /// The case that was handed in.
        package var chosen: String?
        /// Whether what decides was taken out of a value that may hold anything: `data["flow"] as? Flow`.
        package var isLost = false
        /// Whether it is not told of which type what is handed in is, where that decides whose function runs.
        package var leavesTypeOpen = false

        /// Nothing that is left open.
        package init() {}
    }

    package init(_ context: LinkingContext, isOfLibrary: @escaping (_ name: String, _ made: String) -> Bool?) {
        self.context = context
        self.isOfLibrary = isOfLibrary
    }

    /// What conditions in a function come to for what a call of it hands in; nil where they do not hold.
    package func left(of conditions: [PatternFacts], in facts: FunctionFacts, by site: CallSite) -> Left? {
        left(of: conditions, in: facts, by: site, as: site.call)
    }

    /// - Parameter call: the call with what it hands in for one element of a list.
    package func left(of conditions: [PatternFacts], in facts: FunctionFacts, by site: CallSite, as call: CallFacts)
        -> Left?
    {
        left(of: conditions, by: site) { written in
            // `switch route!`
            let subject = written.hasSuffix("!") ? String(written.dropLast()) : written
            if subject == Self.own {
                if case .member(let base, _) = call.callee { return (base, true) }
                return (.instance, true)
            }
            if let member = self.member(subject, of: facts, calledBy: call, in: site.scope) { return (member, true) }
            guard facts.parameters.contains(where: { $0.name == subject }) else { return nil }
            if let written = facts.argument(subject, in: call) { return (written, true) }
            let constant = defaultConstant(of: subject, of: facts, calledBy: site)
            return (
                facts.defaultCase(of: subject) ?? facts.defaultCall(of: subject) ?? constant ?? .unknown, false
            )
        }
    }

    /// What a member of a parameter is in the value that a call hands in: `action.kind` for `perform(Action(kind: .pay))`.
    private func member(_ subject: String, of facts: FunctionFacts, calledBy call: CallFacts, in scope: Scope)
        -> Expression?
    {
        let parts = subject.split(separator: ".").map(String.init)
        guard parts.count == 2, facts.parameters.contains(where: { $0.name == parts[0] }),
            let value = facts.argument(parts[0], in: call)
        else { return nil }
        // Handed on from the caller's own caller.
        if case .parameter(let name) = value { return .parameter("\(name).\(parts[1])") }
        return context.value(of: parts[1], ofMade: value, in: scope)
    }

    /// What conditions on something come to for the value that it is: on `self` in a property, for what it is a property of.
    package func left(of conditions: [PatternFacts], on name: String = own, base: Expression, at site: CallSite)
        -> Left?
    {
        left(of: conditions, by: site) { $0 == name ? (base, true) : nil }
    }

    /// - Parameter value: what a condition's subject is for the caller, and whether the caller wrote it; nil for no parameter.
    private func left(
        of conditions: [PatternFacts], by site: CallSite,
        value: (String) -> (value: Expression, isWritten: Bool)?
    ) -> Left? {
        var left = Left()
        for match in conditions {
            if let type = match.type {
                guard let value = value(match.subject)?.value else { continue }
                if case .parameter(let name) = value {
                    left.conditions.append(match.about(name))
                } else if match.isDispatch {
                    guard let runs = runs(type, value, in: site.scope) else {
                        left.leavesTypeOpen = true
                        continue
                    }
                    if !runs { return nil }
                } else if let fits = isOf(type, value, in: site.scope), fits == match.isExcluded {
                    return nil
                }
                continue
            }
            if let texts = match.texts {
                let value = value(match.subject)?.value
                guard settle(match, asking: texts, value, in: site.scope, &left) else { return nil }
                continue
            }
            guard let choices = match.choices else { continue }
            guard let (value, isWritten) = value(match.subject) else {
                if isRuledOut(match, choices, by: site) { return nil }
                continue
            }
            if case .parameter(let name) = value {
                left.conditions.append(match.about(name))
            } else if value == .instance {
                left.conditions.append(match.about(Self.own))
            } else if case .bound(.parameter(let name), let choice, let position) = value, !match.isExcluded {
                left.conditions.append(match.inside(choice, at: position).about(name))
            } else if case .bound(.closureParameter(let call, _, let handed, _), let choice, let position) = value,
                let asked = match.isExcluded ? match.decided : match
            {
                let subject = PatternFacts.subject(ofParameter: handed, ofClosureHandedTo: call)
                left.handed.append(asked.inside(choice, at: position).about(subject))
                left.isDecided = false
            } else if let taken = taken(outOf: value) {
                guard let asked = match.isExcluded ? match.decided : match else { continue }
                left.handed.append(asked.inside(taken.name, at: taken.position).about(taken.subject))
            } else if case .closureParameter(let call, _, let position, _) = value {
                let subject = PatternFacts.subject(ofParameter: position, ofClosureHandedTo: call)
                left.handed.append(match.about(subject))
                left.isDecided = false
            } else if let constant = constant(value, comparedBy: match, in: site.scope) {
                guard match.mayHold(for: [constant]) else { return nil }
            } else if let given = given(value, isWritten ? site.scope.body.calls : []) {
                guard match.mayHold(for: given) else { return nil }
                if !match.isExcluded, isWritten {
                    let inside = match.cases.map { fit(value, $0, site.scope.body.calls) }
                    if inside.allSatisfy({ $0 == false }) { return nil }
                    if !inside.contains(true) { left.isDecided = false }
                }
                if given.count == 1 { left.chosen = left.chosen ?? given.first }
            } else if choices == ["nil"], !match.isExcluded, isWritten, isThere(value, in: site.scope) {
                return nil
            } else if isWritten, let given = returned(by: value, in: site.scope) {
                guard match.mayHold(for: given) else { return nil }
                if given.count > 1 { left.isDecided = false }
            } else if site.scope.property != nil, let name = value.ownName {
                // What a property was set to, in the code that observes it.
                left.handed.append(match.about(name))
                left.isDecided = false
            } else if choices != ["nil"] {
                // What is handed in is mostly there.
                left.isDecided = false
                left.isLost = left.isLost || value.isCast
            }
        }
        return left
    }

    /// Whether conditions ask for two cases of one value: `self` in an arm of `switch self` is no other case.
    package static func isImpossible(_ conditions: [PatternFacts]) -> Bool {
        conditions.indices.contains { index in
            guard let choices = conditions[index].choices, !conditions[index].isExcluded else { return false }
            return conditions[(index + 1)...].contains { other in
                other.subject == conditions[index].subject && other.subject == own && !other.isExcluded
                    && other.choices?.isDisjoint(with: choices) ?? false
            }
        }
    }

    /// The constant of a type that a value is, where a condition compares it with others of that type:
    /// `if place == Places.feed`.
    private func constant(_ value: Expression, comparedBy match: PatternFacts, in scope: Scope) -> String? {
        guard case .member(let owner, let name) = value, let choices = match.choices,
            let written = TypeName(reading: owner),
            let type = written.components == ["Self"] ? scope.type : context.find(written, in: scope)
        else { return nil }
        let isComparable = match.cases.allSatisfy { pattern in
            guard case .named(_, let other?, let values) = pattern, values.isEmpty else { return false }
            return context.find(other, in: scope) == type
        }
        guard isComparable else { return nil }
        let texts = choices.union([name]).map { literal(of: $0, of: type) }
        return texts.contains(nil) || Set(texts).count < texts.count ? nil : name
    }

    /// What a constant of a type is written as.
    private func literal(of name: String, of type: TypeID) -> Expression? {
        guard let property = context.property(name, of: type) else { return nil }
        let facts = context.table.property(property)
        guard facts.declaration.split(separator: " ").contains("let"), facts.body.results.count == 1,
            case .literal = facts.body.results[0]
        else { return nil }
        return facts.body.results[0]
    }

    /// Whether a value is of the case that a pattern names, and what it holds of those named inside; nil where that is decided
    /// elsewhere.
    private func fit(_ value: Expression, _ pattern: CasePattern, _ calls: [CallFacts]) -> Bool? {
        if case .literal(let text) = pattern { return given(value, calls).map { $0.contains(text) } }
        guard case .named(let name, _, let values) = pattern else { return true }
        guard let given = given(value, calls) else { return nil }
        guard given.contains(name) else { return false }
        guard !values.isEmpty, case .call(let index) = value, calls.indices.contains(index), calls[index].name == name
        else { return true }
        let inside = zip(calls[index].arguments, values).map { fit($0.value, $1, calls) }
        return inside.contains(false) ? false : inside.contains(nil) ? nil : true
    }

    /// Whether a value is of a type that a cast asks for; nil where a type that inherits from its own may be.
    private func isOf(_ name: TypeName, _ value: Expression, in scope: Scope) -> Bool? {
        if value == .constant("nil") { return false }
        if let parts = value.alternatives {
            let all = Set(parts.map { isOf(name, $0, in: scope) })
            return all.count == 1 ? all.first ?? nil : nil
        }
        guard case .instance(let type)? = context.type(of: value, in: scope) else { return nil }
        return isOf(name, type, in: scope)
    }

    /// The same of a value that is made as one of a class, or is known to be of it or of one that inherits from it.
    package func isOf(_ name: TypeName, _ type: TypeID, in scope: Scope) -> Bool? {
        guard !context.table[type].isExternal else { return isOfLibrary(name.last, context.table[type].name) }
        guard context.table[type].kind == .class else { return nil }
        if context.table[type].name == name.last || context.conformances.names(of: type).contains(name.last) {
            return true
        }
        // A type that what callers hand in says: `Screen.Model`.
        if name.components.count > 1, context.find(name, in: scope) == nil { return nil }
        let isBase =
            context.find(name, in: scope).map { asked in
                ([asked] + context.conformances.conformers(of: asked)).contains {
                    context.conformances.ancestors(of: $0).contains(type)
                }
            } ?? false
        return isBase ? nil : false
    }

    /// Whether a value is of one of the cases that patterns name, and holds what they ask for; nil where that is decided elsewhere.
    package func fits(_ value: Expression, _ patterns: [CasePattern], in scope: Scope) -> Bool? {
        let all = patterns.map { fit(value, $0, scope.body.calls) }
        return all.contains(true) ? true : all.contains(nil) ? nil : false
    }

    /// The subject of conditions on the value that a member is called on.
    package static let own = "self"

    /// What conditions on what a closure is handed come to where it is run; nil where they do not hold.
    /// - Parameter call: the call that the closure is an argument of.
    package func left(of conditions: [PatternFacts], inClosureHandedTo call: Int?, by site: CallSite) -> [PatternFacts]?
    {
        guard !isRuledOut(conditions, by: site) else { return nil }
        guard let call else { return [] }
        let values = Dictionary(
            uniqueKeysWithValues: site.call.arguments.enumerated().map { position, argument in
                (PatternFacts.subject(ofParameter: position, ofClosureHandedTo: call), argument.value)
            })
        let own = conditions.filter { values[$0.subject] != nil }
        return left(of: own, by: site) { subject in values[subject].map { ($0, true) } }?.conditions
    }

    /// What conditions on a part of what a closure is handed come to for a call that says what that part is; nil where they do not hold.
    /// - Parameters:
    ///   - part: one of ``SystemTraits/handedParts``.
    ///   - call: the call that the closure is an argument of.
    package func left(
        of conditions: [PatternFacts], on part: String, handedToClosureOf call: Int, by site: CallSite
    ) -> Left? {
        let subject = Self.subject(of: part, handedToClosureOf: call)
        return left(of: conditions.filter { $0.subject == subject }, by: site) { _ in
            site.call.arguments.first.map { ($0.value, true) }
        }
    }

    /// The subject of conditions on a part of what a closure is handed which is an argument of a call.
    package static func subject(of part: String, handedToClosureOf call: Int) -> String { "#\(call)/\(part)" }

    /// What is taken out of a part of what a closure is handed, of which who runs the closure tells: `case .select(let id)` of
    /// `context.event`; nil for any other value.
    package func taken(outOf value: Expression) -> (subject: String, name: String, position: Int)? {
        guard case .bound(.member(.closureParameter(let call, _, 0, _), let part), let name, let position) = value,
            context.table.traits.all.handedParts.contains(part)
        else { return nil }
        return (Self.subject(of: part, handedToClosureOf: call), name, position)
    }

    /// What conditions in a function come to where it is handed to a call in the place of a closure.
    package func handed(_ conditions: [PatternFacts], of facts: FunctionFacts, to call: Int) -> [PatternFacts] {
        conditions.compactMap { match in
            facts.parameters.firstIndex { $0.name == match.subject }.map {
                match.about(PatternFacts.subject(ofParameter: $0, ofClosureHandedTo: call))
            }
        }
    }

    /// The same for a closure, whose parameters' names are not known.
    private func isRuledOut(_ conditions: [PatternFacts], by site: CallSite) -> Bool {
        conditions.contains { match in match.choices.map { isRuledOut(match, $0, by: site) } ?? false }
    }

    /// What is matched is no parameter, and may be made of one: an argument that is another case of the same enum does not
    /// get there.
    private func isRuledOut(_ match: PatternFacts, _ choices: Set<String>, by site: CallSite) -> Bool {
        guard !match.subject.isEmpty, !match.subject.contains(".") else { return false }
        return site.call.arguments.contains { argument in
            guard !argument.isClosure, let given = given(argument.value, site.scope.body.calls),
                let first = given.first,
                first != "true", first != "false", first != "nil", !match.mayHold(for: given)
            else { return false }
            let names = choices.union(given)
            return (enums[first] ?? []).contains { type in names.allSatisfy { enums[$0]?.contains(type) ?? false } }
        }
    }

    /// The cases, or the constant, that a value can be; nil where not all are told.
    private func given(_ value: Expression, _ calls: [CallFacts]) -> Set<String>? {
        if let known = value.choices(in: calls) { return known }
        let named: Expression
        switch value {
        case .member: named = value
        case .call(let index) where calls.indices.contains(index): named = calls[index].callee
        default: return nil
        }
        guard case .member(let owner, let name) = named, name.first?.isLowercase == true,
            let type = TypeName(reading: owner), type.last.first?.isUppercase == true, enums[name] != nil
        else { return nil }
        return [name]
    }
}

extension PatternFacts {
    /// The same as a constant that has to match; nil where it excludes something else.
    fileprivate var decided: PatternFacts? {
        switch cases {
        case [.literal("true")]: PatternFacts(subject: subject, pattern: pattern, cases: [.literal("false")])
        case [.literal("false")]: PatternFacts(subject: subject, pattern: pattern, cases: [.literal("true")])
        default: nil
        }
    }

    /// What has to hold where a function of a type is run of a parameter that a protocol is written for.
    package init(_ parameter: String, runsFunctionOf type: TypeDeclaration) {
        self.init(subject: parameter, pattern: type.name, cases: [.type(TypeName(type.path))])
        isDispatch = true
    }

    /// The same of a value that holds it in a case.
    fileprivate func inside(_ name: String, at position: Int) -> PatternFacts {
        let before = Array(repeating: CasePattern.any, count: position)
        return PatternFacts(
            subject: subject, pattern: pattern, cases: cases.map { .named(name, owner: nil, before + [$0]) })
    }

    /// The same of another value.
    func about(_ subject: String) -> PatternFacts {
        var other = self
        other.subject = subject
        return other
    }
}

extension Expression {
    /// Whether all that is known of it, or of one of several that it may be, is what it is cast to.
    fileprivate var isCast: Bool {
        if case .typed = self { return true }
        return alternatives?.contains { $0.isCast } ?? false
    }

    /// What conditions on it are told by, where callers decide it: a parameter's name, or `self`.
    package var decider: String? {
        switch self {
        case .parameter(let name): name
        case .instance: CallChoices.own
        default: nil
        }
    }
}
