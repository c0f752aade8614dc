import Facts
import Types

/// Tells whether what a caller hands in gets to a call at all: `transition: .modal` enters no `case .show`.
final class UIKitChoices {
    private let context: LinkingContext
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

    init(_ context: LinkingContext) { self.context = context }

    /// Whether the conditions around a call in a function do not hold for what a call of it hands in.
    func isRuledOut(_ conditions: [PatternFacts], of facts: FunctionFacts, by site: CallSite) -> Bool {
        guard !conditions.isEmpty else { return false }
        return conditions.contains { match in
            guard let choices = match.choices else { return false }
            if facts.parameters.contains(where: { $0.name == match.subject }) {
                let written = facts.argument(match.subject, in: site.call)
                guard let value = written ?? facts.defaultCase(of: match.subject),
                    let given = given(value, written == nil ? [] : site.scope.body.calls)
                else { return false }
                return !match.mayHold(for: given)
            }
            return isRuledOut(match, choices, by: site)
        }
    }

    /// The same for a closure, whose parameters' names are not known.
    func isRuledOut(_ conditions: [PatternFacts], by site: CallSite) -> Bool {
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
