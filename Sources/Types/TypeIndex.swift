import Base
import Facts

/// Every type of the sources, findable by the name a piece of code uses for it.
///
/// A type is known by its module, its nesting, and its file where it is private. Two declarations of one name in
/// different files are two types; which one a piece of code means is told by what stands nearest to it. They are one type
/// where an `#if` lets no platform have both.
@usableFromInline struct TypeIndex: Sendable {
    /// Where the declaration of a member stands in the facts.
    struct Member {
        private let place: (file: Int32, part: Int32, index: Int32)
        let isFunction: Bool
        /// The type it belongs to.
        let owner: TypeID?

        fileprivate init(file: Int, part: Int? = nil, index: Int, isFunction: Bool, owner: TypeID? = nil) {
            place = (Int32(file), part.map { Int32($0) } ?? -1, Int32(index))
            self.isFunction = isFunction
            self.owner = owner
        }

        var file: Int { Int(place.file) }
        /// Nil outside of types.
        var part: Int? { place.part < 0 ? nil : Int(place.part) }
        var index: Int { Int(place.index) }
    }

    /// The facts, in the order of the files.
    @usableFromInline private(set) var files: [FileFacts]
    /// The same files.
    let fileIDs: [FileID]
    /// What the systems read in each file.
    let systems: [[SystemFacts]]
    /// Where it stands what the files say, in the same order.
    let layouts: [FileLayout]
    /// The files by their paths.
    private let filesByPath: [String: FileID]
    /// Outer types before those inside of them.
    @usableFromInline private(set) var types: [TypeDeclaration] = []
    /// The bodies of all members, in the order of files and declarations.
    let bodies: [BodyID]
    /// Where each file is in ``files``.
    @usableFromInline private(set) var filePositions = IDMap<FileID, Int>(unknown: -1)
    /// Where each type is in ``types``.
    @usableFromInline private(set) var positions = IDMap<TypeID, Int>(unknown: -1)
    private(set) var members = IDMap<BodyID, Member>(
        unknown: Member(file: -1, index: -1, isFunction: false))
    /// What the calls of each body do, by their positions.
    private(set) var roles = IDMap<BodyID, [Int: [CallRole]]>(unknown: [:])
    /// Types that are not nested, by name.
    private(set) var topLevel: [String: [TypeID]] = [:]
    /// The names of those that extensions of other types than the sources' declare inside of them.
    private var namesInExtensions: Set<String> = []
    private(set) var globals: [String: [FunctionID]] = [:]
    private(set) var variables: [String: [PropertyID]] = [:]
    /// The names of all functions of types.
    private(set) var methods = NameFilter()
    /// The names of all properties of types.
    @usableFromInline private(set) var propertyNames = NameFilter()
    /// The names of those that hold something of the environment.
    @usableFromInline private(set) var environmentNames: Set<String> = []
    /// The properties that an attribute gives a key, see ``AttributeFacts/key``.
    private(set) var keyedProperties: [PropertyID] = []
    /// What each type is called.
    private var names = IDMap<TypeID, String>(unknown: "")
    /// What each type alias stands for, others on the way followed; absent while the index is made.
    private var aliasTargets: [TypeID: TypeID]?
    private let modules: Set<String>
    private let folders: FolderPaths

    /// - Parameters:
    ///   - read: the files, sorted by path.
    ///   - keys: what the files, types and members of earlier tables are known under.
    init(_ read: [ReadFile], keys: KeyStore, on workers: some Workers) {
        let files = read.map(\.facts)
        self.files = files
        systems = read.map(\.systems)
        modules = Set(files.map(\.module))
        fileIDs = Self.ids(of: files, keys)
        layouts = read.map(\.layout)
        filesByPath = Dictionary(zip(files.map(\.path), fileIDs)) { first, _ in first }
        folders = FolderPaths(files, fileIDs)
        let memberLayouts = zip(files, fileIDs).map { MemberLayout($0, $1, keys) }
        bodies = memberLayouts.flatMap(\.bodies)
        for (file, id) in fileIDs.enumerated() { filePositions[id] = file }
        for (file, layout) in memberLayouts.enumerated() {
            for (index, body) in layout.variables.enumerated() {
                members[body] = Member(file: file, index: index, isFunction: false)
                variables[files[file].variables[index].name, default: []].append(PropertyID(body: body))
            }
            for (index, body) in layout.functions.enumerated() {
                members[body] = Member(file: file, index: index, isFunction: true)
                globals[files[file].functions[index].name, default: []].append(FunctionID(body: body))
            }
        }
        let systems = systems
        (_, roles) = workers.both {
            declareTypes(memberLayouts, keys)
        } other: {
            Self.roles(of: systems, memberLayouts)
        }
        let memo = Memo<TypeID, TypeID?>()
        aliasTargets = types.reduce(into: [:]) { targets, type in
            if isAlias(type.id) { targets[type.id] = target(of: type.id, memo) }
        }
    }

