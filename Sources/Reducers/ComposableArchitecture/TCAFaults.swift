import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Finds what is wrong with the navigation of features: actions that nobody sends, cases that no code sets, and cases that no
/// view shows.
///
/// Each says that something is nowhere, so it is told only where every use of the name is known: one that may be another's counts
/// as one.
struct TCAFaults {
    /// Code that navigates, with what matches around it.
    struct Navigating {
        let feature: TCAFeatureID
        let patterns: [PatternFacts]
        /// What it shows; nil where it goes back.
        let destination: String?
    }

    /// Code that sets a case of which no view was found.
    struct Unshown {
        let place: TCAPresented
        let name: String
        let site: CallSite
    }

    private let linked: TCALinkedFeatures
    private let context: LinkingContext
    private let stores: TCAStores
    private let scopes: [Scope]
    private var features: TCAFeatures { linked.features }
    private var table: TypeTable { features.table }

    init(_ linked: TCALinkedFeatures, stores: TCAStores, scopes: [Scope]) {
        self.linked = linked
        self.stores = stores
        self.scopes = scopes
        context = stores.context
    }

    /// All of them.
    /// - Parameters:
    ///   - navigating: all code that shows something or goes back.
    ///   - unshown: all code that sets a case of which no view was found.
    ///   - pushed: all code that puts a case on a stack.
    ///   - set: the cases that code is known to set.
    func found(
        navigating: [Navigating], unshown: [Unshown], pushed: [Unshown], set: Set<TCAShownViews.Key>
    ) -> [NavigationFault] {
        let actions = actions(navigating)
        let shown = shownCases(besides: set)
        let left = pushed.filter { isLeftOut($0.name, of: $0.place) }
        let names = Set(actions.map(\.own.facts.name)).union(shown.map(\.own.facts.name))
            .union(unshown.map(\.name)).union(left.map(\.name))
        guard !names.isEmpty else { return [] }
        let uses = TCANames(names, stores: stores, scopes: scopes)
        return unsent(actions, uses) + unset(shown, uses) + self.unshown(unshown, left, uses)
    }

    // MARK: Actions

    private struct NavigatingAction {
        let own: TCAFeatures.Case
        let feature: TCAFeatureID
        /// What it shows; nil where it goes back.
        let destination: String?
    }

    private func actions(_ navigating: [Navigating]) -> [NavigatingAction] {
        let cases = TCAActionCases(features: features)
        var seen: Set<TCANames.Action> = []
        return navigating.flatMap { code in
            cases.matched(by: code.patterns, of: code.feature).map { own in
                NavigatingAction(own: own, feature: code.feature, destination: code.destination)
            }
        }.filter {
            isClosed($0.own.type) && seen.insert(TCANames.Action(type: $0.own.type, name: $0.own.facts.name)).inserted
        }
    }

    private func unsent(_ actions: [NavigatingAction], _ uses: TCANames) -> [NavigationFault] {
        actions.filter { action in
            let name = action.own.facts.name
            return !uses.used.contains(name)
                && !uses.sent.contains(TCANames.Action(type: action.own.type, name: name))
        }.map { action in
            NavigationFault(
                rule: ComposableArchitectureLinker.unsentAction, name: action.own.facts.name,
                owner: features[action.feature].type,
                detail: action.destination.map { "shows `\($0)`" } ?? "goes back",
                location: action.own.facts.location)
        }
    }

    // MARK: Cases

    private struct ShownCase {
        let own: TCAFeatures.Case
        let place: TCAPresented
    }

    /// The cases that views show and no code is known to set.
    private func shownCases(besides set: Set<TCAShownViews.Key>) -> [ShownCase] {
        features.ids.filter { !linked.isOther($0) }.flatMap { feature in
            linked.states.presented(by: feature).filter { linked.isShown($0) || $0.form == .stack }.flatMap { place in
                linked.states.cases(of: place).filter { own in
                    let key = TCAShownViews.Key(owner: feature, property: place.property, name: own.facts.name)
                    return !set.contains(key) && linked.views.presented[key] != nil && isClosed(own.type)
                }.map { ShownCase(own: $0, place: place) }
            }
        }
    }

    private func unset(_ shown: [ShownCase], _ uses: TCANames) -> [NavigationFault] {
        shown.filter { shown in
            let name = shown.own.facts.name
            return !uses.made.contains(name)
                && !uses.madeCases.contains(TCANames.Action(type: shown.own.type, name: name))
        }.map { found in
            NavigationFault(
                rule: ComposableArchitectureLinker.unsetCase, name: found.own.facts.name,
                owner: features[found.place.owner].type,
                detail: found.place.property, location: found.own.facts.location)
        }
    }

    /// Whether only the sources can use an enum's cases, each by its name.
    private func isClosed(_ type: TypeID) -> Bool {
        !table.declarations(of: type).contains(where: \.isPublic)
            && Self.makers.allSatisfy { !context.conformances.conforms(type, to: $0) }
    }

    /// Protocols and raw types that make values of an enum without naming them.
    private static let makers: Set<String> = [
        "CaseIterable", "Codable", "Decodable", "RawRepresentable", "String", "Int", "LosslessStringConvertible",
    ]

    // MARK: Views

    private func unshown(_ found: [Unshown], _ left: [Unshown], _ uses: TCANames) -> [NavigationFault] {
        (found.filter { isUnshown($0, uses) } + left.filter { isBlank($0.name, of: $0.place) || isUnshown($0, uses) })
            .map { code in
                NavigationFault(
                    rule: ComposableArchitectureLinker.unshownCase, name: code.name,
                    owner: features[code.place.owner].type,
                    detail: code.place.form == .stack ? "pushed" : "set", location: code.site.call.location)
            }
    }

    /// Whether nothing can show a case: no code but reducers names it, and what shows the rest of them shows nothing else.
    private func isUnshown(_ code: Unshown, _ uses: TCANames) -> Bool {
        guard let screens = code.place.screens, isClosed(screens.type), !uses.shown.contains(code.name) else {
            return false
        }
        return !linked.presentations.isShownWhole(code.place)
            && linked.states.cases(of: code.place).allSatisfy { !uses.rest.contains($0.facts.name) }
    }

    /// Whether all stacks of a state show some of its cases, and nothing for this one.
    private func isLeftOut(_ name: String, of place: TCAPresented) -> Bool {
        let built = arms(of: place)
        return !built.isEmpty && built.allSatisfy { arms in !arms.isEmpty && own(name, arms).isEmpty }
            || isBlank(name, of: place)
    }

    /// Whether each stack of a state says that a case has no view.
    private func isBlank(_ name: String, of place: TCAPresented) -> Bool {
        let built = arms(of: place)
        return !built.isEmpty
            && built.allSatisfy { arms in
                let own = own(name, arms)
                return !own.isEmpty && own.allSatisfy { $0.scope.isEmptyView($0.value) }
            }
    }

    private func own(_ name: String, _ arms: [TCAScreenArms.Arm]) -> [TCAScreenArms.Arm] {
        arms.filter { $0.screen == name }
    }

    /// What the stacks of a state show, each by itself.
    private func arms(of place: TCAPresented) -> [[TCAScreenArms.Arm]] {
        let arms = TCAScreenArms(context: context, screens: Set(linked.states.cases(of: place).map(\.facts.name)))
        return linked.presentations.stacks.filter {
            $0.state.owner == place.owner && $0.state.property == place.property
        }.map { stack in
            stack.destination.map { arms.arms(builtBy: $0, stack.destinationScope) } ?? []
        }
    }
}
