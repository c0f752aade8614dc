import Base
import Facts
import Linking
import NavigationModel
import SwiftSource

/// Reads coordinators of Scaffolding, and of Zen, which it was called before.
///
/// ```swift
/// @Scaffoldable @Observable
/// final class HomeCoordinator: FlowCoordinatable {
///     var stack = FlowStack<HomeCoordinator>(root: .home)
///     func home() -> some View { HomeView() }
///     func settings() -> any Coordinatable { SettingsCoordinator() }
/// }
/// ```
///
/// A class with a hand-written `enum Destinations: Destinationable` is read as well.
enum ScaffoldingReader: CallReader {
    static let system = NavigationSystem.scaffolding

    static let marks = [
        "Scaffolding", "Zen", "Scaffoldable", "Coordinatable", "Destinationable", "TabCoordinatable",
        "RootCoordinatable", "FlowCoordinatable", "SplitCoordinatable",
    ]

    static let needles = [
        "route", "routeAndWait", "present", "presentAndWait", "setRoot", "selectFirstTab", "selectLastTab", "appendTab",
        "insertTab", "setTabs", "setSidebar", "setContent", "setDetail", "replaceLast", "popToRoot", "popToFirst",
        "popToLast", "dismissCoordinator", "dismissModal", "dismissPresentedModal", "dismissAllModals", "FlowStack",
        "TabItems", "SplitColumns",
    ]

    static func role(of call: CallFacts) -> CallRole? {
        ScaffoldingCalls.role(of: call)
    }

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) {
        // Stinsen's protocols and containers have names in common with these.
        guard !file.imports.contains("Stinsen") || file.imports.contains("Scaffolding") else { return ([], []) }
        var coordinators: [CoordinatorFacts] = []
        var notUnderstood: [UnresolvedCode] = []
        for type in file.types {
            if type.kind == .enum, type.path.count > 1, type.name == "Destinations",
                type.inherits.contains(where: { $0.last == "Destinationable" })
            {
                coordinators.append(handWritten(type, in: file))
            } else if isMarked(type), type.kind != .class {
                notUnderstood.append(
                    UnresolvedCode(
                        text: type.declaration.replacing("\n", with: " "),
                        reason: "@Scaffoldable can only be applied to a class", help: "make it a final class",
                        location: type.location, rule: NotUnderstood.refusedCoordinator))
            } else if type.kind == .class || type.kind == .extension {
                let state = ScaffoldingState.read(in: type)
                notUnderstood += state.notUnderstood
                guard isMarked(type) || state.kind != nil || !state.initial.isEmpty || conforms(type) else { continue }
                var found = CoordinatorFacts(
                    system: system, path: type.path, kinds: ScaffoldingMacro.kinds, containerKind: state.kind,
                    isDeclaration: isMarked(type), initial: state.initial, location: type.location)
                if isMarked(type) {
                    found.macroErrors = ScaffoldingMacro.errors(of: type, state)
                    found.addDestinations(of: type)
                }
                coordinators.append(found)
            }
        }
        return (coordinators, notUnderstood)
    }

    /// Whether the macro stands on the type.
    private static func isMarked(_ type: TypeFacts) -> Bool {
        type.attributes.contains { ["Scaffoldable", "Scaffolding.Scaffoldable", "Flow", "Zen.Flow"].contains($0) }
    }

    private static func conforms(_ type: TypeFacts) -> Bool {
        type.inherits.contains { name in ScaffoldingMacro.kinds.contains { $0.conformance == name.last } }
    }

    /// The coordinator around a `Destinations` enum written by hand.
    ///
    /// The arms of `value(for:)` name the methods: `case .detail: return Destination(instance.detail(), …)`.
    private static func handWritten(_ type: TypeFacts, in file: FileFacts) -> CoordinatorFacts {
        let owner = Array(type.path.dropLast())
        let methods = file.types.filter { $0.path == owner }.flatMap(\.functions)
        let value = type.functions.first { $0.name == "value" }?.body ?? BodyFacts()
        let destinations = type.cases.map { enumCase in
            let function = Self.function(of: enumCase.name, in: value) ?? enumCase.name
            let method = methods.first { $0.name == function }
            let returned = method?.returnText.map(ScaffoldingReturn.init)
            return DestinationFacts(
                name: enumCase.name, parameters: enumCase.parameters,
                shows: returned?.parts.first == .coordinator ? .coordinator : .view, function: function,
                tab: method.flatMap(TabReader.read), condition: enumCase.condition,
                documentation: enumCase.documentation ?? method?.documentation,
                declaration: method?.declaration ?? enumCase.declaration, location: enumCase.location)
        }
        return CoordinatorFacts(
            system: system, path: owner, kinds: ScaffoldingMacro.kinds, isDeclaration: true, destinations: destinations,
            location: type.location)
    }

    /// The method called on the coordinator in the arm of a case.
    private static func function(of enumCase: String, in value: BodyFacts) -> String? {
        let arm = value.calls.filter { call in
            call.patterns.contains { match in
                match.pattern.split(whereSeparator: { "., (".contains($0) }).contains { $0 == enumCase }
            }
        }
        return arm.compactMap { call -> String? in
            guard case .member(.parameter, let name) = call.callee else { return nil }
            return name
        }.first
    }
}

