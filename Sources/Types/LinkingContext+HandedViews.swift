import Facts

/// What closures build that are handed to code which gives nothing back.
extension LinkingContext {
    /// The function of the sources that a call runs, where it returns nothing: what the closures of the call build is shown
    /// somewhere else, if at all.
    ///
    /// ```swift
    /// Presenter.shared.present { SendView() }
    /// ```
    package func functionWithoutResult(runBy call: CallFacts, in scope: Scope) -> FunctionID? {
        guard let name = call.name, !name.isCapitalized, name != "=", !call.closures.isEmpty,
            let function = function(of: call, in: scope)
        else { return nil }
        let facts = table.function(function)
        return facts.isInitializer || !(facts.returnText.map(Self.nothing.contains) ?? true) ? nil : function
    }

    /// How it is written that a function returns nothing.
    private static let nothing: Set<String> = ["Void", "()"]

    /// Whether a name that is written as the type of a view means a library's view, though a type of the app has that name:
    /// a `struct Group` that is no view is none that a body builds.
    package func isView(ofLibrary name: String, declaredAs type: TypeID) -> Bool {
        traits.all.containers.contains(name) && !conformances.isPart(type) && !conformances.isEntry(type)
            && !coordinators.contains(type) && table[type].kind != .protocol
    }
}
