import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Puts the parts of coordinators together.
struct CoordinatorLinker {
    private let context: LinkingContext
    private var table: TypeTable { context.table }
    private var conformances: Conformances { context.conformances }

    /// A coordinator's parts from all files.
    private struct Parts {
        var facts: [CoordinatorFacts] = []
        var isDeclared: Bool { facts.contains(where: \.isDeclaration) }
    }

    /// The types that are coordinators, and what of the facts makes them so.
    private let parts: [TypeID: Parts]

    init(_ context: LinkingContext) {
        self.context = context
        let table = context.table
        var parts: [TypeID: Parts] = [:]
        for (file, systems) in zip(table.fileIDs, table.systems) {
            for coordinator in systems.flatMap(\.coordinators) {
                guard let type = table.find(coordinator.path, from: file, within: nil), !table[type].isExternal
                else { continue }
                parts[type, default: Parts()].facts.append(coordinator)
            }
        }
        self.parts = parts
    }

    /// The types that are coordinators.
    var types: Set<TypeID> { Set(parts.filter { $0.value.isDeclared }.keys) }

    /// Every coordinator, its destinations' targets found.
    func link(_ targets: TargetResolver) -> (coordinators: [LinkedCoordinator], notUnderstood: [UnresolvedCode]) {
        var coordinators: [LinkedCoordinator] = []
        var notUnderstood = conformances.notUnderstood
        for (type, parts) in table.sorted(parts) {
            guard let first = parts.facts.first else { continue }
            guard parts.isDeclared else {
                if let unread = undeclared(type, first) { notUnderstood.append(unread) }
                continue
            }
            guard let kind = kind(of: type, parts.facts) else {
                notUnderstood.append(
                    UnresolvedCode(
                        text: table[type].name,
                        reason:
                            "it doesn't conform to a coordinator protocol "
                            + "(\(first.kinds.map(\.conformance).joined(separator: ", ")))",
                        help: "name the protocol in the class's own inheritance clause", location: first.location,
                        rule: table.traits[first.system].hasMacro ? NotUnderstood.refusedCoordinator : nil))
                continue
            }
            notUnderstood += parts.facts.flatMap(\.destinations).compactMap { unbuilt($0, of: type) }
            let (destinations, duplicates) = split(parts.facts.flatMap(\.destinations).filter { isRoute($0, of: type) })
            coordinators.append(
                LinkedCoordinator(
                    type: type, system: first.system, kind: kind,
                    destinations: destinations.compactMap { destination($0, of: type, targets) },
                    rejected: parts.facts.flatMap(\.rejected).filter { isRoute($0, of: type) },
                    macroErrors: parts.facts.flatMap(\.macroErrors),
                    duplicates: parts.facts.flatMap(\.duplicates) + duplicates,
                    initial: parts.facts.flatMap(\.initial).filter { kind.begins(with: $0.style) },
                    location: table.declaration(of: type)?.location ?? first.location))
        }
        return (coordinators, notUnderstood)
    }

    private func kind(of type: TypeID, _ facts: [CoordinatorFacts]) -> CoordinatorKind? {
        let conforming = facts.flatMap(\.kinds).first { conformances.conforms(type, to: $0.conformance) }
        return conforming?.kind ?? facts.compactMap(\.containerKind).first
    }

    /// A destination with what its declarations show; there are several where `#if` has branches.
    private func destination(
        _ declarations: [DestinationFacts], of type: TypeID, _ targets: TargetResolver
    ) -> LinkedDestination? {
        guard var first = declarations.first else { return nil }
        var shown = TargetResolver.Targets()
        if first.tab == nil { first.tab = tab(of: first, type, targets.context) }
        for declaration in declarations { shown.formUnion(self.targets(declaration, of: type, targets)) }
        let styles = declarations.reduce(into: [(style: Style, platforms: Platforms)]()) { styles, declaration in
            guard let style = declaration.style else { return }
            if let known = styles.firstIndex(where: { $0.style == style }) {
                styles[known].platforms.formUnion(declaration.platforms)
            } else {
                styles.append((style, declaration.platforms))
            }
        }
        if declarations.count > 1 { first.condition = declarations.compactMap(\.condition).joined(separator: " || ") }
        return .init(
            facts: first, parameters: first.parameters ?? parameters(of: first, type), targets: shown,
            styles: styles.isEmpty ? [(.push, .all)] : styles)
    }

    /// The parameters of the method that builds a destination.
    private func parameters(of destination: DestinationFacts, _ type: TypeID) -> [Parameter] {
        guard let function = functions(destination.function, of: type).first else { return [] }
        return table.function(function).parameters.map { parameter in
            Parameter(
                label: parameter.label, name: parameter.name ?? parameter.label ?? "value", type: parameter.typeText,
                defaultValue: parameter.defaultValue)
        }
    }

