import Base
import Facts
import Linking
import NavigationModel
import Types

/// Looks for anything that could close what covers the screen.
struct CoverSearch {
    private let app: LinkedApp
    private let types: [String: TypeID]
    private let scopes: [TypeID: [Scope]]

    /// What a view may take from its environment without getting hold of a way out.
    private static let harmless: Set<String> = [
        "colorScheme", "horizontalSizeClass", "verticalSizeClass", "locale", "dynamicTypeSize", "scenePhase",
        "openURL", "layoutDirection", "displayScale", "calendar", "timeZone", "accessibilityReduceMotion",
    ]

    init(_ app: LinkedApp) {
        self.app = app
        types = app.typesByID
        scopes = app.calls.scopes.reduce(into: [:]) { found, scope in
            if let type = scope.type { found[type, default: []].append(scope) }
        }
    }

    /// Whether a cover stays for good.
    func hasNoWayOut(_ cover: Transition, _ shown: NodeReference) -> Bool {
        guard !closesByItself(cover.location), let inside = inside(shown.id) else { return false }
        let coordinators = Set(inside).union([cover.coordinator?.id].compactMap(\.self))
        let isLeft =
            inside.union([cover.from.id]).contains { !app.index.exits(from: $0).isEmpty }
            || coordinators.contains { app.index.hasExits(of: $0) }
        // Another root may take the cover with it.
        let isReplaced = coordinators.contains { coordinator in
            app.index.transitions(ownedBy: coordinator).contains { $0.style == .root && $0.evidence != .declared }
        }
        guard !isLeft, !isReplaced, inside.allSatisfy({ id in isClosed(id) }) else { return false }
        return cover.coordinator == nil || isCoordinator(cover) ? isKept(cover) : false
    }

    /// What is on the screen or comes onto it while the cover is there; nil where not all of it is at hand.
    private func inside(_ id: String) -> Set<String>? {
        var found: Set<String> = []
        var waiting = [id]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            guard types[next] != nil else { return nil }
            for way in app.index.transitions(from: next) {
                // Another whole takes the place of everything, and with it of the cover.
                if way.style == .root, way.evidence != .declared { return nil }
                guard let shown = way.to else { return nil }
                waiting.append(shown.id)
            }
            waiting += app.index.screen(next)?.contains.map(\.id) ?? []
        }
        return found
    }

    /// Whether nothing that a type has could close the cover.
    private func isClosed(_ id: String) -> Bool {
        guard let type = types[id] else { return false }
        let conformances = app.context.conformances
        let isCoordinator = app.context.coordinators.contains(type)
        guard isCoordinator || conformances.conforms(type, to: "View") else { return false }
        let properties = app.table[type].properties.values.map { app.table.property($0) }
        guard properties.allSatisfy({ isHarmless($0, of: type) }) else { return false }
        return (scopes[type] ?? []).allSatisfy { scope in
            scope.body.calls.allSatisfy { call in !runsOwnCode(call, scope, type) }
        }
    }

    /// Whether a property holds plain data.
    private func isHarmless(_ property: PropertyFacts, of type: TypeID) -> Bool {
        if let key = property.environmentKey { return Self.harmless.contains(key) }
        let attributes = Set(property.attributes.map(\.name))
        guard
            attributes.isDisjoint(with: ["Binding", "ObservedObject", "StateObject", "EnvironmentObject", "Bindable"])
        else { return false }
        let isComputed = !property.body.results.isEmpty
        guard let written = property.type else { return isComputed && property.environmentType == nil }
        guard property.environmentType == nil else { return false }
        let scope = Scope(file: app.table[type].file, type: type)
        guard let declared = app.context.find(written, in: scope) else {
            return app.table.traits.all.primitives.contains(written.last)
                || app.table.traits.all.viewProtocols.contains(written.last)
        }
        return [.struct, .enum].contains(app.table[declared].kind)
    }

    /// Whether a call runs code of the app's that may do anything: a modifier, a global function, a closure.
    private func runsOwnCode(_ call: CallFacts, _ scope: Scope, _ type: TypeID) -> Bool {
        guard let function = app.context.function(of: call, in: scope) else { return false }
        guard let owner = app.table.owner(of: function) else { return true }
        return owner != type && !app.context.conformances.isView(owner) && app.table[owner].kind != .enum
    }

    private func isCoordinator(_ cover: Transition) -> Bool {
        cover.coordinator.flatMap { app.index.coordinator($0.id) }.map { $0.system != .tcaCoordinators } ?? false
    }

    /// Whether what presents the cover keeps the state to itself: a coordinator, or a view's own `@State`.
    private func isKept(_ cover: Transition) -> Bool {
        guard let type = types[cover.from.id] else { return false }
        let owner = cover.coordinator.flatMap { app.index.coordinator($0.id) }
        if let owner, [.scaffolding, .stinsen, .flowStacks].contains(owner.system) { return true }
        return (app.table[type].properties[cover.destination].map { app.table.property($0) })
            .map { $0.attributes.contains { $0.name == "State" } } ?? false
    }

    /// Whether the platform closes covers itself, as far as the file's path tells.
    private func closesByItself(_ place: SourceLocation) -> Bool {
        let path = place.file.lowercased()
        return path.contains("watch") || path.contains("tvos") || path.split(separator: "/").contains("tv")
    }
}
