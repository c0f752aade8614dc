import Base
import Facts

/// Every type of the sources, findable by the name a piece of code uses for it.
///
/// A type is known by its module, its nesting, and its file where it is private. Two declarations of one name in
/// different files are two types; which one a piece of code means is told by what stands nearest to it.
package struct TypeTable: Sendable {
    package let files: [FileFacts]
    /// What is known by name of the libraries of all systems.
    package let traits: TraitsTable
    /// What the systems read in each file.
    package let systems: [[SystemFacts]]
    /// What calls do, by the member whose body they stand in and their position in that, for each file.
    private let roles: [[DeclarationID: [Int: [CallRole]]]]
    /// Where it stands what the files say, in the same order.
    package let layouts: [FileLayout]
    /// The positions of files by their paths.
    let filesByPath: [String: Int]
    package private(set) var types: [TypeDeclaration] = []
    /// Types that are not nested, by name.
    private var topLevel: [String: [Int]] = [:]
    private var globals: [String: [FunctionReference]] = [:]
    private var variables: [String: [PropertyReference]] = [:]
    /// The type that each part of the facts belongs to, by file and position in it.
    private var owners: [[Int]]
    /// The names of all functions of types.
    private var methods = NameFilter()
    /// The names of all properties of types.
    private(set) var propertyNames = NameFilter()
    /// The names of those that hold something of the environment.
    private(set) var environmentNames: Set<String> = []
    /// What each type is called.
    private var names: [String] = []
    private let modules: Set<String>
    /// The folders around each file, outermost first, each by a number of its own.
    private let folders: [[Int]]

    /// - Parameter traits: what is known by name of the libraries of all systems.
    init(_ read: [ReadFile], traits: TraitsTable) {
        self.traits = traits
        let files = read.map(\.facts)
        self.files = files
        systems = read.map(\.systems)
        roles = read.map { file in
            file.systems.reduce(into: [:]) { all, system in
                for (member, calls) in system.roles {
                    for (call, role) in calls { all[member, default: [:]][call, default: []].append(role) }
                }
            }
        }
        layouts = read.map(\.layout)
        filesByPath = Dictionary(files.indices.map { (files[$0].path, $0) }) { first, _ in first }
        owners = files.map { Array(repeating: 0, count: $0.types.count) }
        folders = Self.folders(of: files)
        modules = Set(files.map(\.module))
        var declarations: [(file: Int, index: Int, depth: Int)] = []
        for (file, facts) in files.enumerated() {
            for index in facts.types.indices where facts.types[index].kind != .extension {
                declarations.append((file, index, facts.types[index].path.count))
            }
            for index in facts.functions.indices {
                globals[facts.functions[index].name, default: []].append(
                    FunctionReference(file: file, type: nil, function: index))
            }
            for index in facts.variables.indices {
                variables[facts.variables[index].name, default: []].append(
                    PropertyReference(file: file, type: nil, property: index))
            }
        }
        // Outer types first, so that nested ones find them whichever file they stand in.
        for (file, index, _) in declarations.sorted(by: {
            ($0.depth, $0.file, $0.index) < ($1.depth, $1.file, $1.index)
        }) {
            declare(files[file].types[index], file, index)
        }
        var namesakes: [String: Int] = [:]
        for type in types { namesakes[type.name, default: 0] += 1 }
        for (file, facts) in files.enumerated() {
            for index in facts.types.indices where facts.types[index].kind == .extension {
                extend(facts.types[index], file, index)
            }
        }
        names = types.map { namesakes[$0.name, default: 0] > 1 ? $0.path.joined(separator: ".") : $0.name }
    }

    private static func folders(of files: [FileFacts]) -> [[Int]] {
        var numbers: [Substring: Int] = [:]
        var around: [Substring: [Int]] = [:]
        return files.map { file in
            let path = file.path
            guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return [] }
            if let known = around[path[..<end]] { return known }
            let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
            let folders = ends.map { end in
                let number = numbers[path[..<end]] ?? numbers.count
                numbers[path[..<end]] = number
                return number
            }
            around[path[..<end]] = folders
            return folders
        }
    }

    // MARK: Declaring

    private mutating func declare(_ type: TypeFacts, _ file: Int, _ index: Int) {
        let outer = type.path.count > 1 ? find(Array(type.path.dropLast()), from: file, within: nil) : nil
        let known = outer.map { types[$0].nested[type.name].map { [$0] } ?? [] } ?? topLevel[type.path[0]] ?? []
        if let same = known.first(where: { types[$0].file == file && types[$0].path == type.path }) {
            add(type, file, index, to: same)
            return
        }
        let id = types.count
        types.append(
            TypeDeclaration(
                id: id, path: type.path, module: files[file].module, file: file, kind: type.kind, isExternal: false,
                outer: outer))
        if let outer {
            types[outer].nested[type.name] = types[outer].nested[type.name] ?? id
        } else {
            topLevel[Self.key(type.path), default: []].append(id)
        }
        add(type, file, index, to: id)
    }

    private mutating func extend(_ type: TypeFacts, _ file: Int, _ index: Int) {
        if let id = find(type.path, from: file, within: nil) {
            add(type, file, index, to: id)
            return
        }
        let id = types.count
        types.append(
            TypeDeclaration(
                id: id, path: type.path, module: files[file].module, file: file, kind: .extension, isExternal: true,
                outer: nil))
        topLevel[Self.key(type.path), default: []].append(id)
        add(type, file, index, to: id)
    }

    /// What a type that nothing among the sources holds is found by.
    private static func key(_ path: [String]) -> String { path.count == 1 ? path[0] : path.joined(separator: ".") }

    private mutating func add(_ type: TypeFacts, _ file: Int, _ index: Int, to id: Int) {
        types[id].parts.append((file, index))
        owners[file][index] = id
        types[id].inherits += type.inherits
        if types[id].functions.isEmpty { types[id].functions.reserveCapacity(type.functions.count) }
        if types[id].properties.isEmpty { types[id].properties.reserveCapacity(type.properties.count) }
        for position in type.functions.indices {
            let name = type.functions[position].name
            methods.insert(name)
            types[id].functions[name, default: []].append(
                FunctionReference(file: file, type: index, function: position))
        }
        for position in type.properties.indices {
            let name = type.properties[position].name
            propertyNames.insert(name)
            if type.properties[position].environmentKey != nil { environmentNames.insert(name) }
            guard types[id].properties[name] == nil else { continue }
            types[id].properties[name] = PropertyReference(file: file, type: index, property: position)
        }
    }

    // MARK: Finding

    /// The type a name means.
    /// - Parameters:
    ///   - path: the components as written.
    ///   - file: the file the name stands in.
    ///   - type: the type whose code it stands in.
    ///   - isFollowing: whether a type alias is what it stands for, and not the alias itself.
    package func find(
        _ path: [String], from file: Int, within type: Int?, depth: Int = 0, isFollowing: Bool = true
    ) -> Int? {
        guard let first = path.first, depth < 12 else { return nil }
        var found: Int?
        var outer = type
        while found == nil, let current = outer {
            found = types[current].name == first && path.count == 1 ? current : types[current].nested[first]
            outer = types[current].outer
        }
        if found == nil { found = nearest(topLevel[first] ?? [], to: file) }
        if found == nil, path.count > 1 {
            if let extended = nearest(topLevel[path.joined(separator: ".")] ?? [], to: file) { return extended }
            if modules.contains(first) || files[file].imports.contains(first) {
                let candidates = (topLevel[path[1]] ?? []).filter { types[$0].module == first }
                return candidates.first.flatMap { descend(path.dropFirst(2), from: $0, depth, isFollowing) }
            }
        }
        return found.flatMap { descend(path.dropFirst(), from: $0, depth, isFollowing) }
    }

    private func descend(_ path: ArraySlice<String>, from type: Int, _ depth: Int, _ isFollowing: Bool) -> Int? {
        if path.isEmpty, !isFollowing { return type }
        let start = aliased(type, depth)
        guard let next = path.first else { return start }
        guard let start, let nested = types[start].nested[next] else { return nil }
        return descend(path.dropFirst(), from: nested, depth, isFollowing)
    }

    /// Whether a name is one of a type's generic parameters.
    func isGenericParameter(_ name: String, of type: Int) -> Bool {
        types[type].parts.contains { files[$0.file].types[$0.type].genericParameters.contains(name) }
    }

    /// What a type alias stands for as it is written, and where; nil for any other type.
    func alias(of type: Int) -> (name: TypeName, scope: Scope)? {
        guard types[type].kind == .typealias, let part = types[type].parts.first,
            let name = files[part.file].types[part.type].alias
        else { return nil }
        return (name, Scope(file: part.file, type: types[type].outer))
    }

    /// What a type alias stands for; any other type stands for itself.
    private func aliased(_ type: Int, _ depth: Int) -> Int? {
        guard types[type].kind == .typealias, let part = types[type].parts.first else { return type }
        guard let target = files[part.file].types[part.type].alias else { return nil }
        let found = find(target.components, from: part.file, within: types[type].outer, depth: depth + 1)
        // `typealias AppRouter = Router<Route>`, where the library's router is not among the sources, is all there is.
        return found ?? (target.arguments.isEmpty ? nil : type)
    }

    package func find(_ name: TypeName, from file: Int, within type: Int?) -> Int? {
        find(name.components, from: file, within: type)
    }

    /// The candidate that stands nearest to a file: in it, in its module, in a module it imports, elsewhere; then by
    /// how much of their folders' paths they share. Nil when two are equally near.
    private func nearest(_ candidates: [Int], to file: Int) -> Int? {
        guard candidates.count > 1 else { return candidates.first { isVisible($0, from: file) } }
        let ranked = candidates.filter { isVisible($0, from: file) }.map { (rank: rank($0, from: file), id: $0) }
        guard let best = ranked.max(by: { $0.rank < $1.rank }) else { return nil }
        return ranked.count { $0.rank == best.rank } == 1 ? best.id : nil
    }

    private func isVisible(_ type: Int, from file: Int) -> Bool {
        guard let part = types[type].parts.first else { return true }
        return part.file == file || !files[part.file].types[part.type].isPrivate
    }

    private func rank(_ type: Int, from file: Int) -> (declared: Int, kinship: Int, folders: Int) {
        let home = types[type].file
        let module = types[type].module
        let kinship =
            home == file ? 3 : module == files[file].module ? 2 : files[file].imports.contains(module) ? 1 : 0
        return (types[type].isExternal ? 0 : 1, kinship, sharedFolders(home, file))
    }

    private func sharedFolders(_ left: Int, _ right: Int) -> Int {
        zip(folders[left], folders[right]).prefix { $0 == $1 }.count
    }

    /// What a type is called: its name, and where a nested type shares that with another, its whole nesting.
    package func name(of type: Int) -> String { names[type] }

    // MARK: Members

    /// Looks at the properties of all types, in the order of files and declarations.
    func forEachProperty(_ look: (PropertyFacts) -> Void) {
        for file in files.indices {
            for type in files[file].types.indices {
                for property in files[file].types[type].properties { look(property) }
            }
        }
    }

    /// Whether a type may have a function of a name: true wherever one has.
    func declaresFunction(_ name: String) -> Bool { methods.contains(name) }

    package func function(_ reference: FunctionReference) -> FunctionFacts {
        guard let type = reference.type else { return files[reference.file].functions[reference.function] }
        return files[reference.file].types[type].functions[reference.function]
    }

    package func property(_ reference: PropertyReference) -> PropertyFacts {
        guard let type = reference.type else { return files[reference.file].variables[reference.property] }
        return files[reference.file].types[type].properties[reference.property]
    }

    /// The functions of a name outside of types that a file sees, those of its module first.
    package func globalFunctions(_ name: String, from file: Int) -> [FunctionReference] {
        let all = globals[name] ?? []
        let own = all.filter { files[$0.file].module == files[file].module }
        return own.isEmpty ? all : own
    }

    package func globalVariable(_ name: String, from file: Int) -> PropertyReference? {
        let all = variables[name] ?? []
        return all.first { files[$0.file].module == files[file].module } ?? (all.count == 1 ? all.first : nil)
    }

    /// What the calls in the body of a member do, by their positions.
    func roles(in member: DeclarationID, of file: Int) -> [Int: [CallRole]] { roles[file][member] ?? [:] }

    /// The type a part of the facts belongs to.
    package func owner(file: Int, type: Int) -> Int { owners[file][type] }
}
