import Facts
import Types

/// Reads the paths that navigators are told: texts, constants, raw values of enums, and the items and addresses that are made of
/// them.
struct PathReader {
    /// What a value can be.
    struct Read: Equatable {
        /// The paths, each once.
        var names: [String] = []
        /// Parameters of the enclosing function that are handed on.
        var parameters: [String] = []
        /// Whether it may be something else besides.
        var isOpen = false
    }

    /// Where an expression stands.
    private struct Place {
        let scope: Scope
        /// The case that `self` is there, where it is known.
        var instance: Case?
    }

    private struct Case {
        let type: TypeID
        let item: CaseFacts
    }

    private let context: LinkingContext
    /// The paths that something is built for: what a case means whose type is left to the context is told by them.
    var known: Set<String> = []
    /// The cases of enums of texts, by their names.
    private let cases: [String: [Case]]
    /// Where something is assigned, by the name of what it is assigned to.
    private let assignments: [String: [CallSite]]
    private var table: TypeTable { context.table }
    /// The labels of paths in what a link is made with.
    private let labels: [String]

    /// - Parameter labels: those of paths in what a link is made with.
    init(_ context: LinkingContext, labels: [String]) {
        self.context = context
        self.labels = labels
        var cases: [String: [Case]] = [:]
        for type in context.table.types where type.kind == .enum && !type.isExternal {
            guard type.inherits.contains(where: { $0.last == "String" }) else { continue }
            for item in context.table.declarations(of: type.id).flatMap(\.cases) {
                cases[item.name, default: []].append(Case(type: type.id, item: item))
            }
        }
        self.cases = cases
        var assignments: [String: [CallSite]] = [:]
        for site in context.code.calls(named: .assignment) {
            switch site.call.callee {
            case .member(.member(_, let name), "="), .member(.name(let name), "="):
                assignments[name, default: []].append(site)
            default: continue
            }
        }
        self.assignments = assignments
    }

