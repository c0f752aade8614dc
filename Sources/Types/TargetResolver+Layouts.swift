import Facts

/// The app's own views that only lay out what they are given.
extension TargetResolver {
    /// Whether a view of the app is a screen by itself, which what it is given only introduces.
    private struct FormQuery: Query {
        typealias Answer = Bool

        let type: TypeID
    }

    /// What the properties of a view are called that keep the views it is given.
    func heldViews(of type: TypeID) -> [String] {
        let views = context.viewParameters(of: type)
        return table[type].properties.filter { _, property in
            views.contains { table.property(property).declaration.hasSuffix($0) }
        }.map(\.key)
    }

    /// Whether a view of the app has fields of its own to fill in, beside what it is given, and does not call that its content.
    ///
    /// ```swift
    /// struct Credentials<Introduction: View>: View {
    ///     @ViewBuilder let introduction: () -> Introduction
    ///     var body: some View { Form { introduction(); TextField("Name", text: $name) } }
    /// }
    /// ```
    func isForm(_ type: TypeID) -> Bool {
        context.memory.memo(of: FormQuery.self).value(of: FormQuery(type: type), unknown: false) {
            let held = self.heldViews(of: type)
            guard !held.isEmpty, !held.contains(where: self.traits.all.contentLabels.contains) else { return false }
            return self.table[type].properties.values.contains { property in
                self.table.property(property).body.calls.contains { call in
                    call.name.map(self.traits.all.fields.contains) ?? false
                }
            }
        }
    }

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
        return isLayout(content, scope)
            || GivenContent(of: content, in: scope, context) != nil
                && !GivenContent.isFramed(content, in: scope, context)
    }
}
