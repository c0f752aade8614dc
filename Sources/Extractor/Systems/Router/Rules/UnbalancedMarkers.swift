import Rules
import Base
import Facts
import Linking
import NavigationModel
import Presentation

/// A generator's marker without its counterpart: a region that never ends or never began, or cases that are kept where
/// the arms are not, or the other way round. The generator finds no place to write to, and skips the file.
enum UnbalancedMarkers: Rule {
    static let description = RuleDescription(
        id: "unbalanced-markers", severity: .warning, systems: [.router],
        summary: "A code generator's start or end marker is missing.",
        why: """
            The generator writes its code between a start marker and an end marker, in the enum and in the switch. If a
            marker is missing, the generator skips the file.
            """,
        wrong: """
            // MARK: - Cases (auto-generated)
            case home
            case detail
            """,
        right: """
            // MARK: - Cases (auto-generated)
            case detail
            case home
            // MARK: - End auto-generated
            """,
        exceptions: """
            The rule ignores projects without any markers, because they don't use a generator.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.managed.unbalanced.map { alone($0, app) } + app.routes.flatMap { oneSided($0, app) }
    }

    private static func alone(_ marker: GeneratorMarker, _ app: CheckedApp) -> Finding {
        let isEnd = marker.kind == .end
        let owner = app.routes.first { route in
            (route.places(of: .cases) + route.places(of: .routes)).contains { $0.file == marker.location.file }
        }
        return finding(
            message: "`// \(marker.kind.rawValue)` \(isEnd ? "has no start marker" : "has no end marker").",
            help: isEnd
                ? "Add a start marker before the end marker, or remove the end marker."
                : "Add `// \(GeneratorMarker.Kind.end.rawValue)` after the generated code.",
            subject: owner.map { app.reference(to: $0.owner).id }, location: marker.location)
    }

    /// Markers around an enum's cases and none around the arms, or the other way round.
    private static func oneSided(_ route: RouteEnum, _ app: CheckedApp) -> [Finding] {
        [(GeneratorMarker.Kind.cases, "enum cases"), (.routes, "switch cases")].flatMap { side, kept -> [Finding] in
            let (other, lost) = side == .cases ? (GeneratorMarker.Kind.routes, "switch cases") : (.cases, "enum cases")
            let others = Set(route.places(of: other).map(\.file))
            guard !others.isEmpty, !others.contains(where: { app.managed.hasRegion(other, in: $0) }),
                !app.managed.unbalanced.contains(where: { others.contains($0.location.file) }),
                let marker = route.places(of: side).lazy.map(app.location)
                    .compactMap({ app.managed.marker(around: $0, of: side) }).first
            else { return [] }
            return [
                finding(
                    message: "A generator maintains the \(kept) of \(app.name(of: route.type)), but there are no "
                        + "markers around its \(lost).",
                    help: "Add `// \(other.rawValue)` and `// \(GeneratorMarker.Kind.end.rawValue)` around them.",
                    subject: app.reference(to: route.owner).id, location: marker.location)
            ]
        }
    }
}

extension RouteEnum {
    /// Where its cases stand, or the arms of its switches.
    fileprivate func places(of kind: GeneratorMarker.Kind) -> [RelativeLocation] {
        kind == .cases ? cases.map(\.location) : switches.flatMap(\.arms).map(\.location)
    }
}