extension CoordinatorFacts {
    /// Adds what the macro makes of the functions in a class's own body.
    fileprivate mutating func addDestinations(of type: TypeFacts) {
        var tracked: [FunctionFacts] = []
        for function in type.functions where !function.isInitializer {
            guard let destination = DestinationFacts(scaffolding: function) else { continue }
            if !ScaffoldingMacro.refusals(function).isEmpty {
                rejected.append(destination)
                continue
            }
            guard ScaffoldingMacro.tracks(function, in: .newest) else {
                destinations.append(destination)
                continue
            }
            // The macro does not know what conditions mean: only branches of one `#if` are never compiled together.
            let isTaken = tracked.contains {
                $0.name == function.name && !ConditionalBranch.areExclusive($0.branches, function.branches)
            }
            if isTaken { duplicates.append(destination) } else { destinations.append(destination) }
            tracked.append(function)
        }
    }
}

extension DestinationFacts {
    /// The destination a function of a marked class declares, nil when it declares none.
    init?(scaffolding function: FunctionFacts) {
        guard !ScaffoldingMacro.isIgnored(function, in: .threeTwo), let text = function.returnText else { return nil }
        let isIgnoredByNewest = ScaffoldingMacro.isIgnored(function, in: .newest)
        guard !isIgnoredByNewest || ScaffoldingMacro.refusals(function).isEmpty else { return nil }
        let returned = ScaffoldingReturn(text)
        let shows: Shows
        if returned.isDestination, !isIgnoredByNewest || ScaffoldingMacro.tracks(function, in: .threeTwo) {
            shows = returned.parts.first == .coordinator ? .coordinator : .view
        } else if returned.isComposed, ScaffoldingMacro.tracks(function, in: .threeTwo) {
            shows = returned.parts.first == .composedCoordinator ? .coordinator : .view
        } else if let type = function.returnType,
            text == type.description || function.hasAttribute("FlowTracked")
        {
            shows = .type(type)
        } else {
            return nil
        }
        var traits = ScaffoldingMacro.refusals(function)
        if returned.isTuple { traits.append(.tuple) }
        if returned.parts.contains(.role) { traits.append(.tabRole) }
        if isIgnoredByNewest { traits.append(.ignoredByNewest) }
        self.init(
            name: function.name, parameters: ScaffoldingMacro.parameters(of: function), shows: shows, traits: traits,
            function: function.name, tab: TabReader.read(function), condition: function.condition,
            trackedBy: ScaffoldingMacro.trackingVersions(of: function), documentation: function.documentation,
            declaration: function.declaration, location: function.location)
    }
}
