import Facts
import Types

/// What views and functions are that a value is handed to.
extension CaseTargetReader {
    /// Whether a call makes a view of the sources.
    func makesView(_ call: CallFacts, _ scope: Scope) -> Bool {
        guard let path = TypeName(reading: call.callee), let type = context.find(path, in: scope) else { return false }
        return !table[type].isExternal && context.conformances.isView(type)
    }

    /// The one of several functions of a name that takes a value's type: `build(_ sheet: Sheet)`.
    func overload(
        of call: CallFacts, taking type: TypeID?, as label: String?, _ scope: Scope
    ) -> FunctionID? {
        guard let type else { return nil }
        let candidates: [FunctionID]
        switch call.callee {
        case .name(let name): candidates = scope.type.map { context.functions(name, of: $0) } ?? []
        case .member(let base, let name):
            switch context.type(of: base, in: scope) {
            case .instance(let owner), .metatype(let owner): candidates = context.functions(name, of: owner)
            case .external, nil: candidates = []
            }
        default: candidates = []
        }
        guard candidates.count > 1 else { return nil }
        let fitting = candidates.filter { candidate in
            let parameter = table.function(candidate).parameters.first { $0.label == label }
            return parameter?.type.flatMap { context.find($0, in: table.scope(of: candidate)) } == type
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// Whether the body of a view is a stack, whatever that begins with: the view is what is shown.
    func isStack(_ body: PropertyID) -> Bool {
        let scope = table.scope(of: body)
        guard let result = table.property(body).body.results.first,
            let name = scope.chain(endingAt: result).last?.name
        else { return false }
        return table.traits.all.navigationContainers.contains(name)
    }
}
