import Facts
import Types

/// A property of a feature's state that says what is presented.
///
/// ```swift
/// @Presents var destination: Destination.State?
/// var path = StackState<Path.State>()
/// ```
struct TCAPresented: Sendable {
    enum Form: Sendable {
        /// `StackState<Path.State>`.
        case stack
        /// Something that is presented while it is there.
        case optional
        /// `var isHelpPresented: Bool`.
        case flag
        /// A value that is no state and no enum, and is presented while it is there: `var document: Document?`.
        case value
    }

    /// The feature whose state has it.
    let owner: TCAFeatureID
    /// Where it stands in a part of the state that is no feature, the way there: `paths.about`.
    let property: String
    let form: Form
    /// The enum whose cases are presented; nil where it is a single one.
    let screens: TCAFeature.Screens?
    /// The feature that is presented, where it is a single one.
    let child: TCAFeatureID?
    /// The property of what is presented that holds the enum, where that is not the whole:
    /// `struct State { let id: Int; var screen: Screen }`.
    var inner: String?
    /// Whether an attribute says that it presents something.
    let isMarked: Bool
    /// Whether it is an array, which is a path only where a stack is bound to it: `var path: [Route]`.
    var isArray = false
    /// Whether what is presented isn't in the sources.
    var isUnknown: Bool { isMarked && screens == nil && child == nil }
    let location: RelativeLocation

    /// The same as a single value, whatever its cases are.
    var asValue: TCAPresented {
        TCAPresented(
            owner: owner, property: property, form: .value, screens: nil, child: nil, isMarked: isMarked,
            location: location)
    }

    /// The same at the end of a way.
    fileprivate func at(_ path: String) -> TCAPresented {
        TCAPresented(
            owner: owner, property: path, form: form, screens: screens, child: child, inner: inner, isMarked: isMarked,
            isArray: isArray, location: location)
    }

    /// The way through the store of what is presented without the property that holds the enum.
    func inside(_ path: ArraySlice<String>) -> ArraySlice<String> {
        inner != nil && path.first == inner ? path.dropFirst() : path
    }
}

/// What the states of all features present, found once.
struct TCAPresentedStates: Sendable {
    let features: TCAFeatures
    private var byFeature: [TCAFeatureID: [String: TCAPresented]]

    private var byScreens: [TCAFeatureID: [TCAPresented]]
    private let held: Set<TCAFeatureID>

    private static let stacks: Set<String> = ["StackState", "StackStateOf"]
    private static let marks: Set<String> = ["Presents", "PresentationState"]
    /// What asks and tells something, and shows no screen.
    static let alerts: Set<String> = ["AlertState", "ConfirmationDialogState", "ActionSheetState"]

    init(_ features: TCAFeatures) {
        self.features = features
        byFeature = features.ids.reduce(into: [:]) { found, feature in
            let own = Self.presented(by: feature, features)
            if !own.isEmpty { found[feature] = own }
        }
        byScreens = Self.byScreens(byFeature)
        held = Self.held(features)
    }

    private static func byScreens(
        _ found: [TCAFeatureID: [String: TCAPresented]]
    ) -> [TCAFeatureID: [TCAPresented]] {
        Dictionary(
            grouping: found.values.flatMap(\.values).filter { $0.screens?.feature != nil && !$0.isArray }
        ) { $0.screens?.feature ?? $0.owner }
    }

    /// Forgets arrays that are no paths.
    mutating func keepArrays(where isPath: (TCAPresented) -> Bool) {
        byFeature = byFeature.mapValues { $0.filter { !$0.value.isArray || isPath($0.value) } }
        byScreens = Self.byScreens(byFeature)
    }

    /// What a property of a feature's state presents.
    func presented(_ property: String, by feature: TCAFeatureID) -> TCAPresented? { byFeature[feature]?[property] }

    /// What a feature's state presents, in the order of the source.
    func presented(by feature: TCAFeatureID) -> [TCAPresented] {
        (byFeature[feature] ?? [:]).values.sorted { features.table.isOrdered($0.location, before: $1.location) }
    }

