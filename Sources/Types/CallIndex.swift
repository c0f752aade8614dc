import Base
import Facts

/// Every call of the sources, found by what it may be of interest for: looked through once, and asked many times.
package final class CallIndex: Sendable {
    /// A call that makes a value of a type of the sources: `Card(panel: .orders)`.
    package struct Construction: Sendable {
        /// The call.
        package let site: CallSite
        /// The type of the value.
        package let type: TypeID
        /// Whether it is written as `Card.init(panel: .orders)`.
        package let isExplicit: Bool
    }

    /// The names that calls are asked for by.
    package enum Name: String, CaseIterable {
        case assignment = "="
        case append, assign, environment, toggle, send, sink, onChange, onReceive, onOpenURL, onContinueUserActivity
        case list = "List"

        /// Whether what is called so is handed the addresses which the app is opened with.
        package var isHandler: Bool { self == .onOpenURL || self == .onContinueUserActivity }
    }

    /// Every body, in the order of files and declarations.
    package let bodies: [BodyID]
    /// The code of each.
    package let scopes: [Scope]
    /// The hashes of the names of all calls, those of one body after those of the other; 0 for what has no name.
    package let hashes: [UInt64]
    /// The positions in ``hashes`` of the calls of each body.
    private let ranges: IDMap<BodyID, Range<Int>>
    /// Where each body is in ``scopes``.
    private let positions: IDMap<BodyID, Int>
    /// The calls that mean something to a system.
    package let classified: [CallSite]
    /// The same calls.
    package let classifiedIDs: [CallID]
    /// The calls that are handed the addresses which the app is opened with.
    package let handlers: [CallID]
    /// The calls of what is written with types: `Router<Route>()`.
    package let generic: [CallSite]
    private let named: [Name: [CallSite]]
    /// The calls that are written as a type's name, with that name.
    private let typed: [(site: CallSite, path: TypeName, isExplicit: Bool)]

    /// What the calls of some bodies are.
    private struct Part: Sendable {
        var hashes: [UInt64] = []
        var classified: [(site: CallSite, id: CallID)] = []
        var handlers: [CallID] = []
        var generic: [CallSite] = []
        var named: [Name: [CallSite]] = [:]
        var typed: [(site: CallSite, path: TypeName, isExplicit: Bool)] = []

        init(of bodies: ArraySlice<BodyID>, _ scopes: ArraySlice<Scope>) {
            let asked = Dictionary(uniqueKeysWithValues: Name.allCases.map { (FNV1a.hash(of: $0.rawValue), $0) })
            for (body, scope) in zip(bodies, scopes) {
                for (index, call) in scope.body.calls.enumerated() {
                    let site = CallSite(scope: scope, call: call)
                    if scope.roles[index] != nil { classified.append((site, CallID(index, in: body))) }
                    if !call.typeArguments.isEmpty { generic.append(site) }
                    guard let name = call.name else {
                        hashes.append(0)
                        continue
                    }
                    let hash = FNV1a.hash(of: name)
                    hashes.append(hash)
                    if let asked = asked[hash], asked.rawValue == name {
                        named[asked, default: []].append(site)
                        if asked.isHandler { handlers.append(CallID(index, in: body)) }
                    }
                    if let (path, isExplicit) = CallIndex.type(madeBy: call, name) {
                        typed.append((site, path, isExplicit))
                    }
                }
            }
        }
    }

    /// Looks through the code of some bodies.
    package init(of bodies: [BodyID], _ scopes: [Scope], on workers: some Workers) {
        let middle = bodies.count / 2
        let (first, second) = workers.both {
            Part(of: bodies[..<middle], scopes[..<middle])
        } other: {
            Part(of: bodies[middle...], scopes[middle...])
        }
        var ranges = IDMap<BodyID, Range<Int>>(unknown: 0..<0)
        var positions = IDMap<BodyID, Int>(unknown: -1)
        var end = 0
        for (position, (body, scope)) in zip(bodies, scopes).enumerated() {
            positions[body] = position
            ranges[body] = end..<end + scope.body.calls.count
            end += scope.body.calls.count
        }
        self.bodies = bodies
        self.scopes = scopes
        self.ranges = ranges
        self.positions = positions
        hashes = first.hashes + second.hashes
        classified = (first.classified + second.classified).map(\.site)
        classifiedIDs = (first.classified + second.classified).map(\.id)
        handlers = first.handlers + second.handlers
        generic = first.generic + second.generic
        named = first.named.merging(second.named) { $0 + $1 }
        typed = first.typed + second.typed
    }

    /// The same calls, where the code of some types is compiled for fewer platforms.
    /// - Parameters:
    ///   - whole: the calls of the same sources.
    ///   - table: says what the code of those types is compiled for.
    ///   - limited: tells which types they are.
    init(_ whole: CallIndex, in table: TypeTable, where limited: (TypeID) -> Bool) {
        var changed: [BodyID: Scope] = [:]
        for scope in whole.scopes {
            if let type = scope.type, limited(type), let id = scope.id { changed[id] = table.scope(of: id) }
        }
        func site(_ known: CallSite) -> CallSite {
            guard let id = known.scope.id, let scope = changed[id], let call = scope.call(at: known.index) else {
                return known
            }
            return CallSite(scope: scope, call: call)
        }
        bodies = whole.bodies
        scopes = whole.scopes.map { scope in scope.id.flatMap { changed[$0] } ?? scope }
        hashes = whole.hashes
        ranges = whole.ranges
        positions = whole.positions
        classified = whole.classified.map(site)
        classifiedIDs = whole.classifiedIDs
        handlers = whole.handlers
        generic = whole.generic.map(site)
        named = whole.named.mapValues { $0.map(site) }
        typed = whole.typed.map { (site($0.site), $0.path, $0.isExplicit) }
    }

    /// The calls of a body, by their positions in ``hashes``.
    package func calls(of body: BodyID) -> Range<Int> { ranges[body] }

    /// The hash of the name of what a call calls; 0 where that has none.
    package func hash(of call: CallID) -> UInt64 { hashes[ranges[call.body].lowerBound + call.index] }

    /// The code of a function or a property.
    package func scope(of body: BodyID) -> Scope { scopes[positions[body]] }

    /// The calls of a function or a property, in order.
    package func ids(in body: BodyID) -> [CallID] { scope(of: body).body.calls.indices.map { CallID($0, in: body) } }

    /// What is written at a call.
    package func call(_ id: CallID) -> CallFacts { scope(of: id.body).body.calls[id.index] }

    /// The calls whose names have hashes that are wanted, in order.
    package func calls(where isWanted: (CallID, _ hash: UInt64) -> Bool) -> [CallID] {
        var found: [CallID] = []
        for body in bodies {
            for (index, hash) in hashes[ranges[body]].enumerated() {
                let call = CallID(index, in: body)
                if isWanted(call, hash) { found.append(call) }
            }
        }
        return found
    }

    /// The calls that have names, in order, by the hashes of these.
    fileprivate func callsByHash() -> [UInt64: [CallID]] {
        var found: [UInt64: [CallID]] = [:]
        for body in bodies {
            for (index, hash) in hashes[ranges[body]].enumerated() where hash != 0 {
                found[hash, default: []].append(CallID(index, in: body))
            }
        }
        return found
    }

    /// The calls of a name, in order.
    package func calls(named name: Name) -> [CallSite] { named[name] ?? [] }

    /// Those of some names that anything but an assignment is called on.
    package func receivers(among names: Set<String>) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var found: Set<String> = []
        for call in scopes.lazy.flatMap(\.body.calls) {
            guard case .member(let target, let method) = call.callee, method != "=" else { continue }
            switch target {
            case .member(.name(let name), "[]"), .member(.member(_, let name), "[]"):
                if names.contains(name) { found.insert(name) }
                if names.contains("[]") { found.insert("[]") }
            case .name(let name), .member(_, let name): if names.contains(name) { found.insert(name) }
            default: continue
            }
        }
        return found
    }

    /// The types of the app that the calls written with a type's name make values of; nil for other names.
    fileprivate func madeTypes(_ context: LinkingContext) -> [TypeID?] {
        typed.map { context.find($0.path, in: $0.site.scope) }
    }

    /// The calls that make values of the app's own types, in order.
    /// - Parameter types: of all calls that are written with a type's name.
    fileprivate func constructions(of types: [TypeID?]) -> [Construction] {
        zip(typed, types).compactMap { made, type in
            type.map { Construction(site: made.site, type: $0, isExplicit: made.isExplicit) }
        }
    }

    /// A call that makes a view of which it stays open which of several of its name it is.
    package struct Ambiguity: Sendable {
        /// The name of the types.
        package let name: String
        /// Those that stand equally near.
        package let types: [TypeID]
        /// The call.
        package let code: UnresolvedCode
    }

    /// The calls that make a view of one of several types of a name, which stand equally near.
    fileprivate func ambiguities(_ context: LinkingContext) -> [Ambiguity] {
        zip(typed, context.madeTypes).compactMap { made, type in
            let (site, path) = (made.site, made.path)
            guard type == nil, path.components.count == 1 else { return nil }
            let namesakes = context.table.namesakes(path.last, from: site.scope.file)
            guard namesakes.contains(where: context.conformances.isView) else { return nil }
            let files = namesakes.map { context.table[context.table[$0].file].path }.sorted()
            let code = UnresolvedCode(
                text: site.call.text,
                reason:
                    "\(path.last) is declared in \(files.joined(separator: " and ")), and it's unclear which is meant",
                help: "write the module name before the type, or move this code to the folder with the type you mean",
                location: site.call.location)
            return Ambiguity(name: path.last, types: namesakes, code: code)
        }
    }

    private static func type(madeBy call: CallFacts, _ name: String) -> (TypeName, isExplicit: Bool)? {
        guard call.mayMakeValue, var path = TypeName(reading: call.callee) else { return nil }
        guard name == "init" else { return (path, false) }
        path.components.removeLast()
        return path.last.isCapitalized ? (path, true) : nil
    }
}

