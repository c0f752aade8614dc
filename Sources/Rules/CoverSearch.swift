import Base
import Facts
import Linking
import NavigationModel
import Types

/// Looks for anything that could close what covers the screen.
struct CoverSearch {
    private let app: CheckedApp
    private let scopes: [TypeID: [Scope]]

    /// What a view may take from its environment without getting hold of a way out.
    private static let harmless: Set<String> = [
        "colorScheme", "horizontalSizeClass", "verticalSizeClass", "locale", "dynamicTypeSize", "scenePhase",
        "openURL", "layoutDirection", "displayScale", "calendar", "timeZone", "accessibilityReduceMotion",
    ]

    init(_ app: CheckedApp) {
        self.app = app
        scopes = app.scopes.reduce(into: [:]) { found, scope in
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
            guard app.type(withID: next) != nil else { return nil }
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
        guard let type = app.type(withID: id) else { return false }
        let isCoordinator = app.isCoordinator(type)
        let isController = app.isController(type) && app.ancestors(of: type).allSatisfy(app.isExternal)
        guard isCoordinator || app.conforms(type, to: "View") || isController else { return false }
        guard app.properties(of: type).allSatisfy({ isHarmless($0, of: type) }) else { return false }
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
        guard let declared = app.type(named: written, in: app.scope(of: type)) else {
            return app.isPlain(written.last) || app.isController(type) && Self.isOutlet(written.last)
        }
        return [.struct, .enum].contains(app.kind(of: declared))
    }

    /// Whether a name is that of a part of a controller's view, which only shows something.
    private static func isOutlet(_ name: String) -> Bool {
        name.hasPrefix("UI")
            && ["View", "Button", "Label", "Field", "Control", "Switch", "Slider", "Indicator"]
                .contains(where: name.hasSuffix)
    }

    /// Whether a call runs code of the app's that may do anything: a modifier, a global function, a closure.
    private func runsOwnCode(_ call: CallFacts, _ scope: Scope, _ type: TypeID) -> Bool {
        guard let function = app.function(of: call, in: scope) else { return false }
        guard let owner = app.owner(of: function) else { return true }
        return owner != type && !app.isView(owner) && app.kind(of: owner) != .enum
    }

    private func isCoordinator(_ cover: Transition) -> Bool {
        cover.coordinator.flatMap { app.index.coordinator($0.id) }.map { $0.system != .tcaCoordinators } ?? false
    }

    /// Whether what presents the cover keeps the state to itself: a coordinator, or a view's own `@State`.
    private func isKept(_ cover: Transition) -> Bool {
        guard let type = app.type(withID: cover.from.id) else { return false }
        if isOfControllers(cover) {
            // Whoever gets hold of a controller may dismiss what it presents.
            let others = app.graph.exits.filter { $0.style == .dismiss && app.index.screen($0.from.id) == nil }
            let roots = app.graph.transitions.filter { $0.style == .root && $0.evidence != .declared }
            return others.isEmpty && roots.isEmpty
        }
        let owner = cover.coordinator.flatMap { app.index.coordinator($0.id) }
        if let owner, [.scaffolding, .stinsen, .flowStacks].contains(owner.system) { return true }
        return app.property(cover.destination, in: type)?.attributes.contains { $0.name == "State" } ?? false
    }

    /// Whether a controller presents the cover, or a coordinator of controllers.
    private func isOfControllers(_ cover: Transition) -> Bool {
        if let owner = cover.coordinator { return app.index.coordinator(owner.id)?.system == .uikit }
        return app.type(withID: cover.from.id).map(app.isController) ?? false
    }

    /// Whether the platform closes covers itself, as far as the file's path tells.
    private func closesByItself(_ place: SourceLocation) -> Bool {
        let path = place.file.lowercased()
        return path.contains("watch") || path.contains("tvos") || path.split(separator: "/").contains("tv")
    }
}
