import Base
import Facts
import Types

/// Tells what the types of the sources are to UIKit.
package final class UIKitTypes {
    package enum Kind {
        case controller, stack, tabs, split, pages, host, silent
        /// Another view: a part of a screen.
        case view
        /// A delegate of the app or of its scenes.
        case delegate

        package var isController: Bool {
            switch self {
            case .controller, .stack, .tabs, .split, .pages, .host: true
            case .silent, .view, .delegate: false
            }
        }

        var isContainer: Bool {
            switch self {
            case .stack, .tabs, .split, .pages: true
            case .controller, .host, .silent, .view, .delegate: false
            }
        }
    }

    package let context: LinkingContext
    /// What is told of the types, and by means of them.
    package let memory: MemoStore
    private let kinds: [TypeID: Kind]
    /// The classes that others of the sources inherit from.
    package let inherited: Set<TypeID>
    /// The classes that inherit from each of them, at any distance, in the order of the sources.
    private let heirs: [TypeID: [TypeID]]
    /// What the classes of the sources inherit from and conform to.
    private let bases: Set<String>
    /// The protocols that controllers conform to: what these ask for may be UIKit's own.
    package let controllerProtocols: Set<TypeID>
    /// The properties by which controllers of the sources hold the stack that they put something around.
    let framed: [TypeID: String]
    /// The controllers of the sources that are tab bars without being made of UIKit's.
    package let barred: [TypeID: TabList]
    /// The functions by which coordinators hand over the controller that they show first.
    package let rootFunctions: Set<FunctionID>
    /// The navigation controllers of the sources that fill themselves.
    private let filled: Set<TypeID>

    /// - Parameter memory: the context's own where nil; another one where a library says more of values.
    package init(_ context: LinkingContext, memory: MemoStore? = nil) {
        self.context = context
        self.memory = memory ?? context.memory
        let table = context.table
        var kinds: [TypeID: Kind] = [:]
        var heirs: [TypeID: [TypeID]] = [:]
        var bases: Set<String> = []
        let delegates = table.traits.all.launchProtocols
        for type in table.types where !type.isExternal && type.kind == .class {
            let names = context.conformances.names(of: type.id)
            bases.formUnion(names)
            if let kind = Self.kind(ofHeir: names) { kinds[type.id] = kind }
            if !names.isDisjoint(with: delegates) { kinds[type.id] = .delegate }
            if !type.inherits.isEmpty {
                for parent in context.conformances.ancestors(of: type.id) where table[parent].kind == .class {
                    heirs[parent, default: []].append(type.id)
                }
            }
        }
        for type in table.types where type.kind != .class && !type.isExternal {
            let names = context.conformances.names(of: type.id)
            if !names.isDisjoint(with: delegates) { kinds[type.id] = .delegate }
        }
        framed = Self.framed(among: kinds, in: table)
        kinds.merge(framed.mapValues { _ in .stack }) { $1 }
        barred = Self.barred(among: kinds, in: table)
        kinds.merge(barred.mapValues { _ in .tabs }) { $1 }
        self.kinds = kinds
        rootFunctions = Self.rootFunctions(among: kinds, in: context)
        var protocols: Set<TypeID> = []
        for type in table.types {
            guard kinds[type.id]?.isController ?? (type.isExternal && UIKitNames.isController(type.name)) else {
                continue
            }
            protocols.formUnion(context.conformances.ancestors(of: type.id).filter { table[$0].kind == .protocol })
        }
        controllerProtocols = protocols
        let filling = Set(kinds.filter { $1 == .stack && Self.fillsItself($0, in: table) }.map(\.key))
        let always = filling.filter { Self.fillsItself($0, in: table, by: ["init", "viewDidLoad", "loadView"]) }
        filled = filling.union(always.flatMap { heirs[$0] ?? [] })
        self.heirs = heirs
        self.bases = bases
        inherited = Set(heirs.keys)
    }

    /// Whether a navigation controller says itself what it shows.
    /// - Parameter names: the functions by which; nil for any.
    private static func fillsItself(_ type: TypeID, in table: TypeTable, by names: Set<String>? = nil) -> Bool {
        let functions = table[type].functions.filter { name, _ in names?.contains(name) ?? true }.values.joined()
        return functions.contains { function in
            table.function(function).body.calls.contains { call in
                switch call.callee {
                case .member(.instance, "init"):
                    return call.argument("rootViewController").map { value in
                        if case .parameter = value { false } else { true }
                    } ?? false
                case .name("pushViewController"), .member(.instance, "pushViewController"), .name("setViewControllers"),
                    .member(.instance, "setViewControllers"), .member(.name("viewControllers"), "="),
                    .member(.member(.instance, "viewControllers"), "="):
                    return call.arguments.first.map { !isHandedIn($0.value) } ?? true
                default: return false
                }
            }
        }
    }

    /// Whether a value is what a function is handed, alone or in a list.
    private static func isHandedIn(_ value: Expression) -> Bool {
        switch value {
        case .parameter: true
        case .array(let parts): !parts.isEmpty && parts.allSatisfy(isHandedIn)
        default: false
        }
    }

    /// Whether a type is a navigation controller that others fill.
    package func isEmptyContainer(_ type: TypeID) -> Bool { kinds[type] == .stack && !filled.contains(type) }

    /// Whether a controller only stands for the stack that it holds.
    package func isWrapping(_ type: TypeID) -> Bool { framed[type] != nil }

    private static func kind(ofHeir names: Set<String>) -> Kind? {
        if names.contains(where: UIKitNames.isSilent) { return .silent }
        if !names.isDisjoint(with: UIKitNames.stacks) { return .stack }
        if !names.isDisjoint(with: UIKitNames.tabs) { return .tabs }
        if !names.isDisjoint(with: UIKitNames.splits) { return .split }
        if !names.isDisjoint(with: UIKitNames.pages) { return .pages }
        if !names.isDisjoint(with: UIKitNames.hosts) { return .host }
        if names.contains(where: UIKitNames.isController) {
            return names.contains { $0.hasSuffix("HostingController") } ? .host : .controller
        }
        return names.contains { Self.views.contains($0) } ? .view : nil
    }

    private static let views: Set<String> = [
        "UIView", "UITableViewCell", "UICollectionViewCell", "UIControl", "UIButton", "UILabel", "UIStackView",
        "UICollectionReusableView", "UITableViewHeaderFooterView", "UIScrollView", "UITableView", "UICollectionView",
        "UIImageView", "UITextField", "UITextView",
    ]

    /// Whether a class of UIKit's is a view that is part of a screen.
    package static func isView(ofLibrary name: String) -> Bool { views.contains(name) }

    package func kind(of type: TypeID) -> Kind? { kinds[type] }

    /// The types that run what a class or a protocol does for those that inherit from it or conform to it.
    package func heirs(of type: TypeID) -> [TypeID] { heirs[type] ?? context.conformances.conformers(of: type) }

    package func isController(_ type: TypeID) -> Bool { kinds[type]?.isController ?? false }

    /// Whether the app has split views.
    private(set) lazy var hasSplits =
        kinds.values.contains(.split)
        || UIKitNames.splits.contains { context.callsByHash[FNV1a.hash(of: $0)] != nil }

    /// Every controller of the sources.
    package var controllers: [TypeID] { kinds.filter { $0.value.isController }.map(\.key) }

    /// Whether a controller, or a delegate of the app, is written in another language: the sources only extend it, and it's none of
    /// the system's, nor a base class of others.
    package func isWrittenElsewhere(_ type: TypeID) -> Bool {
        let declared = context.table[type]
        guard declared.isExternal, !UIKitNames.isOfSystem(declared.name), !bases.contains(declared.name) else {
            return false
        }
        return UIKitNames.isController(declared.name) || UIKitNames.isAppDelegate(declared.name)
    }

    /// Every view of the sources that is a part of a screen.
    package var views: [TypeID] { kinds.filter { $0.value == .view }.map(\.key) }

    /// What a name means that a piece of code writes.
    package func kind(of name: TypeName, in scope: Scope) -> Kind? {
        if let type = context.find(name, in: scope), !context.table[type].isExternal { return kinds[type] }
        return Self.kind(ofLibrary: name.last)
    }

    package static func kind(ofLibrary name: String) -> Kind? {
        if UIKitNames.isSilent(name) || UIKitNames.isAlert(name) { return .silent }
        if UIKitNames.stacks.contains(name) { return .stack }
        if UIKitNames.tabs.contains(name) { return .tabs }
        if UIKitNames.splits.contains(name) { return .split }
        if UIKitNames.pages.contains(name) { return .pages }
        if name.hasSuffix("HostingController") { return .host }
        return UIKitNames.isController(name) ? .controller : nil
    }

    /// Whether a type that is written somewhere holds screens: a controller, a window.
    func isContainer(_ name: TypeName, in scope: Scope) -> Bool {
        if name.last == "UIWindow" { return true }
        return kind(of: name, in: scope)?.isController ?? false
    }
}
