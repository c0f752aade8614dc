import Facts

/// The bodies of a file's members, by where they stand: of each type the properties, then the functions; then what stands
/// outside of types.
struct MemberLayout {
    let bodies: [BodyID]
    /// What is declared with each.
    let declarations: [DeclarationID]
    /// Where the properties of each type begin, where its functions do, and where those end.
    private let types: [(properties: Int, functions: Int, end: Int)]
    /// The variables outside of types.
    let variables: ArraySlice<BodyID>
    /// The functions outside of types.
    let functions: ArraySlice<BodyID>

    init(_ facts: FileFacts, _ file: FileID, _ keys: KeyStore) {
        var declarations: [DeclarationID] = []
        var types: [(properties: Int, functions: Int, end: Int)] = []
        types.reserveCapacity(facts.types.count)
        for type in facts.types {
            let start = declarations.count
            for property in type.properties { declarations.append(property.id) }
            let functions = declarations.count
            for function in type.functions { declarations.append(function.id) }
            types.append((start, functions, declarations.count))
        }
        let start = declarations.count
        for variable in facts.variables { declarations.append(variable.id) }
        let functions = declarations.count
        for function in facts.functions { declarations.append(function.id) }
        self.types = types
        self.declarations = declarations
        bodies = keys.bodies(of: declarations, in: file)
        variables = bodies[start..<functions]
        self.functions = bodies[functions...]
    }

    func properties(ofType index: Int) -> ArraySlice<BodyID> {
        bodies[types[index].properties..<types[index].functions]
    }

    func functions(ofType index: Int) -> ArraySlice<BodyID> { bodies[types[index].functions..<types[index].end] }
}
