import Base
import Facts
import Linking
import Types
import ViewControllers

/// What a coordinator's initializers say that it shows first.
struct XCoordinatorStart {
    /// Routes that are triggered at first.
    private(set) var routes: [(name: String, location: RelativeLocation)] = []
    /// Tabs, columns, pages and the root, which are there at first.
    private(set) var shown: [(style: Style, value: XCoordinatorValue)] = []
    /// The value that is selected among those, and its position.
    private(set) var selected: XCoordinatorValue?
    private(set) var selectedIndex: Int?
    /// Whether it shows its screens on the stack of whoever makes it.
    private(set) var isOnOtherStack = false
    /// The calls that say so.
    private(set) var sites: Set<RelativeLocation> = []

    private static let labels: [(label: String, style: Style)] = [
        ("root", .root), ("master", .splitSidebar), ("primary", .splitSidebar), ("supplementary", .splitContent),
        ("detail", .splitDetail), ("secondary", .splitDetail),
    ]

    init(_ coordinator: XCoordinatorTypes.Coordinator, _ values: XCoordinatorValues) {
        let context = values.types.context
        let table = context.table
        for function in table[coordinator.type].functions["init"] ?? [] {
            let frame = XCoordinatorFrame(table.scope(of: function))
            for call in frame.scope.body.calls where call.closure == nil {
                if call.callee == .member(.instance, "init") { read(call, frame, values) }
                switch call.callee {
                case .name("trigger"), .member(.instance, "trigger"):
                    if let route = call.arguments.first?.value { add(route, call, frame.scope, values) }
                default: break
                }
            }
        }
        for site in values.values.makers[coordinator.type] ?? [] {
            guard let route = site.call.argument("initialRoute") else { continue }
            for named in NamedCase.all(in: route, site.scope).cases { add(named.name, site.call) }
        }
    }

    private mutating func read(_ call: CallFacts, _ frame: XCoordinatorFrame, _ values: XCoordinatorValues) {
        if let root = call.argument("rootViewController") {
            if case .parameter = root { isOnOtherStack = true }
        }
        if let route = call.argument("initialRoute") { add(route, call, frame.scope, values) }
        for (label, style) in Self.labels {
            guard let value = call.argument(label) else { continue }
            shown.append((style, XCoordinatorValue(expression: value, frame: frame, call: call)))
        }
        for label in ["tabs", "pages"] {
            guard case .array(let parts)? = call.argument(label) else { continue }
            shown += parts.map { (.tab, XCoordinatorValue(expression: $0, frame: frame, call: call)) }
        }
        if let value = call.argument("select") ?? call.argument("set") {
            selectedIndex = value.number
            if selectedIndex == nil { selected = XCoordinatorValue(expression: value, frame: frame, call: call) }
        }
    }

    private mutating func add(_ route: Expression, _ call: CallFacts, _ scope: Scope, _ values: XCoordinatorValues) {
        let named = NamedCase.all(in: route, scope)
        for route in named.cases { add(route.name, call) }
        guard let function = scope.function else { return }
        let facts = values.types.context.table.function(function)
        for name in named.parameters {
            guard let parameter = facts.parameters.first(where: { $0.name == name }) else { continue }
            let byDefault = Scope(file: scope.file, type: scope.type, body: parameter.defaultBody)
            for value in parameter.defaultBody.results {
                for route in NamedCase.all(in: value, byDefault).cases { add(route.name, call) }
            }
            for site in values.calls(of: function) {
                guard let value = facts.argument(name, in: site.call) else { continue }
                for route in NamedCase.all(in: value, site.scope).cases { add(route.name, call) }
            }
        }
    }

    private mutating func add(_ route: String, _ call: CallFacts) {
        sites.insert(call.location)
        if !routes.contains(where: { $0.name == route }) { routes.append((route, call.location)) }
    }
}
