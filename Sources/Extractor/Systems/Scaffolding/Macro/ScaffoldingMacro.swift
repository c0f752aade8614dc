import Base
import Facts
import NavigationModel
import SwiftSource

/// The rules by which `@Scaffoldable` turns functions into destinations, version by version.
///
/// Up to 3.2 the macro compares the return type's text (`ScaffoldableMacro.swift`, `parseReturnType` and
/// `shouldAutoTrackFunction`, Scaffolding 3.2.0); after it, the type itself.
package enum ScaffoldingMacro {
    /// Versions whose rules differ, oldest first.
    package enum Version: CaseIterable {
        /// 1.x, under the name Zen, and 2.x.
        case two
        /// 3.0.0 to 3.1.0.
        case three
        /// 3.2.0.
        case threeTwo
        /// Everything after 3.2.
        case newest

        var name: String {
            switch self {
            case .two: "1.x–2.x"
            case .three: "3.0.0–3.1.0"
            case .threeTwo: "3.2.0"
            case .newest: "later than 3.2"
            }
        }
    }

    /// The protocols, in the order the macro prefers them.
    static let kinds = [
        ConformanceKind("TabCoordinatable", .tab), ConformanceKind("RootCoordinatable", .root),
        ConformanceKind("FlowCoordinatable", .flow), ConformanceKind("SplitCoordinatable", .split),
    ]

    /// Whether a version makes a destination of a function that stands in the class's own body.
    package static func tracks(_ function: FunctionFacts, in version: Version) -> Bool {
        guard !isIgnored(function, in: version) else { return false }
        if function.hasAttribute("FlowTracked") { return version == .two }
        guard let text = function.returnText else { return false }
        guard version != .newest else { return ScaffoldingReturn(text).isDestination && refusals(function).isEmpty }
        guard function.condition == nil else { return false }
        return matches(text) || (version == .three && isBareIdentifier(text))
    }

    /// The versions that make a destination of a function, nil when all do.
    static func trackingVersions(of function: FunctionFacts) -> String? {
        let tracking = Version.allCases.filter { tracks(function, in: $0) }
        guard tracking.count < Version.allCases.count else { return nil }
        return tracking.isEmpty ? "no version" : tracking.map(\.name).joined(separator: ", ")
    }

    /// Whether a function is kept out by attribute. The module's name before it is understood after 3.2 only, and an
    /// attribute inside `#if` by no version.
    static func isIgnored(_ function: FunctionFacts, in version: Version) -> Bool {
        function.attributes.contains { attribute in
            guard attribute.location != nil else { return false }
            let name = version == .newest ? attribute.name.split(separator: ".").last : Substring(attribute.name)
            return name == "ScaffoldingIgnored" || name == "FlowIgnored"
        }
    }

    /// What every version of the macro, or every one that looks at it, says against a class that is a coordinator.
    static func errors(of type: TypeFacts, _ state: ScaffoldingState) -> [MacroError] {
        var errors = type.attributeArguments.filter { argument in
            ["Scaffoldable", "Scaffolding.Scaffoldable"].contains(argument.attribute)
                && ["injectsCoordinator", "codable"].contains(argument.label)
                && !["true", "false"].contains(argument.text)
        }.map { argument in
            MacroError(
                text: "\(argument.label): \(argument.text)", reason: "isn't a literal",
                help: "Write `true` or `false`: the macro can't evaluate anything else.", location: argument.location)
        }
        // The macro sees the class's own text alone.
        let names = type.inherits.contains { name in
            kinds.contains { $0.conformance == name.last }
        }
        if !names, state.kind == nil {
            errors.append(
                MacroError(
                    text: type.name, reason: "doesn't name a coordinator protocol in its inheritance clause",
                    help: "Name the protocol in the class's own inheritance clause.", location: type.location))
        }
        return errors
    }

    /// What makes a function unusable as a destination: after 3.2 the macro refuses it, before that what the macro
    /// makes of it does not compile.
    static func refusals(_ function: FunctionFacts) -> [DestinationFacts.Trait] {
        var found: [DestinationFacts.Trait] = []
        if function.isGeneric { found.append(.generic) }
        if function.effects.contains(where: { $0 == "async" || $0 == "reasync" }) { found.append(.async) }
        if function.effects.contains(where: { $0 == "throws" || $0 == "rethrows" }) { found.append(.throws) }
        if function.isStatic { found.append(.static) }
        if function.unavailability != nil { found.append(.unavailable) }
        if function.parameters.contains(where: { !refusedSpecifiers.isDisjoint(with: $0.specifiers) }) {
            found.append(.parameter)
        }
        return found
    }

    /// What makes a parameter no plain value; `sending` or `nonisolated(nonsending)` does not.
    private static let refusedSpecifiers: Set = ["inout", "borrowing", "consuming", "isolated", "...", "some"]

    /// The parameters of the case that stands for a function, as the macro writes them.
    package static func parameters(of function: FunctionFacts) -> [Parameter] {
        function.parameters.map { parameter in
            let stored = StoredType(parameter.typeText)
            return Parameter(
                label: parameter.label, name: parameter.name ?? parameter.label ?? "value", type: stored.text,
                defaultValue: parameter.defaultValue.map(stored.defaultValue))
        }
    }

    /// The comparison of texts that the macro made up to 3.2, with what it lets through besides what is meant:
    /// `some ViewModifier` begins like `some View`.
    private static func matches(_ text: String) -> Bool {
        if text.hasPrefix("some View") || text.hasPrefix("any Coordinatable") { return true }
        let hasCoordinator = text.contains("any Coordinatable")
        let hasRole = text.contains("TabRole")
        let views = text.ranges(of: "some View").count
        if hasRole {
            if hasCoordinator { return true }
            if text.contains(/\(some View,\s*some View,\s*TabRole\)/) { return true }
            if views == 1 { return true }
        }
        return text.contains("(any Coordinatable, some View)") || text.contains("(some View, some View)")
    }

    /// What 3.0 and 3.1 took for a coordinator's name.
    private static func isBareIdentifier(_ text: String) -> Bool {
        !text.contains { "( <".contains($0) } && text.first?.isLetter == true
    }
}
