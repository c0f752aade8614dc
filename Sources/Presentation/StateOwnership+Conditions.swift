import Facts
import Types

/// Views of scenes that show one of several wholes by a condition: each whole is a destination, named as its view is.
///
/// ```swift
/// var body: some View { if session.isSignedIn { MainTabs() } else { LoginView() } }
/// ```
extension StateOwnership {
    mutating func addConditionalRoots() {
        let screens = ConditionalRoots(map: self).screens()
        for (holder, own) in table.sorted(Dictionary(grouping: screens, by: \.holder)) {
            guard builders[holder] == nil, !others.contains(holder), Set(own.map(\.type)).count > 1 else { continue }
            builders[holder] = CoordinatorBuilder(
                type: holder, system: table.traits.views, kind: .root,
                location: declaration(of: holder) ?? own[0].site.call.location)
            for screen in own {
                let (name, call) = (table.name(of: screen.type), screen.site.call)
                add(
                    destination(name, call.text, at: call.location),
                    TargetResolver.Targets(targets: [.declared(screen.type)]), to: holder)
                builders[holder]?.begin(
                    with: InitialFacts(
                        destination: name, style: .root, platforms: call.platforms, location: call.location),
                    from: .place)
            }
        }
    }
}
