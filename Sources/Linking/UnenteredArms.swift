import Facts
import Presentation
import Types

/// Code that never runs, as it asks for what a property never gives.
///
/// ```swift
/// enum Link { case help, news; var style: Style { switch self { case .help, .news: .push } } }
/// switch link.style { case .push: push(link); case .sheet: present(link) }
/// ```
extension LinkingContext {
    /// What the `switch`es of a body look at, asked once.
    private struct SubjectsQuery: Query {
        typealias Answer = SwitchSubjects?
        let body: BodyID
    }

    /// The cases that a property gives, asked once.
    private struct GivenCasesQuery: Query {
        typealias Answer = Set<String>?
        let property: PropertyID
    }

    /// Whether a call stands in an arm for a case that the property which the `switch` looks at gives for no value.
    func neverRuns(_ call: CallFacts, in scope: Scope) -> Bool {
        call.conditions.contains { condition in
            guard !condition.isExcluded, condition.subject.contains("."), condition.choices != nil,
                case .member(let base, let name)? = subjects(in: scope)?[condition],
                case .instance(let owner)? = type(of: base, in: scope), table[owner].kind == .enum,
                let property = property(name, of: owner), let given = cases(givenBy: property)
            else { return false }
            return !condition.mayHold(for: given)
        }
    }

    private func subjects(in scope: Scope) -> SwitchSubjects? {
        guard let body = scope.id, !scope.body.switches.isEmpty else { return nil }
        return memory.memo(of: SubjectsQuery.self).value(of: SubjectsQuery(body: body), unknown: nil) {
            SwitchSubjects(scope.body.switches)
        }
    }

    /// The cases that a computed property can give; nil where not all are told.
    private func cases(givenBy property: PropertyID) -> Set<String>? {
        memory.memo(of: GivenCasesQuery.self).value(of: GivenCasesQuery(property: property), unknown: nil) {
            let body = self.table.property(property).body
            var all: Set<String> = []
            for result in body.results {
                guard let given = result.choices(in: body.calls) else { return nil }
                all.formUnion(given)
            }
            return all.isEmpty ? nil : all
        }
    }
}
