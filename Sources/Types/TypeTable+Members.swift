import Facts

/// The functions and properties of the sources.
extension TypeTable {
    /// Looks at the properties of all types, in the order of files and declarations.
    package func forEachProperty(_ look: (PropertyFacts) -> Void) {
        for file in files.indices {
            for type in files[file].types.indices {
                for property in files[file].types[type].properties { look(property) }
            }
        }
    }

    /// Whether a type may have a function of a name: true wherever one has.
    package func declaresFunction(_ name: String) -> Bool { methods.contains(name) }

    /// What a function says.
    package func function(_ id: FunctionID) -> FunctionFacts {
        let member = members[id.body]
        guard let part = member.part else { return files[member.file].functions[member.index] }
        return files[member.file].types[part].functions[member.index]
    }

    /// Whether code of a file may name a function: one that is private may only be in its own.
    func isVisible(_ function: FunctionID, from file: FileID) -> Bool {
        let member = members[function.body]
        if fileIDs[member.file] == file { return true }
        let isInPrivate = member.part.map { files[member.file].types[$0].isPrivate } ?? false
        return !isInPrivate && !self.function(function).modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    }

    /// What a property says.
    package func property(_ id: PropertyID) -> PropertyFacts {
        let member = members[id.body]
        guard let part = member.part else { return files[member.file].variables[member.index] }
        return files[member.file].types[part].properties[member.index]
    }

    /// The functions of a name outside of types that a file sees, those of its module first.
    package func globalFunctions(_ name: String, from file: FileID) -> [FunctionID] {
        let all = globals[name] ?? []
        let own = all.filter { files[members[$0.body].file].module == self[file].module }
        return own.isEmpty ? all : own
    }

    /// The variable of a name outside of types that a file sees.
    package func globalVariable(_ name: String, from file: FileID) -> PropertyID? {
        let all = variables[name] ?? []
        return all.first { files[members[$0.body].file].module == self[file].module }
            ?? (all.count == 1 ? all.first : nil)
    }

    /// The type that a function or a property belongs to; nil outside of types.
    package func owner(of body: BodyID) -> TypeID? { members[body].owner }

    /// The type that a function belongs to; nil outside of types.
    package func owner(of function: FunctionID) -> TypeID? { owner(of: function.body) }

    /// The type that a property belongs to; nil outside of types.
    package func owner(of property: PropertyID) -> TypeID? { owner(of: property.body) }

    /// The file that a function or a property stands in.
    package func file(of body: BodyID) -> FileID { fileIDs[members[body].file] }

    /// What a function or a property is called, without its labels.
    package func name(of body: BodyID) -> String {
        isFunction(body) ? function(FunctionID(body: body)).name : property(PropertyID(body: body)).name
    }

    /// What the body of a function or a property holds.
    package func facts(of body: BodyID) -> BodyFacts {
        isFunction(body) ? function(FunctionID(body: body)).body : property(PropertyID(body: body)).body
    }

    /// What the calls of a function or a property do, by their positions.
    func roles(in body: BodyID) -> [Int: [CallRole]] { roles[body] }

    /// The declaration or extension of a type that a function or a property stands in.
    package func declaration(around body: BodyID) -> TypeFacts? {
        let member = members[body]
        return member.part.map { files[member.file].types[$0] }
    }

    /// Whether a body is that of a function, and not of a property.
    func isFunction(_ body: BodyID) -> Bool { members[body].isFunction }

    /// What an unlabelled trailing closure is called inside: the last parameter of an initializer that is a function,
    /// or where none is written, the last property that is one.
    package func lastClosure(of type: TypeID) -> String? {
        let initializers = (self[type].functions["init"] ?? []).map { function($0) }
        if !initializers.isEmpty {
            return initializers.compactMap { $0.parameters.last { $0.type == nil }?.name }.first
        }
        let properties = self[type].properties.values.map { property($0) }
        return properties.filter { $0.type == nil && $0.body == BodyFacts() && $0.environmentKey == nil }
            .max { isOrdered($0.location, before: $1.location) }?.name
    }
}