    private mutating func declareTypes(_ memberLayouts: [MemberLayout], _ keys: KeyStore) {
        var declarations: [(file: Int, index: Int, depth: Int)] = []
        for (file, facts) in files.enumerated() {
            for index in facts.types.indices where facts.types[index].kind != .extension {
                declarations.append((file, index, facts.types[index].path.count))
            }
        }
        let visibility = TypeVisibility(files)
        // Outer types first, so that nested ones find them whichever file they stand in.
        for (file, index, _) in declarations.sorted(by: {
            ($0.depth, $0.file, $0.index) < ($1.depth, $1.file, $1.index)
        }) {
            declare(file, index, visibility, memberLayouts, keys)
        }
        var namesakes: [String: Int] = [:]
        for type in types { namesakes[type.name, default: 0] += 1 }
        for (file, facts) in files.enumerated() {
            for index in facts.types.indices where facts.types[index].kind == .extension {
                extend(file, index, memberLayouts, keys)
            }
        }
        for type in types {
            names[type.id] = namesakes[type.name, default: 0] > 1 ? type.path.joined(separator: ".") : type.name
        }
    }

    private static func ids(of files: [FileFacts], _ keys: KeyStore) -> [FileID] {
        var namesakes: [String: Int] = [:]
        return files.map { file in
            let ordinal = namesakes[file.path, default: 0]
            namesakes[file.path] = ordinal + 1
            return keys.file(file.path, ordinal)
        }
    }

    private static func roles(
        of systems: [[SystemFacts]], _ layouts: [MemberLayout]
    ) -> IDMap<BodyID, [Int: [CallRole]]> {
        var found = IDMap<BodyID, [Int: [CallRole]]>(unknown: [:])
        for (systems, layout) in zip(systems, layouts) {
            for roles in systems.map(\.roles) where !roles.isEmpty {
                for (declaration, body) in zip(layout.declarations, layout.bodies) {
                    for (call, role) in roles[declaration] ?? [:] { found[body][call, default: []].append(role) }
                }
            }
        }
        return found
    }

    // MARK: Declaring

    private mutating func declare(
        _ file: Int, _ index: Int, _ visibility: TypeVisibility, _ memberLayouts: [MemberLayout], _ keys: KeyStore
    ) {
        let type = files[file].types[index]
        let outer = type.path.count > 1 ? find(Array(type.path.dropLast()), from: fileIDs[file], within: nil) : nil
        let known = outer.map { self[$0].nested[type.name].map { [$0] } ?? [] } ?? topLevel[type.path[0]] ?? []
        let isVariant = visibility.isVariant(index, in: file)
        if let same = known.first(where: { self[$0].path == type.path && isSame($0, as: file, isVariant) }) {
            add(file, index, memberLayouts[file], to: same)
            return
        }
        let isKnownByFile = visibility.isKnownByFile(index, in: file)
        let id = id(
            KeyStore.TypeKey(
                module: files[file].module, path: type.path, file: isKnownByFile ? fileIDs[file] : nil), keys)
        add(
            TypeDeclaration(
                id: id, path: type.path, module: files[file].module, file: fileIDs[file], kind: type.kind,
                isExternal: false, outer: outer))
        if let outer {
            types[positions[outer]].nested[type.name] = self[outer].nested[type.name] ?? id
        } else {
            topLevel[Self.key(type.path), default: []].append(id)
            if type.path.count > 1 { namesInExtensions.insert(type.name) }
        }
        add(file, index, memberLayouts[file], to: id)
    }

    /// Whether a type that is known is the one that a file declares by its name.
    private func isSame(_ known: TypeID, as file: Int, _ isVariant: Bool) -> Bool {
        self[known].file == fileIDs[file]
            || isVariant && self[known].module == files[file].module
                && self[known].parts.first.map { !self[$0].isPrivate } ?? false
    }

