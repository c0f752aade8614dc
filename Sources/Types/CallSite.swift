import Facts

/// One call, and where it stands.
package struct CallSite: Sendable {
    /// The code it stands in.
    package let scope: Scope
    /// Its position among the calls of that code.
    package let index: Int

    /// - Parameter index: its position among the calls of the code.
    package init(scope: Scope, index: Int) {
        self.scope = scope
        self.index = index
    }

    /// What it is known under; nil outside of functions and properties.
    package var id: CallID? { scope.id.map { CallID(index, in: $0) } }
    /// The innermost type around it.
    package var holder: TypeID? { scope.type }
    /// What is written there.
    package var call: CallFacts { scope.body.calls[index] }
    /// What the call does, if its receiver is a coordinator of the system named there.
    package var roles: [CallRole] { scope.roles[index] ?? [] }
}
