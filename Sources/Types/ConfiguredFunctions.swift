import Base
import Facts

/// Finds the calls of functions that the configuration names, also where their source isn't read.
package struct ConfiguredFunctions {
    private let context: LinkingContext
    private let verbs: [String: [ProjectAnnotations.Function]]

    /// The names of those that navigate.
    package var names: some Collection<String> { verbs.keys }

    package init(_ words: ProjectAnnotations, _ context: LinkingContext) {
        self.context = context
        // Where several are meant by a call, the one counts of which most is said.
        let all = words.verbs.keys.sorted { left, right in
            left.labels.count == right.labels.count
                ? left.text < right.text : left.labels.count > right.labels.count
        }
        verbs = Dictionary(grouping: all, by: \.name)
    }

    /// The function that navigates which a call is of.
    package func verb(of call: CallFacts, in scope: Scope) -> ProjectAnnotations.Function? {
        call.name.flatMap { verbs[$0] }?.first { isCall(call, of: $0, in: scope) }
    }

    /// The calls of functions that navigate, with these, in the order of the sources.
    package var uses: [(site: CallSite, function: ProjectAnnotations.Function)] {
        verbs.keys.sorted().flatMap { context.sites(named: $0) }.compactMap { site in
            verb(of: site.call, in: site.scope).map { (site, $0) }
        }
    }

    /// The calls of a function.
    package func sites(of function: ProjectAnnotations.Function) -> [CallSite] {
        context.sites(named: function.name).filter { isCall($0.call, of: function, in: $0.scope) }
    }

    /// The argument that is meant: the one of the first label, or else the first.
    package static func argument(of function: ProjectAnnotations.Function, in call: CallFacts) -> Expression? {
        guard let label = function.labels.first else { return call.arguments.first?.value }
        return argument(label, in: call)?.value
    }

    private static func argument(_ label: String, in call: CallFacts) -> ArgumentFacts? {
        call.arguments.first { label == "_" ? $0.label == nil && !$0.isTrailingClosure : $0.label == label }
            // What follows a call has no label of its own there.
            ?? call.arguments.first { $0.isTrailingClosure && label != "_" }
    }

    /// Whether a call is of a function that is known by its name and that of its type.
    package func isCall(_ call: CallFacts, of function: ProjectAnnotations.Function, in scope: Scope) -> Bool {
        guard call.name == function.name, function.labels.allSatisfy({ Self.argument($0, in: call) != nil }) else {
            return false
        }
        guard function.type != nil else {
            guard case .name = call.callee else { return false }
            return context.function(of: call, in: scope).flatMap { context.table.owner(of: $0) } == nil
        }
        if let owner = context.function(of: call, in: scope).flatMap({ context.table.owner(of: $0) }),
            isOf(owner, function)
        {
            return true
        }
        let receiver: Expression
        switch call.callee {
        case .member(let base, _): receiver = base
        case .name where scope.type != nil: receiver = .instance
        default: return false
        }
        switch context.type(of: receiver, in: scope) {
        case .instance(let type)?, .metatype(let type)?: return isOf(type, function)
        case .external(let name)?: return function.isOf(name)
        case nil: return function.isOf(outermost(receiver) ?? "")
        }
    }

    /// Whether a type, or what it inherits from, is the function's.
    private func isOf(_ type: TypeID, _ function: ProjectAnnotations.Function) -> Bool {
        ([type] + context.conformances.ancestors(of: type)).contains { function.isOf(context.table.name(of: $0)) }
            || context.conformances.names(of: type).contains(where: function.isOf)
    }

    /// The type of another module that something is got from: `AppNavigator` of `AppNavigator.shared`.
    private func outermost(_ receiver: Expression) -> String? {
        switch receiver {
        case .name(let name): name.first?.isUppercase == true ? name : nil
        case .member(let base, _): outermost(base)
        default: nil
        }
    }
}
