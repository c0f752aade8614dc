import Facts

/// One call, and where it stands.
package struct CallSite: Sendable {
    /// The code it stands in.
    package let scope: Scope
    /// Its position among the calls of that code.
    package let index: Int

    /// - Parameter call: one of the calls of the code.
    package init(scope: Scope, call: CallFacts) {
        self.scope = scope
        index = call.index
    }

    /// What is written there.
    package var call: CallFacts { scope.call(at: index) ?? Self.nothing }
    private static let nothing = CallFacts(
        callee: .unknown, text: "", location: .unknown)

    /// What it is known under; nil outside of functions and properties.
    package var id: CallID? { scope.id.map { CallID(index, in: $0) } }
    /// The innermost type around it.
    package var holder: TypeID? { scope.type }
    /// What the call does, if its receiver is a coordinator of the system named there.
    package var roles: [CallRole] { scope.roles[index] ?? [] }
}