    /// What all features present.
    var all: [TCAPresented] { byFeature.values.flatMap(\.values) }

    /// What is made of a feature's cases, where it is one thing alone.
    func presenting(_ feature: TCAFeatureID) -> TCAPresented? {
        guard let found = byScreens[feature], found.count == 1 else { return nil }
        return found[0]
    }

    /// Whether a feature is only what a stack or something presented is made of.
    func isPresented(_ feature: TCAFeatureID) -> Bool { byScreens[feature] != nil && !held.contains(feature) }

    /// The features whose states are always there as parts of others, `var schedule: Schedule.State`, or are one of several that
    /// another's may be: `enum State { case intro(Intro.State), home(Home.State) }`.
    private static func held(_ features: TCAFeatures) -> Set<TCAFeatureID> {
        let table = features.table
        return features.ids.reduce(into: []) { found, feature in
            if table[features[feature].state ?? features[feature].type].kind == .enum {
                let held = features.cases(of: feature).compactMap(\.types.first)
                found.formUnion(held.compactMap { features.feature($0) })
            }
            guard let state = features[feature].state, table[state].kind == .struct else { return }
            for reference in table[state].properties.values {
                let property = table.property(reference)
                guard !property.isStatic, !property.declaration.hasSuffix("?"),
                    let use = use(of: property, table.scope(of: reference)), use.name.arguments.isEmpty,
                    let child = features.feature(use)
                else { continue }
                found.insert(child)
            }
        }
    }

    /// The cases that are screens: not those of alerts.
    func cases(of presented: TCAPresented) -> [TCAFeatures.Case] {
        guard let screens = presented.screens else { return [] }
        var names: Set<String> = []
        return features.cases(ofType: screens.type).filter { !Self.isAlert($0) && names.insert($0.facts.name).inserted }
    }

    /// Whether a case is an alert or a dialog.
    static func isAlert(_ enumCase: TCAFeatures.Case) -> Bool {
        guard let type = enumCase.facts.types.first ?? nil else { return false }
        // A state that is written with the actions of its buttons is one of these, whatever it is called.
        return alerts.contains(type.last) || (type.last.hasSuffix("State") && !type.arguments.isEmpty)
    }

    /// The feature of one of its cases, or of what it presents as a single one.
    func child(_ name: String?, of presented: TCAPresented) -> TCAFeatureID? {
        guard let name else { return presented.child }
        let found = presented.screens.flatMap { screens in
            features.cases(ofType: screens.type).first { $0.facts.name == name }
        }
        return found?.types.first.flatMap { features.feature($0) }
    }

    // MARK: Reading

    private static func presented(by feature: TCAFeatureID, _ features: TCAFeatures) -> [String: TCAPresented] {
        guard let state = features[feature].state else { return [:] }
        var found = presented(in: state, feature, features)
        for (name, part) in parts(of: state, features) {
            for (property, inside) in presented(in: part, feature, features) {
                let path = "\(name).\(property)"
                found[path] = inside.at(path)
            }
        }
        return found
    }

    /// The parts of a state that only hold together some of its properties: `var paths = Paths()`.
    private static func parts(of state: TypeID, _ features: TCAFeatures) -> [(name: String, type: TypeID)] {
        let table = features.table
        return table[state].properties.values.compactMap { reference in
            let property = table.property(reference)
            guard !property.isStatic, let use = use(of: property, table.scope(of: reference)),
                !property.declaration.hasSuffix("?"), use.name.arguments.isEmpty, let type = table.find(use),
                table[type].outer == state, table[type].kind == .struct, features.feature(of: type) == nil
            else { return nil }
            return (property.name, type)
        }
    }