    /// How a destination looks in a tab bar where its method leaves that to another: `{ makeHome() }`.
    private func tab(of destination: DestinationFacts, _ type: TypeID, _ context: LinkingContext) -> Tab? {
        if let name = destination.tabFunction {
            return functions(name, of: type).lazy.compactMap { TabReader.readLabel(table.function($0)) }.first
        }
        guard var function = table[type].functions[destination.function]?.first else { return nil }
        var seen: Set<FunctionID> = []
        while seen.insert(function).inserted {
            let scope = table.scope(of: function)
            guard case .call(let index)? = scope.body.results.last, scope.body.results.count == 1,
                let call = scope.call(at: index), let next = context.function(of: call, in: scope)
            else { return nil }
            if let tab = TabReader.read(table.function(next)) { return tab }
            function = next
        }
        return nil
    }

    private func targets(
        _ destination: DestinationFacts, of type: TypeID, _ targets: TargetResolver
    ) -> TargetResolver.Targets {
        let candidates = functions(destination.function, of: type)
        if let own = candidates.first(where: { table.function($0).location == destination.location }) {
            return self.targets(own, of: type, targets)
        }
        var found = TargetResolver.Targets()
        for function in candidates { found.formUnion(self.targets(function, of: type, targets)) }
        return found
    }

    /// The methods of a name that a coordinator or what it inherits from declares; branches of `#if` may hold one each.
    private func functions(_ name: String, of type: TypeID) -> [FunctionID] {
        for owner in [type] + conformances.ancestors(of: type) {
            if let functions = table[owner].functions[name] { return functions }
        }
        return []
    }

    private func targets(
        _ function: FunctionID, of type: TypeID, _ targets: TargetResolver
    ) -> TargetResolver.Targets {
        let facts = table.function(function)
        let scope = table.scope(of: function)
        // `-> HomeCoordinator`, `-> NavigationViewCoordinator<HomeCoordinator>`.
        for shown in facts.returnType.map({ [$0] + $0.arguments }) ?? [] {
            guard let found = table.find(shown, from: scope.file, within: type), types.contains(found) else { continue }
            return .init(targets: [.declared(found)])
        }
        return targets.targets(of: facts.body.results, in: scope)
    }

    /// Whether a declaration makes a destination: one that returns a type written out must return a coordinator.
    private func isRoute(_ destination: DestinationFacts, of type: TypeID) -> Bool {
        guard case .type(let shown) = destination.shows else { return true }
        return table.find(shown, from: table[type].file, within: type).map(types.contains) ?? false
    }

    /// The declarations of each destination, and second ones of a name that is taken. Branches of `#if` may hold one
    /// each: they are one destination.
    private func split(
        _ all: [DestinationFacts]
    ) -> (destinations: [[DestinationFacts]], duplicates: [DestinationFacts]) {
        var destinations: [[DestinationFacts]] = []
        var duplicates: [DestinationFacts] = []
        for destination in all {
            guard let known = destinations.firstIndex(where: { $0.first?.name == destination.name }) else {
                destinations.append([destination])
                continue
            }
            let conditions = destinations[known].map(\.condition)
            if destination.condition != nil, !conditions.contains(destination.condition), !conditions.contains(nil) {
                destinations[known].append(destination)
            } else {
                duplicates.append(destination)
            }
        }
        return (destinations, duplicates)
    }

    /// A destination whose method is not among the sources.
    private func unbuilt(_ destination: DestinationFacts, of type: TypeID) -> UnresolvedCode? {
        guard destination.parameters == nil, functions(destination.function, of: type).isEmpty else { return nil }
        return UnresolvedCode(
            text: destination.declaration, reason: "the method that creates the destination wasn't found",
            help: "name a method of the coordinator, as in `= makeHome`", location: destination.location)
    }

    /// A class that conforms to a coordinator's protocol and has no destinations that could be read.
    private func undeclared(_ type: TypeID, _ facts: CoordinatorFacts) -> UnresolvedCode? {
        guard table[type].kind == .class,
            facts.kinds.contains(where: { conformances.conforms(type, to: $0.conformance) })
        else { return nil }
        return UnresolvedCode(
            text: table.declaration(of: type)?.declaration.split(separator: "\n").last.map(String.init)
                ?? table[type].name,
            reason: "the class is a coordinator, but has neither the macro nor a Destinations enum",
            help: "mark it @Scaffoldable, or add `enum Destinations: Destinationable`", location: facts.location)
    }
}

extension CoordinatorKind {
    /// Whether a coordinator of the kind shows something first in a style; a class of two kinds has a container that
    /// does not count.
    fileprivate func begins(with style: Style) -> Bool {
        switch self {
        case .flow: style == .root || style == .push
        case .tab: style == .tab
        case .root: style == .root
        case .split: [.splitSidebar, .splitContent, .splitDetail].contains(style)
        case .router, .stack: true
        }
    }
}
