import Base
import Facts
import NavigationModel
import Types

/// A container in a body.
struct ContainerHost {
    /// The type whose code it stands in.
    let holder: TypeID
    let site: CallSite
    let system: NavigationSystem
    let facts: ContainerFacts
    /// What it is bound to.
    let slots: Set<StateProperty>
    /// Whether it only wraps what another container or modifier shows.
    var isWrapper: Bool
    /// The generic view of the app that it stands in, where it is meant as the container of a view which makes that.
    var wrappedBy: TypeID?
    var scope: Scope { site.scope }
    var call: CallFacts { site.call }
}

/// The calls that are containers, and those that say what is presented.
struct DeclaredPresentations {
    /// A call that says what a value or a state presents.
    struct Place {
        /// The type whose code it stands in.
        let holder: TypeID
        let site: CallSite
        let system: NavigationSystem
        let facts: PresentationFacts
    }

    /// The containers, in order.
    private(set) var hosts: [ContainerHost] = []
    /// What containers present themselves, then what other calls do, in order.
    private(set) var places: [Place] = []
    /// Those of the latter that are the app's own.
    private(set) var given: [Place] = []
    /// Where calls stand that only hand on what these present.
    private(set) var handing: Set<RelativeLocation> = []
    /// The app's own views that put a container around what they are made with.
    private(set) var wrappers: Set<TypeID> = []

    private let context: LinkingContext
    private var table: TypeTable { context.table }

    /// - Parameter claimed: where calls stand that are told of elsewhere.
    init(context: LinkingContext, slots: SlotResolver, besides claimed: Set<RelativeLocation>) {
        self.context = context
        let presented = PresentedMembers(context: context)
        var declared: [Place] = []
        for site in context.code.classified {
            guard let holder = site.holder else { continue }
            let isClaimed = !claimed.isEmpty && claimed.contains(site.call.location)
            for role in site.roles {
                switch role.action {
                case .host(let facts) where !isClaimed && isMeant(role, site.call, site.scope):
                    let bound = facts.state.map { slots.slots(of: $0, in: site.scope) } ?? []
                    hosts.append(
                        ContainerHost(
                            holder: holder, site: site, system: role.system, facts: facts, slots: bound,
                            isWrapper: isWrapped(site, by: presented)))
                    if let place = facts.place {
                        places.append(Place(holder: holder, site: site, system: role.system, facts: place))
                    }
                case .declare(let place) where !isClaimed && isMeant(role, site.call, site.scope):
                    declared.append(Place(holder: holder, site: site, system: role.system, facts: place))
                default: continue
                }
            }
        }
        places += declared
        let found = GivenPresentations(among: declared, slots, context)
        given = found.places
        handing = found.handing
        places += given
        let presenting = Set(places.map(\.holder))
        let generic = GenericContainers(among: hosts, context: context, slots: slots)
        wrappers = Set(generic.types)
        for position in hosts.indices where generic.contains(hosts[position]) {
            if !presenting.contains(hosts[position].holder) { hosts[position].isWrapper = true }
        }
        hosts += generic.hosts { isWrapped($0, by: presented) }
    }

    /// Whether a call means the library's: `Router` and `FlowStack` are words of several libraries, and an object of
    /// the app may have a method `sheet`.
    private func isMeant(_ role: CallRole, _ call: CallFacts, _ scope: Scope) -> Bool {
        switch call.callee {
        case .name(let name):
            return context.isLibrary(TypeName(name), orIn: table.traits[role.system].modules, in: scope)
        case .member(let base, let name):
            guard case .instance(let type)? = context.type(of: base, in: scope), !table[type].isExternal,
                !context.conformances.isPart(type), !context.conformances.isEntry(type)
            else { return true }
            return context.functions(name, of: type).isEmpty
        default: return true
        }
    }

    /// Whether a container stands in what another one, a modifier or a function shows.
    private func isWrapped(_ site: CallSite, by presented: PresentedMembers) -> Bool {
        let scope = site.scope
        if presented.contains(scope) { return true }
        for (outer, closure) in scope.calls(around: site.call) {
            if context.functionWithoutResult(runBy: outer, in: scope) != nil { return true }
            if presented.isPresented(closure.argument, of: outer, in: scope) { return true }
            // A part of a view, such as the preview beside a menu.
            if outer.argument(of: closure)?.label.map(table.traits.all.partLabels.contains) == true { return true }
            for role in scope.roles(of: outer) {
                switch role.action {
                case .declare, .link: return true
                case .host(let facts) where facts.kind != .stack: return true
                default: break
                }
            }
        }
        return false
    }
}

extension LinkingContext {
    /// Whether no type of the app has a name, so that it is the library's.
    /// - Parameter modules: those of the library, which may be among the sources.
    func isLibrary(_ name: TypeName, orIn modules: Set<String> = [], in scope: Scope) -> Bool {
        guard let type = find(name, in: scope), !table[type].isExternal, !isView(ofLibrary: name.last, declaredAs: type)
        else { return true }
        return modules.contains(table[type].module)
    }
}
