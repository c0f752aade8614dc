import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// An app as rules see it: its graph, and what they ask of the source that the graph does not say.
///
/// Rules get hold of nothing else of what linking knows.
package struct CheckedApp {
    private let app: LinkedApp

    /// The app as it was linked.
    package init(_ app: LinkedApp) { self.app = app }

    // MARK: The graph

    /// The navigation of the app.
    package var graph: NavigationGraph { app.graph }
    /// Look-ups in the graph.
    package var index: GraphIndex { app.index }
    /// Whether the sources are an app, and not a library whose users are elsewhere.
    package var isApp: Bool { app.isApp }

    /// The code that could not be resolved because of a rule's fault.
    package func faults(of rule: String) -> [NotUnderstood] { graph.notUnderstood.filter { $0.rule == rule } }

    /// What is wrong as a rule tells it, as far as linking found it; of apps that are read as a whole.
    ///
    /// Code that was not parsed may hold what these say is nowhere, if it holds the name.
    package func navigationFaults(of rule: String) -> [NavigationFault] {
        guard isApp else { return [] }
        let found = app.faults.filter { $0.rule == rule }
        let unread = found.isEmpty ? [] : app.mentions.unread(of: Set(found.map(\.name)))
        return found.filter { !unread.contains($0.name) }
    }

    // MARK: What was declared

    /// The coordinators as they are declared, in the order of the source.
    package var coordinators: [LinkedCoordinator] { app.coordinators }
    /// The enums whose values are shown by cases.
    package var routes: [RouteEnum] { app.routes }
    /// The code that a generator keeps.
    package var managed: ManagedCode { app.managed }

    /// The coordinator that a type is; nil for any other type.
    package func coordinator(_ type: TypeID) -> LinkedCoordinator? { app.coordinatorsByType[type] }

    // MARK: Names and places

    /// What the graph calls a type.
    package func reference(to type: TypeID) -> NodeReference { app.names.reference(to: type) }

    /// What the graph calls what a destination shows.
    package func reference(to target: TargetResolver.Targets.Target) -> NodeReference {
        app.names.reference(to: target)
    }

    /// The line and the column of a place.
    package func location(of place: RelativeLocation) -> SourceLocation { app.location(of: place) }

    // MARK: Words of all sources

    /// Who mentions each of some words, previews apart; nil where that cannot be told.
    func mentions(of words: Set<String>) -> [String: MentionedBy]? { app.mentions.mentions(of: words) }

    /// Which of some names any code uses as a member, or a file holds that was not read as a whole.
    func used(among names: Set<String>) -> Set<String> {
        members(among: names).union(app.mentions.unread(of: names))
    }

    // MARK: Types

    /// The type of the sources that has an id in the graph; nil where that is of no type.
    package func type(withID id: String) -> TypeID? { app.typesByID[id] }

    /// The type that a name means in a scope.
    package func type(named name: TypeName, in scope: Scope) -> TypeID? { app.context.find(name, in: scope) }

    /// Types in the order of the source, each with what is known of it.
    package func sorted<Value>(_ types: [TypeID: Value]) -> [(key: TypeID, value: Value)] { app.table.sorted(types) }

    /// A type's own name with those of the types around it, outermost first.
    func path(of type: TypeID) -> [String] { app.table[type].path }

    /// A type's name with those of the types around it.
    package func name(of type: TypeID) -> String { app.table.name(of: type) }

    /// Whether a type is a class, a struct, an enum …
    func kind(of type: TypeID) -> TypeFacts.Kind { app.table[type].kind }

    /// Whether a type is declared by a library, and not by the sources.
    package func isExternal(_ type: TypeID) -> Bool { app.table[type].isExternal }

    /// Whether code outside of the sources may use a type.
    func isPublic(_ type: TypeID) -> Bool { app.isPublic(type) }

    /// Whether a type is a view.
    package func isView(_ type: TypeID) -> Bool { app.context.conformances.isView(type) }

    /// Whether a type is a view controller of UIKit's.
    func isController(_ type: TypeID) -> Bool { app.context.conformances.isController(type) }

    /// Whether a type is an app or a scene.
    func isEntry(_ type: TypeID) -> Bool { app.context.conformances.isEntry(type) }

    /// Whether a type is a coordinator, of whatever system.
    func isCoordinator(_ type: TypeID) -> Bool { app.context.coordinators.contains(type) }

    /// Whether a type conforms to a protocol, or inherits from a type, of a name.
    func conforms(_ type: TypeID, to name: String) -> Bool { app.context.conformances.conforms(type, to: name) }

    /// What a type inherits from and conforms to, nearest first.
    package func ancestors(of type: TypeID) -> [TypeID] { app.context.conformances.ancestors(of: type) }

    /// The type of which an expression makes, or is, a value; nil where the sources do not tell.
    package func type(madeBy expression: Expression, in scope: Scope) -> TypeID? {
        guard case .instance(let type)? = app.context.type(of: expression, in: scope) else { return nil }
        return type
    }

    /// The property that an expression is; nil for one that the sources do not declare.
    package func property(meantBy expression: Expression, in scope: Scope) -> PropertyFacts? {
        app.context.property(meantBy: expression, in: scope).map { app.table.property($0) }
    }

    /// The property whose code a scope is.
    func property(of scope: Scope) -> PropertyFacts? { scope.property.map { app.table.property($0) } }

    /// Whether a type or what it inherits has a property or a function of a name.
    package func hasMember(_ name: String, in type: TypeID) -> Bool {
        app.context.property(name, of: type) != nil || !app.context.functions(name, of: type).isEmpty
    }

    /// The declaration of a type and its extensions.
    package func declarations(of type: TypeID) -> [TypeFacts] { app.table.declarations(of: type) }

    /// Where a type is declared; nil where only extensions of it are among the sources.
    func location(of type: TypeID) -> RelativeLocation? { app.table.declaration(of: type)?.location }

    /// The properties that a type declares, in no order.
    package func properties(of type: TypeID) -> [PropertyFacts] {
        app.table[type].properties.values.map { app.table.property($0) }
    }

    /// The property of a name that a type declares.
    func property(_ name: String, in type: TypeID) -> PropertyFacts? {
        app.table[type].properties[name].map { app.table.property($0) }
    }

    /// Where names that stand in a type are looked up.
    package func scope(of type: TypeID) -> Scope { Scope(file: app.table[type].file, type: type) }

    /// Whether a name is that of a type of the standard library which holds plain data, or of views.
    func isPlain(_ name: String) -> Bool {
        app.table.traits.all.primitives.contains(name) || app.table.traits.all.viewProtocols.contains(name)
    }

    // MARK: Code

    /// All code, by the function or property that it stands in.
    package var scopes: [Scope] { app.calls.scopes }

    /// The code of a type.
    package func scopes(of type: TypeID) -> [Scope] { app.scopes(of: type) }

    /// The module that code stands in.
    package func module(of scope: Scope) -> String { app.table[scope.file].module }

    /// Every call that shows something or goes back, with where it stands.
    package var effects: [CallEffect] { app.calls.effects }

    /// The calls that take addresses from outside of the app.
    var addressHandlers: [CallID] { app.calls.code.handlers }

    /// A call, as it is written.
    func call(_ id: CallID) -> CallFacts { app.calls.code.call(id) }

    /// The code of a function or property.
    func scope(of body: BodyID) -> Scope { app.calls.code.scope(of: body) }

    /// The calls in the code of a function or property.
    func calls(in body: BodyID) -> [CallID] { app.calls.code.ids(in: body) }

    /// The function of the sources that a call runs.
    package func function(of call: CallFacts, in scope: Scope) -> FunctionID? {
        app.context.function(of: call, in: scope)
    }

    /// A function as it is declared.
    package func declaration(of function: FunctionID) -> FunctionFacts { app.table.function(function) }

    /// The type that a function belongs to; nil for one that stands in no type.
    func owner(of function: FunctionID) -> TypeID? { app.table.owner(of: function) }

    /// Whether a call shows something, or runs code of the app's.
    func isStep(_ call: CallID) -> Bool {
        if case .shows = app.calls.outcome(of: call) { return true }
        return app.calls.runsFunction(call)
    }
}
