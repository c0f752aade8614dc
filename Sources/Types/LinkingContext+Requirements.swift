import Facts

/// What extensions of protocols ask of the types that have what they declare.
///
/// ```swift
/// extension Row where Self: UIViewController & Reloading { func open() { … } }
/// ```
extension LinkingContext {
    /// Whether a type has what an extension of a protocol declares, as far as the sources tell what it is.
    func meets(_ type: TypeID, requirementsOf body: BodyID) -> Bool {
        guard let owner = table.owner(of: body), owner != type, let part = table.declaration(around: body),
            !part.requirements.isEmpty, table[type].kind != .protocol
        else { return true }
        let file = table.file(of: body)
        let ancestors = conformances.ancestors(of: type)
        return part.requirements.allSatisfy { name in
            guard let required = table.find(name, from: file, within: owner), !table[required].isExternal else {
                return true
            }
            // A protocol of the app's may have the name of one that a library declares.
            return required == type || ancestors.contains(required) || conformances.conforms(type, to: name.last)
        }
    }

    /// The types that `self` is besides the protocol, as the extension asks for them that some code stands in: those of the sources, and
    /// those of libraries that the app adds something to.
    private func required(in scope: Scope) -> [TypeID] {
        guard let owner = scope.type, table[owner].kind == .protocol || table[owner].isExternal, let body = scope.id,
            let part = table.declaration(around: body)
        else { return [] }
        return part.requirements.compactMap { table.find($0, from: scope.file, within: owner) }
    }

    /// A property that `self` has by what the extension asks for that some code stands in.
    func requiredProperty(_ name: String, in scope: Scope) -> PropertyID? {
        required(in: scope).lazy.compactMap { self.property(name, of: $0, on: scope.platforms) }.first
    }

    /// The function that a call runs of what the extension asks for that it stands in.
    func requiredFunction(_ name: String, for call: CallFacts, in scope: Scope) -> FunctionID? {
        required(in: scope).lazy.compactMap { self.function(name, on: .instance($0), for: call, scope) }.first
    }
}