    private mutating func extend(_ file: Int, _ index: Int, _ memberLayouts: [MemberLayout], _ keys: KeyStore) {
        let type = files[file].types[index]
        if let id = find(type.path, from: fileIDs[file], within: nil) {
            add(file, index, memberLayouts[file], to: id)
            return
        }
        // Whichever module extends it, by `extension View` or `extension SwiftUI.View`, it is the same type.
        let isQualified = type.path.count > 1 && files[file].imports.contains(type.path[0])
        let path = Array(type.path.dropFirst(isQualified ? 1 : 0))
        let extended = isQualified ? topLevel[Self.key(path)] ?? [] : []
        if let id = extended.first(where: { self[$0].isExternal && isVisible($0, from: fileIDs[file]) }) {
            return add(file, index, memberLayouts[file], to: id)
        }
        let id = id(KeyStore.TypeKey(module: nil, path: path, file: type.isPrivate ? fileIDs[file] : nil), keys)
        add(
            TypeDeclaration(
                id: id, path: path, module: files[file].module, file: fileIDs[file], kind: .extension, isExternal: true,
                outer: nil))
        topLevel[Self.key(path), default: []].append(id)
        add(file, index, memberLayouts[file], to: id)
    }

    /// The id of a key, of the first key like it that no other type of the table has.
    private func id(_ key: KeyStore.TypeKey, _ keys: KeyStore) -> TypeID {
        var key = key
        while true {
            let id = keys.type(key)
            if positions[id] < 0 { return id }
            key.ordinal += 1
        }
    }

    private mutating func add(_ type: TypeDeclaration) {
        positions[type.id] = types.count
        types.append(type)
    }

    /// What a type that nothing among the sources holds is found by.
    private static func key(_ path: [String]) -> String { path.count == 1 ? path[0] : path.joined(separator: ".") }

    private mutating func add(_ file: Int, _ index: Int, _ layout: MemberLayout, to id: TypeID) {
        let type = files[file].types[index]
        let position = positions[id]
        types[position].parts.append(TypeDeclaration.Part(file: fileIDs[file], index: index))
        types[position].inherits += type.inherits
        if types[position].functions.isEmpty { types[position].functions.reserveCapacity(type.functions.count) }
        if types[position].properties.isEmpty { types[position].properties.reserveCapacity(type.properties.count) }
        for (function, body) in zip(type.functions.indices, layout.functions(ofType: index)) {
            let name = type.functions[function].name
            methods.insert(name)
            members[body] = Member(file: file, part: index, index: function, isFunction: true, owner: id)
            types[position].functions[name, default: []].append(FunctionID(body: body))
        }
        for (property, body) in zip(type.properties.indices, layout.properties(ofType: index)) {
            let name = type.properties[property].name
            propertyNames.insert(name)
            members[body] = Member(file: file, part: index, index: property, isFunction: false, owner: id)
            if type.properties[property].environmentKey != nil { environmentNames.insert(name) }
            if type.properties[property].attributes.contains(where: { $0.key != nil }) {
                keyedProperties.append(PropertyID(body: body))
            }
            if types[position].properties[name] == nil {
                types[position].properties[name] = PropertyID(body: body)
            } else {
                types[position].otherProperties[name, default: []].append(PropertyID(body: body))
            }
        }
    }

    // MARK: By id

    @inlinable subscript(file: FileID) -> FileFacts { files[filePositions[file]] }

    /// Where it stands what a file says; nil for a path that is none of the sources'.
    func layout(ofPath path: String) -> FileLayout? { filesByPath[path].map { layouts[filePositions[$0]] } }

    @inlinable subscript(type: TypeID) -> TypeDeclaration { types[positions[type]] }

    /// What a declaration of a type, or an extension of it, says.
    @inlinable subscript(part: TypeDeclaration.Part) -> TypeFacts {
        files[filePositions[part.file]].types[part.index]
    }

    /// Where a type stands among the types.
    @inlinable func position(of type: TypeID) -> Int { positions[type] }

    /// The same types, some of whose code is compiled for fewer platforms.
    func limited(_ limits: [TypeID: Platforms]) -> TypeIndex {
        var limited = self
        for (type, platforms) in limits {
            for part in self[type].parts {
                limited.files[filePositions[part.file]].types[part.index].limit(to: platforms)
            }
        }
        return limited
    }

    // MARK: Finding

    /// The type a name means.
    /// - Parameters:
    ///   - path: the components as written.
    ///   - file: the file the name stands in.
    ///   - type: the type whose code it stands in.
    ///   - isFollowing: whether a type alias is what it stands for, and not the alias itself.
    func find(_ path: [String], from file: FileID, within type: TypeID?, isFollowing: Bool = true) -> TypeID? {
        if let aliasTargets { return find(path, from: file, within: type, isFollowing) { aliasTargets[$0] } }
        let memo = Memo<TypeID, TypeID?>()
        return find(path, from: file, within: type, isFollowing) { target(of: $0, memo) }
    }

