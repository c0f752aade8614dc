import Facts
import Types

/// Stacks that a piece of code has others fill before it presents them itself.
///
/// ```swift
/// browser.open(page)
/// present(browser.navigationController, animated: true)
/// ```
extension UIKitCallers {
    /// Whether what a call comes to is only put into a stack that the code around the call presents, or gives back: that is told
    /// there, as a whole.
    /// - Parameters:
    ///   - function: what the call runs.
    ///   - presentation: where that puts something into a stack; nil for anywhere.
    package func fills(_ site: CallSite, running function: FunctionID, _ presentation: CallSite? = nil) -> Bool {
        guard let owner = table.owner(of: function) else { return false }
        var stack: Expression?
        if let presentation {
            guard presentation.holder == owner else { return false }
            stack = UIKitCall(presentation.call)?.receiver
        }
        switch stack {
        case .parameter(let name)?:
            guard presentation?.scope.function == function,
                let stack = table.function(function).argument(name, in: site.call)
            else { return false }
            return isFilled(stack, by: site)
        case .name?, .member(.instance, _)?: return isFilled(stack?.ownName, of: owner, by: site)
        case nil:
            // By a function of its own that pushes.
            if isFilled(nil, of: owner, by: site) { return true }
            return presentation == nil && site.call.arguments.contains { isFilled($0.value, by: site) }
        default: return false
        }
    }

    /// Whether a stack is made and presented by the code that hands it over.
    private func isFilled(_ stack: Expression, by site: CallSite) -> Bool {
        isNew(stack, in: site.scope) && presented(besides: site).contains(stack)
    }

    /// Whether a call is made on a child whose own stack the same code presents.
    private func isFilled(_ property: String?, of owner: TypeID, by site: CallSite) -> Bool {
        guard case .member(let child, _) = site.call.callee, child != .instance else { return false }
        return presented(besides: site).contains { shown in
            guard case .member(child, let name) = shown, property.map({ $0 == name }) ?? true else { return false }
            return context.property(name, of: owner).map(isStack) ?? false
        }
    }

    /// What the code around a call presents, or gives back, when it makes the call.
    private func presented(besides site: CallSite) -> [Expression] {
        let shown = site.scope.body.calls.compactMap { call -> Expression? in
            guard call.closure == site.call.closure, case .show(let value, .modal)? = UIKitCall(call)?.action else {
                return nil
            }
            return value
        }
        return site.call.closure == nil ? shown + site.scope.body.results : shown
    }

    private func isStack(_ property: PropertyID) -> Bool {
        guard let written = context.writtenType(of: property) else { return false }
        return values.types.kind(of: written.name, in: written.scope) == .stack
    }

    /// Whether an expression makes a stack with nothing in it.
    func isNew(_ stack: Expression, in scope: Scope) -> Bool {
        guard case .call = stack else { return false }
        let made = values.shown(by: stack, in: scope)
        return !made.isEmpty && made.allSatisfy { if case .container = $0.what { true } else { false } }
    }
}

/// What others put into a stack that a piece of code makes and shows: `list.showDetail(in: stack)`, and then
/// `present(stack, animated: true)`.
extension UIKitPresentations {
    /// Gives stacks that are shown what functions put into them which they are handed to.
    mutating func fillContainers() {
        var byFunction: [FunctionID: [Int]] = [:]
        for index in found.indices {
            guard case .parameter? = found[index].receiver, let function = found[index].site.scope.function else {
                continue
            }
            byFunction[function, default: []].append(index)
        }
        guard !byFunction.isEmpty else { return }
        for index in found.indices {
            let (stack, scope) = (found[index].expression, found[index].site.scope)
            guard callers.isNew(stack, in: scope) else { continue }
            var content: [UIKitShown] = []
            for call in scope.body.calls where call.arguments.contains(where: { $0.value == stack }) {
                guard call.closure == found[index].site.call.closure, case .member(let other, _) = call.callee,
                    other != .instance, let function = context.function(of: call, in: scope)
                else { continue }
                for inner in byFunction[function] ?? [] {
                    guard case .parameter(let name)? = found[inner].receiver,
                        table.function(function).argument(name, in: call) == stack
                    else { continue }
                    content += found[inner].shown.filter { if case .target = $0.what { true } else { false } }
                }
            }
            guard !content.isEmpty, case .container(let name)? = found[index].shown.first?.what else { continue }
            found[index].shown = content.unique.map { $0.wrapped(in: name) }
        }
    }
}
