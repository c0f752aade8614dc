import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Finds the functions that show what they are handed: those that put it where a view shows it, and those that hand it to
/// another one.
struct OwnVerbs {
    /// What a function does with a parameter.
    struct Verb: Hashable {
        let function: FunctionID
        let parameter: String
        let style: Style
        /// What has to hold there.
        let conditions: [PatternFacts]
    }

    /// A call that hands something to such a function.
    struct Use {
        let style: Style
        let site: CallSite
        /// What is handed in.
        let value: Expression
        let receiver: Expression?
        var isOpen = false
    }

    /// The objects that have something which views show.
    private(set) var containers: Set<TypeID> = []
    private(set) var verbs: Set<Verb> = []
    private(set) var uses: [Use] = []
    /// The calls of functions that the project says show what they are handed: that may be a route, or a view of its own.
    private(set) var configured: [Use] = []
    /// The calls of those that it says go back.
    private(set) var configuredExits: [(site: CallSite, operation: ExitOperation)] = []
    /// The types of those functions, by name.
    let outside: Set<String>
    /// What the project says shows what it is made with, by name.
    let wrappers: Set<String>
    /// The functions that take something away, and how.
    private(set) var exits: [FunctionID: ExitOperation] = [:]

    private let types: OwnTypes
    private let callers: UIKitCallers
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }

    init(
        _ types: OwnTypes, _ slots: OwnSlots, _ callers: UIKitCallers, _ functions: ConfiguredFunctions,
        _ words: ProjectAnnotations
    ) {
        self.types = types
        wrappers = words.containers
        outside = Set(words.verbs.keys.compactMap(\.typeName))
        self.callers = callers
        var queue: [Verb] = []
        for (owner, styles) in table.sorted(Dictionary(grouping: slots.styles) { $0.key.owner }) {
            let own = Dictionary(uniqueKeysWithValues: styles.map { ($0.key.name, $0.value) })
            for function in table[owner].functions.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
                let scope = table.scope(of: function)
                for call in scope.body.calls { read(call, in: scope, function, own, &queue) }
            }
        }
        containers = Set(queue.compactMap { table.owner(of: $0.function) })
        let showing = Set(queue.map(\.function))
        exits = exits.filter { function, _ in
            !showing.contains(function) && (table.owner(of: function).map(containers.contains) ?? false)
        }
        for (site, function) in functions.uses { read(site, function, words.verbs[function], &queue) }
        follow(queue)
    }

    /// What a call does that the project says something of.
    private mutating func read(
        _ site: CallSite, _ function: ProjectAnnotations.Function, _ action: ProjectAnnotations.Action?,
        _ queue: inout [Verb]
    ) {
        switch action {
        case .exit(let style)?: configuredExits.append((site, ExitOperation(style)))
        case .show(let style)?:
            guard let value = ConfiguredFunctions.argument(of: function, in: site.call) else { return }
            let handed = parameters(in: value, site.scope)
            if let function = site.scope.function, !handed.isEmpty, !table.function(function).isInitializer {
                queue += handed.map {
                    Verb(function: function, parameter: $0, style: style, conditions: site.call.conditions)
                }
                return
            }
            configured.append(Use(style: style, site: site, value: value, receiver: site.call.receiver))
        case nil: break
        }
    }

    /// Whether a value is an object that shows what it is handed.
    func isContainer(_ value: Expression, in scope: Scope) -> Bool {
        switch context.type(of: value, in: scope) {
        case .instance(let type)?: containers.contains(type)
        case .external(let name)?: outside.contains(name)
        case .metatype?, nil: false
        }
    }

    /// What a call does with a container's own properties.
    private mutating func read(
        _ call: CallFacts, in scope: Scope, _ function: FunctionID, _ slots: [String: [Style]], _ queue: inout [Verb]
    ) {
        guard case .member(let target, let name) = call.callee, let slot = target.ownName,
            let styles = slots[slot], !table.function(function).isInitializer
        else { return }
        switch name {
        case "=", "append", "insert":
            guard let value = call.arguments.first?.value else { return }
            if value == .constant("nil") {
                if table.function(function).parameters.isEmpty { leave(function, styles) }
                return
            }
            for parameter in parameters(in: value, scope) {
                queue += styles.map {
                    Verb(function: function, parameter: parameter, style: $0, conditions: call.conditions)
                }
            }
        case "removeAll":
            exits[function] = .popToRoot
        case "popLast", "removeLast":
            if exits[function] == nil { exits[function] = .pop(count: 1) }
        default: break
        }
    }

    private mutating func leave(_ function: FunctionID, _ styles: [Style]) {
        if styles.contains(where: \.isModal) { exits[function] = .dismiss(count: 1) }
    }

    /// The parameters of the enclosing function that something to be shown is made of.
    private func parameters(in value: Expression, _ scope: Scope) -> [String] {
        guard let function = scope.function else { return [] }
        let facts = table.function(function)
        var found: [String] = []
        value.walk { part in
            switch part {
            case .parameter(let name):
                guard let type = facts.parameters.first(where: { $0.name == name })?.type,
                    holds(type, in: scope), !found.contains(name)
                else { break }
                found.append(name)
            case .call(let index):
                guard let call = scope.call(at: index) else { break }
                if case .member(let list, "map") = call.callee { return .visitInstead([list], in: ()) }
                return .visitInstead(call.arguments.filter { !$0.isClosure }.map(\.value), in: ())
            default: return .visitChildren
            }
            return .skipChildren
        }
        return found
    }

    /// Whether a value of a type is something to be shown, or keeps it.
    private func holds(_ name: TypeName, in scope: Scope) -> Bool {
        if types.isPresentable(name, in: scope) { return true }
        return ([name] + name.arguments).contains { part in
            guard let type = context.find(part, in: scope), table[type].kind == .struct, !table[type].isExternal else {
                return false
            }
            return table[type].properties.values.contains { property in
                table.property(property).type.map { types.isPresentable($0, in: table.scope(of: property)) } ?? false
            }
        }
    }

    // MARK: Functions that hand on

    private mutating func follow(_ first: [Verb]) {
        var queue = first
        var position = 0
        while position < queue.count {
            let verb = queue[position]
            position += 1
            guard verbs.insert(verb).inserted else { continue }
            for use in uses(of: verb) {
                let handed = parameters(in: use.value, use.site.scope)
                guard !handed.isEmpty, let function = use.site.scope.function,
                    !table.function(function).isInitializer
                else {
                    uses.append(use)
                    continue
                }
                queue += handed.map {
                    Verb(
                        function: function, parameter: $0, style: verb.style,
                        conditions: use.site.call.conditions)
                }
            }
        }
    }

    private func uses(of verb: Verb) -> [Use] {
        let facts = table.function(verb.function)
        return callers.callers(of: verb.function, as: nil).compactMap { caller in
            let site = caller.site
            guard let value = facts.argument(verb.parameter, in: site.call) else { return nil }
            // Who hands in nothing takes away what was shown.
            let isTaken = value == .constant("nil")
            let asked = verb.conditions.filter { !isTaken || $0.subject != verb.parameter }
            guard callers.choices.left(of: asked, in: facts, by: site) != nil else { return nil }
            return Use(
                style: verb.style, site: site, value: value, receiver: site.call.receiver, isOpen: caller.isOpen)
        }
    }
}
