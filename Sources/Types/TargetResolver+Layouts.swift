import Facts

/// The app's own views that only lay out what they are given.
extension TargetResolver {
    /// Whether all that a view of the app does is to put what it is given into a library's view, whichever of several that is.
    ///
    /// ```swift
    /// var body: some View { if isWide { HStack(content: content) } else { VStack(content: content) } }
    /// ```
    func onlyLaysOut(_ type: TypeID) -> Bool {
        // What builds the elements of a list is no content.
        guard context.rowBuilders(of: type).rows.isEmpty, let body = context.property("body", of: type) else {
            return false
        }
        let inside = table.scope(of: body)
        return inside.body.results.count == 1 && isLayout(inside.body.results[0], inside)
    }

    private func isLayout(_ value: Expression, _ scope: Scope) -> Bool {
        if let choices = value.alternatives { return !choices.isEmpty && choices.allSatisfy { isLayout($0, scope) } }
        if case .closure(let parts) = value { return parts.count == 1 && isLayout(parts[0], scope) }
        let chain = scope.chain(endingAt: value)
        guard let call = chain.last, case .name(let name) = call.callee, name.isCapitalized,
            context.find(TypeName(name), in: scope).map({ table[$0].isExternal }) ?? true,
            chain.dropLast().allSatisfy({ $0.closures.isEmpty }),
            let content = call.argument("content") ?? call.arguments.first(where: \.isTrailingClosure)?.value
        else { return false }
        return isLayout(content, scope) || GivenContent(of: content, in: scope, context) != nil
    }
}