extension CallFacts {
    /// Whether it is written as making a value: `Card()`, `Card.init()`.
    package var mayMakeValue: Bool { name.map { $0 == "init" || $0.isCapitalized } ?? false }
}

extension String {
    /// Whether it begins as the names of types do.
    var isCapitalized: Bool {
        guard let first = utf8.first else { return false }
        return first < 0x80 ? (0x41...0x5A).contains(first) : self.first?.isUppercase == true
    }
}

extension LinkingContext {
    /// The types of what calls make, asked about once.
    private struct MadeTypesQuery: Query {
        typealias Answer = [TypeID?]
    }

    /// The calls by the hashes of their names, asked about once.
    private struct NamedCallsQuery: Query {
        typealias Answer = [UInt64: [CallID]]
    }

    /// The calls that have names, in order, by the hashes of these.
    package var callsByHash: [UInt64: [CallID]] {
        memory.memo(of: NamedCallsQuery.self).value(of: NamedCallsQuery(), unknown: [:]) { self.code.callsByHash() }
    }

    /// The calls of a name, in the order of the sources.
    package func sites(named name: String) -> [CallSite] {
        (callsByHash[FNV1a.hash(of: name)] ?? []).map { id in
            CallSite(scope: code.scope(of: id.body), call: code.call(id))
        }
    }

