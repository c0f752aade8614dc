import Base
import Facts
import Linking
import NavigationModel
import Types

/// An address that the app takes and does nothing about.
enum DeepLinkDeadEnd: Rule {
    static let description = RuleDescription(
        id: "deep-link-dead-end", severity: .warning, systems: .all,
        summary: "A deep link is handled, but does nothing.",
        why: """
            The system opens the app with the URL, but the app shows the same screen as before, so the link looks
            broken.
            """,
        wrong: """
            .onOpenURL { url in
                switch url.host() {
                case "planet": coordinator.openPlanet()
                case "profile": break
                default: break
                }
            }
            """,
        right: """
            .onOpenURL { url in
                switch url.host() {
                case "planet": coordinator.openPlanet()
                case "profile": coordinator.openProfile()
                default: break
                }
            }
            """,
        exceptions: """
            The rule ignores a handler that passes the URL on, for example to a sign-in library; cases for nil, unknown
            or unsupported URLs; and cases whose names say that they do nothing (`noAction`, `ignored`).
            """, saysNowhere: true)

    private static let unmeant = ["none", "nil", "unknown", "unsupported", "invalid", "other", "undefined", "error"]

    /// Words of names that say that nothing is to be done.
    private static let idle: Set<String> = ["no", "noop", "nothing", "ignore", "ignored", "skip", "unhandled"]

    static func findings(in app: CheckedApp) -> [Finding] {
        app.addressHandlers.flatMap { handler in
            empty(handler, app) + arms(handler, app)
        }.unique
    }

    private static func empty(_ handler: CallID, _ app: CheckedApp) -> [Finding] {
        let (call, scope) = (app.call(handler), app.scope(of: handler.body))
        guard case .closure(let results)? = call.arguments.last(where: { $0.label != "onDismiss" })?.value,
            results.isEmpty, !scope.body.calls.contains(where: { $0.closure?.call == handler.index }),
            let type = scope.type
        else { return [] }
        let holder = app.reference(to: type)
        return [
            finding(
                message: "`\(call.name ?? "")` in \(holder.name) receives URLs, but does nothing with them.",
                help: "Show the screen that the URL refers to, or remove the handler.", subject: holder.id,
                location: app.location(of: call.location))
        ]
    }

    /// The arms that do nothing, in the handler's closure and in the functions that it calls.
    private static func arms(_ handler: CallID, _ app: CheckedApp) -> [Finding] {
        let scope = app.scope(of: handler.body)
        let inside = app.calls(in: handler.body).filter { scope.body.isInside($0.index, of: handler.index) }
        let called = inside.compactMap { app.function(of: app.call($0), in: scope) }.unique
        return silent(in: handler.body, among: inside, app)
            + called.flatMap { silent(in: $0.body, among: app.calls(in: $0.body), app) }
    }

    /// Arms without any code, beside others that navigate.
    private static func silent(in body: BodyID, among candidates: [CallID], _ app: CheckedApp) -> [Finding] {
        let scope = app.scope(of: body)
        if let function = scope.function, app.declaration(of: function).returnType != nil { return [] }
        guard !scope.body.switches.isEmpty else { return [] }
        let subject = scope.type.map { app.reference(to: $0).id }
        var byCases: [[CasePattern]: [CallID]] = [:]
        for candidate in candidates {
            for cases in Set(app.call(candidate).patterns.map(\.cases)) {
                byCases[cases, default: []].append(candidate)
            }
        }
        return scope.body.switches.flatMap { item -> [Finding] in
            func calls(in arm: SwitchFacts.Arm) -> [CallID] { byCases[arm.patterns] ?? [] }
            let navigates = item.arms.contains { arm in
                calls(in: arm).contains { app.isStep($0) }
            }
            guard navigates else { return [] }
            return item.arms.filter { calls(in: $0).isEmpty }.compactMap { arm in
                guard let name = name(of: arm) else { return nil }
                return finding(
                    message: "The case for the URL `\(name)` does nothing.",
                    help: "Show the screen that the URL refers to, or remove the case.", subject: subject,
                    location: app.location(of: arm.location))
            }
        }
    }

    /// What an arm matches, where it is an address that somebody meant.
    private static func name(of arm: SwitchFacts.Arm) -> String? {
        let names = arm.patterns.map { pattern -> String? in
            switch pattern {
            case .literal(let text): text
            case .named(let name, _, _): name
            case .any, .binding, .tuple, .type: nil
            }
        }
        guard names.allSatisfy({ $0 != nil }) else { return nil }
        let told = names.compactMap(\.self).filter { name in
            !name.isEmpty && !unmeant.contains { name.lowercased().contains($0) }
                && idle.isDisjoint(with: name.words)
        }
        return told.count == names.count ? told.joined(separator: "`, `") : nil
    }
}