    private static func presented(
        in type: TypeID, _ feature: TCAFeatureID, _ features: TCAFeatures
    ) -> [String: TCAPresented] {
        let table = features.table
        // What an enum has beside its cases only looks at these.
        guard table[type].kind != .enum else { return [:] }
        return table[type].properties.values.reduce(into: [:]) { found, reference in
            let property = table.property(reference)
            guard !property.isStatic else { return }
            let isMarked = property.attributes.contains { marks.contains($0.name) }
            guard let use = use(of: property, table.scope(of: reference)) else { return }
            let written = table.expanded(use)
            func add(_ form: TCAPresented.Form, _ screens: TCAFeature.Screens?, _ child: TCAFeatureID?) {
                found[property.name] = TCAPresented(
                    owner: feature, property: property.name, form: form, screens: screens, child: child,
                    isMarked: isMarked, location: property.location)
            }
            /// What a single child only holds beside other values.
            func addHeld(by child: TCAFeatureID, _ form: TCAPresented.Form) -> Bool {
                guard let held = held(by: child, features) else { return false }
                add(form, TCAFeature.Screens(type: held.type, feature: child), nil)
                found[property.name]?.inner = held.name
                return true
            }
            if stacks.contains(written.name.last), let element = written.name.arguments.first {
                let inside = written.beside(element)
                guard let screens = features.screens(inside) else { return }
                let isEnum = table[screens.type].kind == .enum
                // What a feature declares for its stack alone: `struct Path { struct State { let id: Int; var screen: Screen } }`.
                if let child = screens.feature, !isEnum, table[features[child].type].outer == features[feature].type,
                    addHeld(by: child, .stack)
                {
                    return
                }
                return add(.stack, isEnum ? screens : nil, isEnum ? nil : screens.feature)
            }
            if written.name.last == "Array", let element = written.name.arguments.first,
                let screens = features.screens(written.beside(element)), table[screens.type].kind == .enum
            {
                add(.stack, screens, nil)
                found[property.name]?.isArray = true
                return
            }
            guard isMarked || property.declaration.hasSuffix("?"), !alerts.contains(written.name.last) else { return }
            let screens = features.screens(written)
            if let screens, table[screens.type].kind == .enum, written.name.arguments.isEmpty {
                add(.optional, screens, nil)
            } else if written.name.arguments.isEmpty, let child = features.feature(written) {
                if isMarked, addHeld(by: child, .optional) { return }
                add(.optional, nil, child)
            } else if written.name.last == "Identified", let held = written.name.arguments.last,
                let child = features.feature(written.beside(held))
            {
                // `var selection: Identified<Row.ID, Row.State>?`
                add(.optional, nil, child)
            } else if isMarked, screens == nil, written.name.last == "State", written.name.arguments.isEmpty {
                // A feature of another package.
                add(.optional, nil, nil)
            }
        }
    }

    /// The enum of screens that the state of a feature, a struct, is about: one of the feature's own, whose cases hold states.
    private static func held(by child: TCAFeatureID, _ features: TCAFeatures) -> (name: String, type: TypeID)? {
        let table = features.table
        guard let state = features[child].state, table[state].kind == .struct else { return nil }
        let owners = [state, features[child].type]
        let found = table[state].properties.values.compactMap { reference -> (name: String, type: TypeID)? in
            let property = table.property(reference)
            guard !property.isStatic,
                let type = use(of: property, table.scope(of: reference)).flatMap({ table.find($0) }),
                table[type].kind == .enum, table[type].outer.map(owners.contains) == true
            else { return nil }
            let cases = features.cases(ofType: type)
            let areScreens = cases.allSatisfy { $0.types.first.flatMap { features.feature($0) } != nil }
            return cases.isEmpty || !areScreens ? nil : (property.name, type)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The type of a property, as it is written or as its value begins: `= StackState<Path.State>()`.
    private static func use(of property: PropertyFacts, _ scope: Scope) -> TypeUse? {
        if let type = property.type { return TypeUse(type, in: scope) }
        guard case .call(let index)? = property.body.results.first, let call = scope.call(at: index),
            var name = TypeName(reading: call.callee)
        else { return nil }
        name.arguments = call.typeArguments
        return TypeUse(name, in: scope)
    }
}
