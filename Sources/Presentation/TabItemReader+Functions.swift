import Base
import Facts
import Types

/// Tabs that a function of the app makes of what it is given.
///
/// ```swift
/// func tab(content: () -> some View, text: String, tab: MainTab) -> some View {
///     NavigationView(content: content).tabItem { Text(text) }.tag(tab)
/// }
/// ```
extension TabItemReader {
    /// The tab that a call makes so; nil where the function makes the same one whatever it is given.
    func made(by call: CallFacts, _ function: FunctionID, _ host: ContainerHost, _ scope: Scope) -> Item? {
        let (facts, inside) = (context.table.function(function), context.table.scope(of: function))
        guard facts.parameters.contains(where: { $0.name != nil }), inside.body.results.count == 1 else { return nil }
        let result = inside.body.results[0]
        func given(_ value: Expression?) -> Expression? {
            if case .parameter(let name)? = value { facts.argument(name, in: call) } else { nil }
        }
        var tag: Expression?
        var label: Tab?
        var isTab = false
        for part in inside.chain(endingAt: result) {
            switch (part.name, part.arguments.first?.value) {
            case ("tag", let value?):
                isTab = true
                tag = given(value)
            case ("tabItem", .closure(let parts)?):
                isTab = true
                label = TabReader.read(parts, inside.body.calls)
                let titles = parts.flatMap { parameters(in: $0, inside) }.lazy.compactMap { given(.parameter($0)) }
                for case .literal(let title) in titles where label?.title == nil {
                    label = label ?? Tab()
                    label?.title = title
                }
            default: break
            }
        }
        guard isTab, let whole = inside.chain(endingAt: result).last else { return nil }
        let handed = (whole.arguments.map(\.value) + [whole.callee]).flatMap { parameters(in: $0, inside) }
            .compactMap { given(.parameter($0)) }
        var shown = handed.reduce(into: TargetResolver.Targets()) { $0.formUnion(targets(of: $1, in: scope)) }
        if shown.targets.isEmpty { shown = index.targets.targets(of: result, in: inside) }
        guard tag != nil || !handed.isEmpty else { return nil }
        return item((tag.flatMap { name(of: $0, scope) }, label, result), shown, tag, .call(call.index), host, scope)
    }

    /// The parameters of a function that a part of its code uses.
    private func parameters(in value: Expression, _ scope: Scope) -> [String] {
        var found: [String] = []
        value.walk { part in
            switch part {
            case .parameter(let name): found.append(name)
            case .call(let position):
                guard let call = scope.call(at: position) else { return .skipChildren }
                return .visitInstead(call.arguments.map(\.value) + [call.callee], in: ())
            default: break
            }
            return .visitChildren
        }
        return found
    }

    /// What a view, or code that builds one, shows; for a property that keeps a closure, what its type is made with.
    private func targets(of value: Expression, in scope: Scope) -> TargetResolver.Targets {
        let run = index.closures.closures(runIn: value, scope)
        guard !run.isEmpty else { return index.targets.targets(of: value, in: scope) }
        return run.reduce(into: .init()) { found, closure in
            found.formUnion(index.targets.targets(of: closure.value, in: closure.site.scope))
        }
    }

    /// What a closure that the view is made with builds for the case which it is called with: `content(.home)` of
    /// `TabsView { tab in switch tab { case .home: HomeView() … } }`.
    func given(_ content: Expression, _ scope: Scope) -> TargetResolver.Targets? {
        guard let call = scope.chain(endingAt: content).last, call.arguments.count == 1,
            let name = call.arguments[0].value.caseName(in: scope.body.calls)
        else { return nil }
        return index.closures.closures(runBy: call, in: scope).reduce(into: nil) { found, closure in
            let cases = CaseTargetReader(targets: index.targets).read(closure.value, of: closure.site, type: nil)
            guard let own = cases.targets(of: name) else { return }
            found = found ?? TargetResolver.Targets()
            found?.formUnion(own)
        }
    }
}
