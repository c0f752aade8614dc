import Facts
import Types

/// Controllers of the app's own that are made with any other, or are generic over the controller in them, and put something around it.
///
/// ```swift
/// final class FooterFrame<Content: UIViewController>: UIViewController { init(content: Content) { … } }
/// show(FooterFrame(content: DetailController()), sender: nil)
/// ```
extension UIKitValues {
    /// The name of the first controller that a type is generic over.
    private func content(of type: TypeID) -> String? {
        guard types.kind(of: type) == .controller else { return nil }
        for part in table[type].parts {
            let facts = table[part]
            let held = facts.genericParameters.first { name in
                guard let bound = facts.constraints[name] else { return false }
                return types.kind(of: bound, in: Scope(file: part.file, type: type))?.isController ?? false
            }
            if let held { return held }
        }
        return nil
    }

    /// Whether a type only puts something around the controller that it is made with.
    func isFrame(_ type: TypeID) -> Bool { content(of: type) != nil || root(of: type) != nil }

    /// The parameter by which a controller is made with any other, and shows that: at its root, as a stack does, or as its child.
    ///
    /// ```swift
    /// RibbonController(rootViewController: detail)
    /// CardController(header: header, content: detail)
    /// ```
    private func root(of type: TypeID) -> (function: FunctionID, parameter: String)? {
        guard types.kind(of: type) == .controller else { return nil }
        for function in table[type].functions["init"] ?? [] {
            let any = table.function(function).parameters.filter { parameter in
                parameter.type.map { UIKitNames.bases.contains($0.last) } ?? false
            }
            guard let first = any.first, let name = first.name else { continue }
            if first.label == "rootViewController" || any.count == 1 && isContainer(type, of: name, in: function) {
                return (function, name)
            }
        }
        return nil
    }

    /// Whether a controller contains what it is made with, and is made with several others.
    private func isContainer(_ type: TypeID, of parameter: String, in function: FunctionID) -> Bool {
        guard (makers[type] ?? []).count > 1 else { return false }
        let body = table.function(function).body
        let kept = body.calls.compactMap { call -> String? in
            guard case .member(let target, "=") = call.callee, call.arguments.first?.value == .parameter(parameter)
            else { return nil }
            return target.ownName
        }
        return UIKitNames.adding.contains { name in
            context.sites(named: name).contains { site in
                guard site.scope.type == type, isOwnCall(site.call), let child = site.call.arguments.first?.value else {
                    return false
                }
                return child.ownName.map(kept.contains) ?? false
                    || child == .parameter(parameter) && site.scope.function == function
            }
        }
    }

    private func isOwnCall(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .name, .member(.instance, _): true
        default: false
        }
    }

    /// What is in a frame that a call makes, where that is told.
    func framed(by call: CallFacts, making type: TypeID, in scope: Scope) -> [UIKitShown]? {
        if let root = root(of: type), table.function(root.function).takes(call),
            let root = table.function(root.function).argument(root.parameter, in: call)
        {
            let shown = shown(by: root, in: scope)
            return shown.isKnown ? shown.map { $0.wrapped(in: table[type].name) } : nil
        }
        guard let content = content(of: type) else { return nil }
        let facts = (table[type].functions["init"] ?? []).lazy.map { self.table.function($0) }.first { $0.takes(call) }
        guard let facts, let name = facts.parameters.first(where: { $0.type?.components == [content] })?.name,
            let value = facts.argument(name, in: call)
        else { return nil }
        let shown = shown(by: value, in: scope)
        return shown.isKnown ? shown.map { $0.wrapped(in: table[type].name) } : nil
    }

    /// The view that a generic host of the app's own is made with, under any label: `AppHost(SettingsView())` with
    /// `final class AppHost<Content: View>: UIHostingController<Themed<Content>> { init(_ content: Content) { … } }`.
    func hosted(by call: CallFacts, making type: TypeID) -> Expression? {
        let views = table.traits.all.viewProtocols
        let held = table[type].parts.reduce(into: Set<String>()) { held, part in
            held.formUnion(table[part].constraints.filter { views.contains($1.last) }.map(\.key))
        }
        let facts = (table[type].functions["init"] ?? []).lazy.map { self.table.function($0) }.first { $0.takes(call) }
        let parameter = facts?.parameters.first { parameter in
            parameter.type.map { $0.components.count == 1 && held.contains($0.last) } ?? false
        }
        return parameter?.name.flatMap { facts?.argument($0, in: call) }
    }

    /// What is in a frame whose type is written: `FooterFrame<DetailController>`.
    func framed(by name: TypeName, of type: TypeID, in scope: Scope) -> [UIKitShown]? {
        guard let content = content(of: type), !name.arguments.isEmpty else { return nil }
        let parameters = table[type].parts.lazy.map { self.table[$0].genericParameters }.first { !$0.isEmpty } ?? []
        guard let position = parameters.firstIndex(of: content), name.arguments.indices.contains(position) else {
            return nil
        }
        let shown = shown(byType: name.arguments[position], in: scope)
        return shown.isKnown ? shown.map { $0.wrapped(in: name.last) } : nil
    }

    /// Whether a type is generic, and made in several places: what one of them hands it is not what it has in another.
    package func isMadeForMany(_ type: TypeID) -> Bool {
        types.isController(type) && isGeneric(type) && (makers[type] ?? []).count > 1
    }
}