    /// The calls whose names are wanted, in the order of the sources; each name is asked about once.
    package func sites(whereName isWanted: (String) -> Bool) -> [CallSite] {
        let wanted = callsByHash.filter { _, ids in ids.first.flatMap { code.call($0).name }.map(isWanted) ?? false }
        guard !wanted.isEmpty else { return [] }
        return code.calls { _, hash in wanted[hash] != nil }.map { id in
            CallSite(scope: code.scope(of: id.body), call: code.call(id))
        }
    }

    /// The calls that make values of the app's own types, asked about once.
    private struct ConstructionsQuery: Query {
        typealias Answer = [CallIndex.Construction]
    }

    /// The calls that make a view of which it stays open which of several of its name it is.
    package var ambiguities: [CallIndex.Ambiguity] { code.ambiguities(self) }

    /// The types of the app that the calls written with a type's name make values of; nil for other names.
    var madeTypes: [TypeID?] {
        foundTypes
            ?? memory.memo(of: MadeTypesQuery.self).value(of: MadeTypesQuery(), unknown: []) {
                self.code.madeTypes(self)
            }
    }

    /// The calls that make values of the app's own types, in order.
    package var constructions: [CallIndex.Construction] {
        memory.memo(of: ConstructionsQuery.self).value(of: ConstructionsQuery(), unknown: []) {
            self.code.constructions(of: self.madeTypes)
        }
    }
}