    /// The paths that an expression can stand for: a path, a list of them, or what a link is made with.
    /// - Parameter isAddress: whether texts are addresses, each part of which is a path.
    func read(_ value: Expression, in scope: Scope, isAddress: Bool = false) -> Read {
        var seen: Set<BodyID> = []
        var found = read([(value, Place(scope: scope))], &seen) { $0 === scope }
        if isAddress {
            found.names = found.names.flatMap(Self.parts).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        return found
    }

    /// - Parameter isOuter: whether parameters in some code are those of whoever asks.
    private func read(
        _ start: [(Expression, Place)], _ seen: inout Set<BodyID>, where isOuter: (Scope) -> Bool
    ) -> Read {
        var found = Read()
        func add(_ text: String?) {
            guard let text else { return found.isOpen = true }
            if !text.isEmpty, !found.names.contains(text) { found.names.append(text) }
        }
        Expression.walk(start) { part, place in
            switch part {
            case .literal(let text): add(text)
            case .constant("nil"): break
            case .array(let parts), .closure(let parts): return .visitInstead(parts, in: place)
            case .branch: return .visitInstead(part.alternatives ?? [], in: place)
            case .match(let subject, let arms):
                let chosen = place.instance.flatMap { part.arms(over: .instance)?.entered(by: $0.item.name) }
                if subject == .instance, let chosen { return .visitInstead([chosen.value], in: place) }
                return .visitInstead(arms.map(\.value), in: place)
            case .parameter(let name) where isOuter(place.scope),
                .member(.parameter(let name), "rawValue") where isOuter(place.scope):
                found.parameters.append(name)
            case .implicitMember(let name):
                let raw = Set((cases[name] ?? []).compactMap { Self.rawValue(of: $0.item) }).intersection(known)
                add(raw.count == 1 ? raw.first : nil)
            case .name("rawValue"), .member(.instance, "rawValue"):
                add(place.instance.flatMap { Self.rawValue(of: $0.item) })
            case .member(let owner, "rawValue") where named(owner, in: place.scope) != nil:
                add(named(owner, in: place.scope).flatMap { Self.rawValue(of: $0.item) })
            case .member(let owner, let name) where owner.alternatives != nil:
                // `(isNew ? .welcome : .home).rawValue`
                return .visitInstead((owner.alternatives ?? []).map { .member($0, name) }, in: place)
            case .call(let index):
                guard let call = place.scope.call(at: index) else { break }
                if let path = labels.lazy.compactMap({ call.argument($0) }).first {
                    return .visitInstead([path], in: place)
                }
                guard let function = context.function(of: call, in: place.scope), seen.insert(function.body).inserted,
                    case let made = table.scope(of: function), !made.body.results.isEmpty
                else {
                    found.isOpen = true
                    break
                }
                return .visitInstead(made.body.results, in: Place(scope: made))
            default:
                let next = made(part, place)
                if case .member(let base, _) = part,
                    let item = named(base, in: place.scope) ?? (base == .instance ? place.instance : nil)
                {
                    // What a property makes of a case is known by the case where the sources do not tell the text.
                    var inside = seen
                    var made = Read(isOpen: true)
                    if let next, inside.insert(next.body).inserted {
                        made = read(next.results.map { ($0, next.place) }, &inside) { _ in false }
                    }
                    if made.isOpen || made.names.isEmpty { add(item.item.name) } else { made.names.forEach(add) }
                } else if let next {
                    if seen.insert(next.body).inserted { return .visitInstead(next.results, in: next.place) }
                } else {
                    found.isOpen = true
                }
            }
            return .skipChildren
        }
        return found
    }

    /// Where a property's value is made.
    private func made(_ value: Expression, _ place: Place) -> (body: BodyID, results: [Expression], place: Place)? {
        var property = context.property(meantBy: value, in: place.scope)
        var instance: Case?
        if case .member(let base, _) = value {
            instance = base == .instance ? place.instance : named(base, in: place.scope)
        } else if case .name(let name) = value {
            instance = place.instance
            property = property ?? table.globalVariable(name, from: place.scope.file)
        }
        guard let property, isConstant(property) else { return nil }
        let inside = table.scope(of: property)
        return inside.body.results.isEmpty
            ? nil : (property.body, inside.body.results, Place(scope: inside, instance: instance))
    }

    /// Whether a property always has the value that its code says.
    private func isConstant(_ property: PropertyID) -> Bool {
        let facts = table.property(property)
        guard facts.attributes.isEmpty else { return false }
        return facts.declaration.split(separator: " ").contains("let")
            || !(assignments[facts.name] ?? []).contains { site in
                guard case .member(let target, _) = site.call.callee else { return false }
                return context.property(meantBy: target, in: site.scope) == property
            }
    }

    /// The case that an expression is: `LightPath.tower`, or `.tower` where only one enum of texts has such a case.
    private func named(_ value: Expression, in scope: Scope) -> Case? {
        if case .implicitMember(let name) = value {
            let all = cases[name] ?? []
            return all.count == 1 ? all[0] : nil
        }
        guard case .member(let owner, let name) = value, case .metatype(let type)? = context.type(of: owner, in: scope),
            let item = table.declarations(of: type).lazy.flatMap(\.cases).first(where: { $0.name == name })
        else { return nil }
        return Case(type: type, item: item)
    }

    /// The raw value of a case, which is its name where none is written.
    private static func rawValue(of item: CaseFacts) -> String? {
        guard let written = item.declaration.split(separator: "=", maxSplits: 1).dropFirst().first else {
            return item.name
        }
        let text = written.drop { $0 == " " }
        guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1, !text.contains("\\") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// `home`, `list` of `scheme://home/list?id=3`.
    private static func parts(of address: String) -> [String] {
        let place = address.prefix { $0 != "?" && $0 != "#" }
        let path = place.ranges(of: "://").first.map { place[$0.upperBound...] } ?? place
        return path.split(separator: "/").map(String.init)
    }
}
