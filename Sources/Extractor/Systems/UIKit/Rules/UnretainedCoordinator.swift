import Base
import Facts
import Linking
import NavigationModel
import Rules
import Types

/// A child coordinator that nothing keeps, though its screens count on it.
enum UnretainedCoordinator: Rule {
    static let description = RuleDescription(
        id: "unretained-coordinator", severity: .warning, systems: [.uikit],
        summary: "A child coordinator is started, but nothing retains it.",
        why: """
            If only a local constant retains a coordinator, the coordinator is deallocated when the method that starts it
            returns. Its screens stay, but refer to it only weakly, as their delegate or in closures with `[weak self]`,
            so nothing responds when people interact with them.
            """,
        wrong: """
            func showTicket() {
                let ticket = TicketCoordinator(stack: stack)
                ticket.start()
            }
            """,
        right: """
            func showTicket() {
                let ticket = TicketCoordinator(stack: stack)
                children.append(ticket)
                ticket.start()
            }
            """,
        exceptions: """
            The rule reports nothing if the child is passed as an argument, or if it hands `self` to something that may
            retain it: a property that isn't weak, a function, or a closure without `[weak self]`. The rule also ignores
            a child that nothing calls back into.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        guard app.coordinators.contains(where: { $0.system == .uikit }) else { return [] }
        let lives = CoordinatorLives(app)
        return app.scopes.flatMap { scope in
            scope.body.calls.compactMap { call -> Finding? in
                guard call.name == "start", case .member(.call(let made), _) = call.callee,
                    let type = app.type(madeBy: .call(made), in: scope), app.coordinator(type)?.system == .uikit,
                    !lives.isKept(made, in: scope), lives.isDroppedByItself(type)
                else { return nil }
                let name = app.reference(to: type).name
                return finding(
                    message: "\(name) is deallocated as soon as it's started, because nothing retains it.",
                    help: "Keep it in a property, or in the children of the coordinator that starts it.",
                    subject: app.reference(to: type).id, location: app.location(of: call.location))
            }
        }
    }
}

/// Tells what keeps coordinators alive.
struct CoordinatorLives {
    private let app: CheckedApp

    init(_ app: CheckedApp) { self.app = app }

    /// Whether something gets hold of what a call makes, beside the calls on it that stand in the same piece of code.
    func isKept(_ made: Int, in scope: Scope) -> Bool {
        func mentions(_ expression: Expression) -> Bool {
            var isFound = false
            expression.walk { part in
                if part == .call(made) { isFound = true }
                return isFound ? .stop : .visitChildren
            }
            return isFound
        }
        if scope.body.results.contains(where: mentions) { return true }
        let own = scope.body.calls.indices.contains(made) ? scope.body.calls[made].closure : nil
        return scope.body.calls.contains { call in
            if call.arguments.contains(where: { mentions($0.value) }) { return true }
            // In a closure, it lives as long as that does; what a call on it gives may be anything.
            return mentions(call.callee) && (call.closure != own || call.name != "start" && isPart(call, of: scope))
        }
    }

    /// Whether another call or what is given back is made of what a call gives.
    private func isPart(_ call: CallFacts, of scope: Scope) -> Bool {
        scope.body.results.contains(.call(call.index))
            || scope.body.calls.contains { other in
                other.callee.isMadeOf(call.index) || other.arguments.contains { $0.value.isMadeOf(call.index) }
            }
    }

    /// Whether screens call a coordinator back which hold it weakly, and none of its own code has anything retain it.
    func isDroppedByItself(_ type: TypeID) -> Bool {
        let types = [type] + app.ancestors(of: type).filter { !app.isExternal($0) }
        var isCalledBack = false
        for scope in types.flatMap(app.scopes(of:)) {
            for call in scope.body.calls {
                for argument in call.arguments {
                    if argument.isClosure {
                        guard argument.isWeak || !app.isStored(call) else { return false }
                        isCalledBack = isCalledBack || argument.isWeak
                        continue
                    }
                    guard argument.value == .instance else { continue }
                    guard call.name == "=", app.isWeak(call, in: scope) else { return false }
                    isCalledBack = true
                }
            }
        }
        return isCalledBack
    }
}

extension CheckedApp {
    /// Whether a closure that a call is given may be kept: all but those that configure a value.
    fileprivate func isStored(_ call: CallFacts) -> Bool {
        guard let name = call.name else { return true }
        return !["then", "configure", "configured", "with", "apply", "map", "forEach", "filter"].contains(name)
            && name.first.map { $0.isLetter || $0 == "=" } ?? true
    }

    /// Whether an assignment is to a property that retains nothing: a delegate of UIKit's, or one that is declared so.
    fileprivate func isWeak(_ call: CallFacts, in scope: Scope) -> Bool {
        guard case .member(.member(let base, let name), "=") = call.callee else { return false }
        if let property = property(meantBy: .member(base, name), in: scope) {
            let words = property.declaration.split(separator: " ")
            return words.contains("weak") || words.contains("unowned")
        }
        return name == "delegate" || name == "transitioningDelegate" || name == "dataSource"
    }
}

extension Expression {
    fileprivate func isMadeOf(_ call: Int) -> Bool {
        var isFound = false
        walk { part in
            if part == .call(call) { isFound = true }
            return isFound ? .stop : .visitChildren
        }
        return isFound
    }
}
