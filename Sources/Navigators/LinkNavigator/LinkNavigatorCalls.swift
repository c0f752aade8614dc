import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// What the calls of navigators show, and where they go back.
///
/// ```swift
/// navigator.next(paths: ["list", "detail"], items: [:], isAnimated: true)              // version 0
/// navigator.sheet(linkItem: .init(path: Link.settings.rawValue), isAnimated: true)     // version 1
/// navigator.href(url: "/settings?tab=2", target: .sheet, animated: true, …)            // versions 0.0 and 0.1
/// ```
struct LinkNavigatorCalls {
    private(set) var outcomes: [CallID: CallOutcome] = [:]
    /// Where these calls stand.
    private(set) var sites: Set<RelativeLocation> = []
    /// The types of the items that each path is given.
    private(set) var items: [String: Set<String>] = [:]
    private let receivers: LinkNavigatorReceivers
    private let paths: PathReader

    static let atRunTime = "the path is chosen at run time"

    init(
        _ receivers: LinkNavigatorReceivers, _ paths: PathReader, _ context: LinkingContext,
        besides launches: Set<RelativeLocation>
    ) {
        self.receivers = receivers
        self.paths = paths
        for (name, action) in LinkNavigatorNames.actions {
            for site in context.sites(named: name) {
                guard let id = site.id, !launches.contains(site.call.location), receivers.isNavigation(site) else {
                    continue
                }
                let outcome = outcome(action, at: site)
                outcomes[id] = outcome
                sites.insert(site.call.location)
                if case .shows(let shown, _, _) = outcome { addItems(of: site, shown.map(\.destination), context) }
            }
        }
    }

    /// Takes the type of what a link is made with: `.init(path: "day", items: Day())`.
    private mutating func addItems(of site: CallSite, _ shown: [String], _ context: LinkingContext) {
        guard case .call(let index)? = site.call.argument("linkItem"), let made = site.scope.call(at: index),
            let given = made.argument("items"), let type = context.writtenType(of: given, in: site.scope)
        else { return }
        for path in shown { items[path, default: []].insert(type.name.description) }
    }

    private func outcome(_ action: LinkNavigatorNames.Action, at site: CallSite) -> CallOutcome {
        let groups = receivers.groups(of: site.call.receiver, in: site.scope)
        switch action {
        case .exit(let operation):
            let owner = groups.count == 1 ? groups[0].type : nil
            guard operation.isNamed || site.call.argument("path") != nil, let path = site.call.argument("path") else {
                return .exits(coordinator: owner, operation.isNamed ? .pop(count: nil) : operation, to: nil)
            }
            let named = paths.read(path, in: site.scope)
            let owners =
                named.names.count == 1 ? receivers.owners(of: named.names[0], among: groups, for: site.scope) : []
            guard owners.count == 1 else { return .exits(coordinator: owner, .pop(count: nil), to: nil) }
            return .exits(
                coordinator: owners[0].type, operation.isNamed ? operation : .popToFirst, to: named.names[0])
        case .show(let style): return shows([style], groups, site)
        case .showByTarget(let style):
            let target = site.call.argument("target")
            return shows(target.map { styles(of: $0, otherwise: style) } ?? [style], groups, site)
        case .showCustom:
            let covers = ["iPhonePresentationStyle", "iPadPresentationStyle"].contains { label in
                site.call.argument(label).flatMap(\.lastName).map(LinkNavigatorNames.coveringStyles.contains) ?? false
            }
            return shows([covers ? .fullScreenCover : .sheet], groups, site)
        }
    }

    /// The styles that an argument can say: `target: isModal ? .sheet : .root`.
    private func styles(of target: Expression, otherwise style: Style) -> [Style] {
        var found: [Style] = []
        target.walk { part in
            if let parts = part.alternatives { return .visitInstead(parts, in: ()) }
            let said = part.lastName.flatMap { LinkNavigatorNames.targets[$0] } ?? style
            if !found.contains(said) { found.append(said) }
            return .skipChildren
        }
        return found
    }

    private func shows(_ styles: [Style], _ groups: [LinkNavigatorGroup], _ site: CallSite) -> CallOutcome {
        guard let label = LinkNavigatorNames.shown.first(where: { site.call.argument($0) != nil }),
            let value = site.call.argument(label), let first = groups.first
        else { return .nothing }
        let found = shown(by: value, styles, groups, site.call, site.scope, isAddress: label == "url")
        let handed = found.parameters.flatMap { parameter in
            styles.map { (ValueSource.parameter(parameter), ValueSink.coordinator(first.type, $0, nil)) }
        }
        return .shows(found.shown, handed: handed, found.unread)
    }

    /// What a path, a list of paths or what a link is made with shows, and the parameters that it is handed on from.
    func shown(
        by value: Expression, _ styles: [Style], _ groups: [LinkNavigatorGroup], _ call: CallFacts, _ scope: Scope,
        isAddress: Bool = false
    ) -> (shown: [ShownDestination], parameters: [String], unread: UnresolvedCode?) {
        let read = paths.read(value, in: scope, isAddress: isAddress)
        var shown: [ShownDestination] = []
        var unread: UnresolvedCode?
        for path in read.names {
            let owners = receivers.owners(of: path, among: groups, for: scope)
            for owner in owners {
                shown += styles.map {
                    ShownDestination(
                        coordinator: owner.type, destination: path, style: $0, isInferred: owners.count > 1)
                }
            }
            if owners.isEmpty { unread = unread ?? receivers.missing(path, in: groups, by: call) }
        }
        if read.isOpen || (read.names.isEmpty && read.parameters.isEmpty) {
            unread =
                unread
                ?? UnresolvedCode(
                    text: call.text, reason: Self.atRunTime,
                    help: "write the path as a string, a constant or an enum case", location: call.location)
        }
        return (shown, read.parameters, unread)
    }
}

extension LinkNavigatorReceivers {
    /// A path that nothing builds.
    func missing(_ path: String, in groups: [LinkNavigatorGroup], by call: CallFacts) -> UnresolvedCode {
        UnresolvedCode(
            text: call.text, reason: "no builder has the path `\(path)`",
            help: "add a builder with that path to the list that the navigator is created with",
            location: call.location,
            rule: groups.isEmpty || groups.contains(where: \.isOpen) ? nil : NotUnderstood.unknownDestination)
    }
}

extension CallFacts {
    /// What it is made on.
    var receiver: Expression? { if case .member(let base, _) = callee { base } else { nil } }
}

extension Expression {
    /// The last name of a member: `sheet` of `.sheet`, and of `LinkTarget.sheet`.
    fileprivate var lastName: String? {
        switch self {
        case .implicitMember(let name), .member(_, let name): name
        default: nil
        }
    }
}