    /// - Parameter target: what a type alias stands for.
    private func find(
        _ path: [String], from file: FileID, within type: TypeID?, _ isFollowing: Bool, _ target: (TypeID) -> TypeID?
    ) -> TypeID? {
        guard let first = path.first else { return nil }
        var found: TypeID?
        var outer = type
        while found == nil, let current = outer {
            found = self[current].name == first && path.count == 1 ? current : self[current].nested[first]
            if found == nil, self[current].isExternal, namesInExtensions.contains(first) {
                // What an extension declares inside of a type that is not among the sources.
                found = nearest(topLevel[Self.key(self[current].path + [first])] ?? [], to: file)
            }
            outer = self[current].outer
        }
        if found == nil { found = nearest(topLevel[first] ?? [], to: file) }
        if found == nil, path.count > 1 {
            if let extended = nearest(topLevel[path.joined(separator: ".")] ?? [], to: file) { return extended }
            if modules.contains(first) || self[file].imports.contains(first) {
                let all = topLevel[path[1]] ?? []
                let candidate = all.first { self[$0].module == first } ?? only(all, inFoldersOf: first)
                return candidate.flatMap { descend(path.dropFirst(2), from: $0, isFollowing, target) }
            }
        }
        return found.flatMap { descend(path.dropFirst(), from: $0, isFollowing, target) }
    }

    /// The type that is nested in another, aliases on the way followed.
    private func descend(
        _ path: ArraySlice<String>, from type: TypeID, _ isFollowing: Bool, _ target: (TypeID) -> TypeID?
    ) -> TypeID? {
        var current = type
        for name in path {
            guard let start = isAlias(current) ? target(current) : current, let nested = self[start].nested[name] else {
                return nil
            }
            current = nested
        }
        return isFollowing && isAlias(current) ? target(current) : current
    }

    /// The only type among some in folders that together have the name of a module which isn't known: `FeatureAuth`, `Feature/Auth`.
    private func only(_ types: [TypeID], inFoldersOf module: String) -> TypeID? {
        guard !modules.contains(module) else { return nil }
        let all = types.filter { type in
            !self[type].isExternal
                && self[self[type].file].path.split(separator: "/").dropLast().joined().contains(module)
        }
        // An alias may stand for the type of that name in the module.
        let own = all.filter { !isAlias($0) }
        let found = own.isEmpty ? all : own
        return found.count == 1 ? found[0] : nil
    }

    private func isAlias(_ type: TypeID) -> Bool { self[type].kind == .typealias && !self[type].parts.isEmpty }

    /// What a type alias stands for, others on the way followed; nothing where that leads back to it.
    private func target(of alias: TypeID, _ memo: Memo<TypeID, TypeID?>) -> TypeID? {
        memo.value(of: alias, unknown: nil) {
            guard let part = self[alias].parts.first, let written = self[part].alias else { return nil }
            let found = self.find(written.components, from: part.file, within: self[alias].outer, true) {
                self.target(of: $0, memo)
            }
            // `typealias AppRouter = Router<Route>`, where the library's router is not among the sources, is all there is.
            return found ?? (written.arguments.isEmpty ? nil : alias)
        }
    }

    /// The candidate that stands nearest to a file: in it, in its module, in a module it imports, elsewhere; then by
    /// how much of their folders' paths they share, then by what other modules may use. Nil when two are equally near.
    private func nearest(_ candidates: [TypeID], to file: FileID) -> TypeID? {
        guard candidates.count > 1 else { return candidates.first { isVisible($0, from: file) } }
        let ranked = candidates.filter { isVisible($0, from: file) }.map { (rank: rank($0, from: file), id: $0) }
        guard let best = ranked.max(by: { $0.rank < $1.rank }) else { return nil }
        return ranked.count { $0.rank == best.rank } == 1 ? best.id : nil
    }

    func isVisible(_ type: TypeID, from file: FileID) -> Bool {
        guard let part = self[type].parts.first else { return true }
        return part.file == file || !self[part].isPrivate
    }

    func rank(_ type: TypeID, from file: FileID) -> (declared: Int, kinship: Int, folders: Int, access: Int) {
        let home = self[type].file
        let module = self[type].module
        let kinship =
            home == file ? 3 : module == self[file].module ? 2 : self[file].imports.contains(module) ? 1 : 0
        let isPublic = kinship < 2 && (self[type].parts.first.map { self[$0].isPublic } ?? false)
        return (self[type].isExternal ? 0 : 1, kinship, folders.shared(by: home, file), isPublic ? 1 : 0)
    }

    /// What a type is called: its name, and where a nested type shares that with another, its whole nesting.
    func name(of type: TypeID) -> String { names[type] }
}
