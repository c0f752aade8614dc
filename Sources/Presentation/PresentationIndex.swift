import Base
import Facts
import NavigationModel
import Types

/// Everything the sources say about containers, about what values and states show, and about who drives them.
package struct PresentationIndex {
    let context: LinkingContext
    package let targets: TargetResolver
    package let slots: SlotResolver
    package let values: ValueResolver
    /// The containers, in the order of the sources.
    let hosts: [ContainerHost]
    /// The app's own views that put a container around what they are made with.
    package let wrappers: Set<TypeID>
    /// What containers present, then what other calls declare, in the order of the sources.
    package let presentations: [PresentationRule]
    /// The enums that generic types, aliases and subclasses of generic types are written with.
    let arguments: [TypeID: [ValueType]]
    /// What views are made with.
    let closures: HandedClosures
    private var rulesByType: [ValueType: [PresentationRule]] = [:]
    private var rulesByState: [StateProperty: [PresentationRule]] = [:]
    private var rulesByHolder: [TypeID: [PresentationRule]] = [:]
    private var rulesByLocation: [RelativeLocation: [PresentationRule]] = [:]
    /// The enums that views look into case by case.
    private var lookedInto: Set<ValueType> = []
    /// What calls of the app's own modifiers and views present.
    let given: [RelativeLocation: [PresentationFacts]]
    /// Where calls stand that only hand on what these present.
    let handing: Set<RelativeLocation>
    /// Those calls.
    package let givenCalls: [CallID]
    /// The containers that are bound to something of a type, by the type.
    private var hostsByOwner: [TypeID: [ContainerHost]] = [:]
    private var hostsByHolder: [TypeID: [ContainerHost]] = [:]

    private var table: TypeTable { context.table }

    /// - Parameters:
    ///   - targets: tells what expressions build.
    ///   - claimed: where calls stand that are told of elsewhere.
    package init(targets: TargetResolver, besides claimed: Set<RelativeLocation> = []) {
        self.targets = targets
        context = targets.context
        slots = SlotResolver(context: context)
        let statics = StaticRoutes(targets: targets)
        let plain = ValueResolver(context: context, slots: slots, statics: statics, wrappers: nil)
        arguments = GenericArguments(values: plain).arguments()
        closures = HandedClosures(context: context)
        let declared = DeclaredPresentations(context: context, slots: slots, besides: claimed)
        hosts = declared.hosts
        given = Dictionary(grouping: declared.given) { $0.site.call.location }.mapValues { $0.map(\.facts) }
        handing = declared.handing
        givenCalls = declared.given.compactMap(\.site.id)
        wrappers = declared.wrappers
        let reader = PresentationReader(
            values: plain, arguments: arguments, closures: closures,
            cases: CaseTargetReader(targets: targets, hosts: Set(hosts.map(\.holder)), closures: closures),
            places: declared.places)
        let wrappers = reader.wrappers()
        values = ValueResolver(context: context, slots: slots, statics: statics, wrappers: wrappers)
        presentations = reader.rules(wrappers)
        fillIndices()
    }

    private mutating func fillIndices() {
        for rule in presentations {
            if let type = rule.type {
                rulesByType[type, default: []].append(rule)
                if rule.isOfCase { lookedInto.insert(type) }
            }
            if case .state(let slots, _, _) = rule.key {
                for slot in slots { rulesByState[slot, default: []].append(rule) }
            }
            rulesByHolder[rule.holder, default: []].append(rule)
            rulesByLocation[rule.location, default: []].append(rule)
        }
        for host in hosts {
            for owner in Set(host.slots.map(\.owner)) { hostsByOwner[owner, default: []].append(host) }
            hostsByHolder[host.holder, default: []].append(host)
        }
    }

    /// Whether a type is an enum whose cases are looked into by name: an attribute says so, or views do it.
    func isLookedInto(_ type: ValueType) -> Bool { lookedInto.contains(type) || table.isLookedInto(type) }

    /// What presents values of a type, in order.
    func presentations(of type: ValueType) -> [PresentationRule] { rulesByType[type] ?? [] }

    /// What a state presents, in order.
    func presentations(of slot: StateProperty) -> [PresentationRule] { rulesByState[slot] ?? [] }

    /// What the code of a type presents, in order.
    func presentations(in holder: TypeID) -> [PresentationRule] { rulesByHolder[holder] ?? [] }

    /// What a call declares to show by some content.
    func presentation(of content: Expression, at location: RelativeLocation) -> PresentationRule? {
        rulesByLocation[location]?.first { $0.content == content }
    }

    /// The containers that are bound to something of a type, in order.
    func hosts(boundTo owner: TypeID) -> [ContainerHost] { hostsByOwner[owner] ?? [] }

    /// The containers in the code of a type, in order.
    func hosts(in holder: TypeID) -> [ContainerHost] { hostsByHolder[holder] ?? [] }
}
