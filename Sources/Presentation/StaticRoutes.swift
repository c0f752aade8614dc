import Base
import Facts
import NavigationModel
import Types

/// Routes that are values of a struct, each made by a static member that says what it shows.
///
/// ```swift
/// extension Route {
///     static func detail(_ item: Item) -> Route {
///         Route(id: "detail", style: .sheet) { DetailView(item: item) }
///     }
/// }
/// ```
final class StaticRoutes {
    struct Route {
        let facts: CaseFacts
        let targets: TargetResolver.Targets
        let style: Style?
        /// The platforms on which this is so; there are several routes of one name where `#if` has branches.
        let platforms: Platforms
    }

    private let routes: [TypeID: [Route]]

    init(targets: TargetResolver) {
        let table = targets.context.table
        var routes: [TypeID: [Route]] = [:]
        for type in table.types
        where type.kind == .struct && !type.isExternal && !targets.context.conformances.isPart(type.id) {
            let made = Self.members(of: type, table).flatMap { Self.routes($0, of: type, targets) }
            guard Set(made.map(\.facts)).count > 1 else { continue }
            routes[type.id] = made.sorted { table.isOrdered($0.facts.location, before: $1.facts.location) }
        }
        self.routes = routes
    }

    /// The routes of a type; none for any other type.
    func routes(of type: TypeID) -> [Route] { routes[type] ?? [] }

    /// Values as a call shows them: in the style that it is handed beside a route, whatever that says itself.
    func styled(_ values: [NavigationValue], by call: CallFacts, in scope: Scope) -> [NavigationValue] {
        guard let written = call.arguments.first(where: { $0.label == Self.styleLabel })?.value,
            let style = Self.style(of: written, in: scope)
        else { return values }
        return values.map { value in
            guard case .declared(let type) = value.type, routes[type] != nil else { return value }
            var value = value
            value.style = style
            return value
        }
    }

    private static let styleLabel = "style"

    private struct Member {
        let facts: CaseFacts
        let scope: Scope
    }

    /// The static members that are of the type itself.
    private static func members(of type: TypeDeclaration, _ table: TypeTable) -> [Member] {
        let functions = type.functions.values.joined().compactMap { reference -> Member? in
            let function = table.function(reference)
            guard function.isStatic, mayShow(function.body), let returned = function.returnType,
                [type.name, "Self"].contains(returned.last)
            else { return nil }
            let parameters = function.parameters.map { parameter in
                Parameter(
                    label: parameter.label, name: parameter.name ?? parameter.label ?? "value",
                    type: parameter.typeText, defaultValue: parameter.defaultValue)
            }
            return Member(
                facts: CaseFacts(
                    name: function.name, parameters: parameters, condition: function.condition,
                    documentation: function.documentation, declaration: function.declaration,
                    location: function.location), scope: table.scope(of: reference))
        }
        let references = Array(type.properties.values) + type.otherProperties.values.joined()
        let properties = references.compactMap { reference -> Member? in
            let property = table.property(reference)
            // Without an annotation, what it is made with tells its type.
            guard property.isStatic, mayShow(property.body),
                property.type.map({ [type.name, "Self"].contains($0.last) }) ?? true
            else { return nil }
            return Member(
                facts: CaseFacts(
                    name: property.name, condition: property.condition, documentation: property.documentation,
                    declaration: property.declaration, location: property.location), scope: table.scope(of: reference))
        }
        return functions + properties
    }

    /// Whether a body holds a call with an argument that may say what is shown: few do.
    private static func mayShow(_ body: BodyFacts) -> Bool {
        body.calls.contains { $0.arguments.contains(where: isContent) }
    }

    private static func isContent(_ argument: ArgumentFacts) -> Bool {
        argument.isTrailingClosure || argument.label == "content"
    }

    /// What a member that makes the type with a closure of views shows, one for each platform on which that differs.
    private static func routes(_ member: Member, of type: TypeDeclaration, _ targets: TargetResolver) -> [Route] {
        makers(in: member.scope.body.results, type, member.scope)
            .compiled(for: member.scope.platforms, \.platforms)
            .compactMap { route(member, madeBy: $0, on: $1, of: type, targets) }
    }

    private static func route(
        _ member: Member, madeBy maker: CallFacts, on platforms: Platforms, of type: TypeDeclaration,
        _ targets: TargetResolver
    ) -> Route? {
        var shown = TargetResolver.Targets()
        for argument in maker.arguments where isContent(argument) {
            shown.formUnion(targets.targets(of: argument.value, in: member.scope))
        }
        guard !shown.targets.isEmpty else { return nil }
        let written = maker.arguments.lazy.compactMap { Self.style(of: $0.value, in: member.scope) }.first
        let shownAs = written ?? usual(of: type, targets.context.table)
        return Route(facts: member.facts, targets: shown, style: shownAs, platforms: platforms)
    }

    /// The calls that make the type, in order.
    private static func makers(in values: [Expression], _ type: TypeDeclaration, _ scope: Scope) -> [CallFacts] {
        var makers: [CallFacts] = []
        Expression.walk(values.map { ($0, ()) }) { part, _ in
            guard case .call(let position) = part, let call = scope.call(at: position) else {
                return .visitInstead(part.alternatives ?? [], in: ())
            }
            let name = TypeName(reading: call.callee)?.components.last { $0 != "init" }
            guard name == type.name || name == "Self" || call.callee == .implicitMember("init") else {
                return .skipChildren
            }
            makers.append(call)
            return .skipChildren
        }
        return makers
    }

    /// What the type's own initializer takes where no style is written: `style: Style = .push`.
    private static func usual(of type: TypeDeclaration, _ table: TypeTable) -> Style? {
        for initializer in type.functions["init"] ?? [] {
            for parameter in table.function(initializer).parameters where parameter.label == styleLabel {
                let name = parameter.defaultValue.map { $0.drop { $0 == "." }.prefix { $0.isLetter } }
                if let style = name.flatMap({ named(String($0)) }) { return style }
            }
        }
        return nil
    }

    private static func style(of value: Expression, in scope: Scope) -> Style? {
        value.caseName(in: scope.body.calls).flatMap(named)
    }

    private static func named(_ style: String) -> Style? {
        switch style {
        case "push": .push
        case "sheet": .sheet
        case "fullscreen", "fullScreen", "fullScreenCover", "cover": .fullScreenCover
        case "popover": .popover
        default: nil
        }
    }
}
