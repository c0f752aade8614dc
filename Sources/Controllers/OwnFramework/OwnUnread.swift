import Base
import Facts
import Linking
import Types
import ViewControllers

/// Finds what is handed to a library whose source isn't read, and can be nothing but a screen: an object that says by a protocol of
/// that library which view it gives.
///
/// ```swift
/// import NavKit
/// final class BookScreen: Screen { func makeView() -> AnyView { AnyView(BookView()) } }
/// stack.push(BookScreen())
/// ```
struct OwnUnread {
    /// Something to be said in the configuration.
    struct Call {
        let site: CallSite
        let code: UnresolvedCode
    }

    private(set) var found: [Call] = []
    private let context: LinkingContext
    private let configured: ConfiguredFunctions
    /// What the project says already gives views.
    private let known: Set<String>
    private var table: TypeTable { context.table }

    init(_ context: LinkingContext, _ configured: ConfiguredFunctions, _ words: ProjectAnnotations) {
        self.context = context
        known = Set(words.presents.map(\.text))
        self.configured = configured
        var members: [TypeID: String] = [:]
        for type in table.types where type.kind == .class && !type.isExternal && !type.isStandIn {
            members[type.id] = member(of: type)
        }
        guard !members.isEmpty else { return }
        for made in context.constructions {
            guard let member = members[made.type] else { continue }
            read(made.site, member)
        }
    }

    /// The member that a protocol of a library asks an object for, which gives a view: as the configuration names it.
    private func member(of type: TypeDeclaration) -> String? {
        let conformances = context.conformances
        guard !conformances.isPart(type.id), !conformances.isController(type.id), !conformances.isEntry(type.id),
            let library = library(of: type)
        else { return nil }
        let views = table.traits.all.viewProtocols.union([Self.erased])
        func gives(_ name: TypeName?) -> Bool { name.map { views.contains($0.last) } ?? false }
        for (name, functions) in type.functions.sorted(by: { $0.key < $1.key }) {
            let isGiving = functions.contains { function in
                let facts = table.function(function)
                return facts.parameters.isEmpty && !facts.isStatic && gives(facts.returnType)
            }
            if isGiving { return "\(library).\(name)" }
        }
        for (name, property) in type.properties.sorted(by: { $0.key < $1.key })
        where gives(table.property(property).type) {
            return "\(library).\(name)"
        }
        return nil
    }

    /// What a type inherits first of a library that is not part of the system.
    private func library(of type: TypeDeclaration) -> String? {
        type.inherits.map(\.last).first { name in
            !Self.standard.contains(name)
                && context.find(TypeName(name), in: Scope(file: type.file, type: type.id)) == nil
        }
    }

    private static let erased = "AnyView"
    /// What objects conform to that has nothing to do with what they show.
    private static let standard: Set<String> = [
        "ObservableObject", "NSObject", "Identifiable", "Equatable", "Hashable", "Sendable", "AnyObject", "Observable",
        "Comparable", "Codable", "Decodable", "Encodable", "CustomStringConvertible",
    ]

    /// The call that is handed an object where it is made, or the name that it has there.
    private mutating func read(_ made: CallSite, _ member: String) {
        let scope = made.scope
        for call in scope.body.calls {
            guard let argument = call.arguments.firstIndex(where: { $0.value == .call(made.index) }),
                let owner = owner(of: call, in: scope), let name = call.name,
                configured.verb(of: call, in: scope) == nil
            else { continue }
            found.append(
                Call(
                    site: CallSite(scope: scope, call: call),
                    code: UnresolvedCode(
                        text: call.text,
                        reason:
                            "how `\(owner).\(name)` shows its screen isn't known, because its source wasn't read",
                        help: help("\(owner).\(name)", Self.labels(argument, of: call), member),
                        location: call.location)))
        }
    }

    /// What to write about a function.
    private func help(_ function: String, _ labels: String, _ member: String) -> String {
        let style = UIKitNames.likelyStyle(ofFunction: function).rawValue
        let verb = "\"verbs\": { \"\(function)\(labels)\": \"\(style)\" }"
        let rest = known.contains(member) ? "" : ", \"presents\": [\"\(member)\"]"
        return "describe the function in the configuration: \(verb)\(rest)"
    }

    /// What tells which argument is meant, where it is not the first.
    private static func labels(_ argument: Int, of call: CallFacts) -> String {
        argument == 0 ? "" : "(\(call.arguments[argument].label ?? "_"):)"
    }

    /// The type of a library that a call is made on; nil where it may be the app's own, or the system's.
    private func owner(of call: CallFacts, in scope: Scope) -> String? {
        guard context.function(of: call, in: scope) == nil else { return nil }
        switch call.callee {
        case .member(let base, let name) where name != "=":
            switch context.type(of: base, in: scope) {
            case .external(let name)?: return Self.isOfSystem(name) ? nil : name
            case .instance(let type)?: return table[type].isExternal ? nil : inherited(by: type)
            case .metatype?, nil: return nil
            }
        case .name(let name) where name.first?.isLowercase == true: return scope.type.flatMap(inherited)
        default: return nil
        }
    }

    private func inherited(by type: TypeID) -> String? {
        table.declaration(of: type).map { _ in table[type] }.flatMap(library)
    }

    /// Whether a name is one of the system's own types.
    private static func isOfSystem(_ name: String) -> Bool {
        ["Array", "Set", "Dictionary", "Optional"].contains(name)
            || ["NS", "UI", "CF", "CA"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
    }
}
