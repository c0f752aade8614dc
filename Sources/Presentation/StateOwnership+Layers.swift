import Base
import Facts
import NavigationModel
import Types

/// Tabs that lie above each other, of which a selection makes one visible.
///
/// ```swift
/// ZStack {
///     HomeView().opacity(tab == .home ? 1 : 0)
///     SettingsView().opacity(tab == .settings ? 1 : 0)
/// }
/// ```
extension StateOwnership {
    /// A view that is there all the time, and visible for one case of a state.
    private struct Layer {
        let name: String
        let subject: Expression
        let shown: TargetResolver.Targets
    }

    /// Makes such views tab coordinators, where a layer holds navigation of its own: others are parts of a screen.
    mutating func addLayers() {
        let traits = table.traits.all
        let names = traits.layers.map(FNV1a.hash(of:))
        for id in context.code.calls(where: { _, hash in names.contains(hash) }) {
            let (call, scope) = (context.code.call(id), context.code.scope(of: id.body))
            guard let holder = scope.type, isPlace(holder), builders[holder] == nil, !call.closures.isEmpty,
                case .closure(let parts) = call.closures[0], parts.count > 1
            else { continue }
            let layers = parts.compactMap { layer($0, scope) }
            guard layers.count == parts.count, layers.allSatisfy({ $0.subject == layers[0].subject }) else { continue }
            addTabs(layers, call, scope, holder)
        }
    }

    private func layer(_ value: Expression, _ scope: Scope) -> Layer? {
        for call in scope.chain(endingAt: value) where call.name.map(table.traits.all.fading.contains) ?? false {
            guard case .match(let subject, let arms)? = call.arguments.first?.value, arms.count == 2,
                let name = arms[0].patterns.first?.name, arms[0].value != .literal("0"), arms[1].value == .literal("0")
            else { continue }
            let shown = targets.targets(of: value, in: scope)
            return shown.targets.isEmpty ? nil : Layer(name: name, subject: subject, shown: shown)
        }
        return nil
    }

    private mutating func addTabs(_ layers: [Layer], _ call: CallFacts, _ scope: Scope, _ holder: TypeID) {
        let slots = index.slots.slots(of: layers[0].subject, in: scope)
        guard let slot = table.first(of: slots), let declared = index.slots.declaredType(of: slot) else { return }
        let type = index.values.type(declared.name, in: declared.scope)
        let cases = index.values.cases(of: type)
        let holdsContainer = layers.flatMap(\.shown.targets).contains { target in
            guard case .declared(let shown) = target else { return false }
            return reach.all(below: shown).contains { builders[$0].map { $0.kind != .router } ?? false }
        }
        guard !cases.isEmpty, holdsContainer else { return }
        builders[holder] = CoordinatorBuilder(
            type: holder, system: table.traits.views, kind: .tab, location: declaration(of: holder) ?? call.location)
        for layer in layers {
            guard let facts = cases.first(where: { $0.name == layer.name }).map(facts(of:)) else { continue }
            add(facts.compiled(with: scope, table), layer.shown, from: .values(type), to: holder)
            let initial = InitialFacts(
                destination: layer.name, style: .tab, platforms: call.platforms, location: call.location)
            builders[holder]?.begin(with: initial, from: .values(type))
        }
        for slot in slots { selections[slot, default: []].append((holder, call.platforms)) }
    }
}
