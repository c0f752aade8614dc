import Base
import Facts
import Linking
import NavigationModel
import Rules
import Types

/// A child coordinator that is added each time it is shown, to a list that nothing is taken off.
enum UnremovedCoordinator: Rule {
    static let description = RuleDescription(
        id: "unremoved-coordinator", severity: .warning, systems: [.uikit],
        summary: "A child coordinator is added each time it's shown, and never removed.",
        why: """
            A coordinator retains its children. If none is ever removed, every visit to the screen leaves another
            coordinator behind for as long as the app runs, along with its screens and whatever they observe.
            """,
        wrong: """
            func showTicket() {
                let ticket = TicketCoordinator(stack: stack)
                children.append(ticket)
                ticket.start()
            }
            """,
        right: """
            func showTicket() {
                let ticket = TicketCoordinator(stack: stack)
                ticket.onFinish = { [weak self, weak ticket] in self?.children.removeAll { $0 === ticket } }
                children.append(ticket)
                ticket.start()
            }
            """,
        exceptions: """
            The rule ignores a child that is the first screen or a tab, because the child lives as long as its parent.
            The rule also reports nothing if a function that is called somewhere in the app removes something from a
            list with the same name as the list of children, or replaces such a list.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        guard app.coordinators.contains(where: { $0.system == .uikit }) else { return [] }
        let lists = ChildLists(app)
        return lists.additions.compactMap { addition -> Finding? in
            guard !lists.isTakenFrom(addition.list), let holder = addition.scope.type,
                let owner = app.coordinator(holder), owner.system == .uikit,
                let name = addition.scope.function.map({ app.declaration(of: $0).name }),
                let child = app.type(madeBy: addition.child, in: addition.scope), app.isNavigating(child),
                isShownAgain(name, child, by: owner.type, app)
            else { return nil }
            let shown = app.reference(to: child).name
            return finding(
                message: "\(shown) is added to `\(addition.list)` each time it's shown, and never removed.",
                help: "Remove it when it's finished.", subject: app.reference(to: owner.type).id,
                location: app.location(of: addition.call.location))
        }
    }

    /// Whether a destination shows a child on top of what is there, so that people come back from it and may go there again.
    private static func isShownAgain(_ name: String, _ child: TypeID, by owner: TypeID, _ app: CheckedApp) -> Bool {
        guard let linked = app.coordinator(owner), !linked.initial.contains(where: { $0.destination == name }) else {
            return false
        }
        let id = app.reference(to: child).id
        let styles = app.index.transitions(ownedBy: app.reference(to: owner).id).filter { transition in
            transition.destination == name && transition.to?.id == id && transition.evidence != .inferred
        }.map(\.style)
        return !styles.isEmpty && styles.allSatisfy { [.push, .sheet, .fullScreenCover, .popover].contains($0) }
    }
}

/// The lists in which coordinators keep their children.
private struct ChildLists {
    struct Addition {
        let list: String
        let child: Expression
        let call: CallFacts
        let scope: Scope
    }

    /// A function that adds what it is handed to a list.
    private struct Adder {
        let list: String
        let parameter: String
    }

    private(set) var additions: [Addition] = []
    /// The functions that take something off the lists of each name.
    private var removers: [String: [Scope]] = [:]
    private let app: CheckedApp
    private let called: Set<String>

    /// What takes something off a collection.
    private static let removing: Set<String> = [
        "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popLast", "popFirst",
        "subtract", "formIntersection", "swapAt", "replaceSubrange", "removeObject", "=", "-=",
    ]

    init(_ app: CheckedApp) {
        self.app = app
        called = app.scopes.reduce(into: []) { names, scope in
            for call in scope.body.calls { if let name = call.name { names.insert(name) } }
        }
        var adders: [FunctionID: Adder] = [:]
        for scope in app.scopes {
            for call in scope.body.calls {
                guard case .member(let list, let name) = call.callee, let word = list.listName else { continue }
                if Self.removing.contains(name) { removers[word, default: []].append(scope) }
                guard name == "append" || name == "+=" || name == "insert", let value = call.arguments.first?.value
                else { continue }
                let child: Expression
                if case .array(let parts) = value, parts.count == 1 { child = parts[0] } else { child = value }
                if case .parameter(let parameter) = child, let function = scope.function {
                    adders[function] = Adder(list: word, parameter: parameter)
                } else {
                    additions.append(Addition(list: word, child: child, call: call, scope: scope))
                }
            }
        }
        guard !adders.isEmpty else { return }
        let names = Set(adders.keys.map { app.declaration(of: $0).name })
        for scope in app.scopes {
            for call in scope.body.calls where call.name.map(names.contains) ?? false {
                guard let function = app.function(of: call, in: scope), let adder = adders[function],
                    let child = app.declaration(of: function).argument(adder.parameter, in: call)
                else { continue }
                additions.append(Addition(list: adder.list, child: child, call: call, scope: scope))
            }
        }
    }

    /// Whether code that runs takes something off a list of a name.
    func isTakenFrom(_ list: String) -> Bool {
        (removers[list] ?? []).contains { scope in
            guard let function = scope.function else { return true }
            let facts = app.declaration(of: function)
            if facts.isInitializer { return false }
            return called.contains(facts.name) || facts.name == "deinit"
                || scope.type.map(app.answersToLibraries) ?? true
        }
    }
}

extension CheckedApp {
    fileprivate func isNavigating(_ type: TypeID) -> Bool { coordinator(type)?.system == .uikit }

    /// Whether a library may call functions of a type that no code of the app's calls.
    fileprivate func answersToLibraries(_ type: TypeID) -> Bool {
        declarations(of: type).contains { declaration in
            declaration.inherits.contains { name in
                self.type(named: name, in: scope(of: type)).map(isExternal) ?? true
            }
        }
    }
}

extension Expression {
    /// The property that a list is, of whatever it is one.
    fileprivate var listName: String? {
        switch self {
        case .member(let list, "[]"): list.listName
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }
}
