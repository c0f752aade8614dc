import Base
import NavigationModel

/// Parts of a graph in one line each, so that tests can say what they expect and print what they got.
///
/// ```
/// HomeView -push-> HomeCoordinator.detail (DetailView) call
/// HomeView -push-> HomeCoordinator.detail (DetailView) indirect through HomeCoordinator.open()
/// HomeView -sheet-> .showsHelp (HelpView) call
/// DetailView <-back- HomeCoordinator call
/// planet by onOpenURL in PlanetsApp: AppCoordinator -root-> main (MainTabs) / MainTabs -tab-> home
/// PlanetsApp => AppCoordinator
/// ```
///
/// What stands before the last dot of a destination is its coordinator; with nothing there, a view shows it by itself.
/// A name that begins with the dot may hold more of them.
package protocol OneLineNotation {
    var notation: String { get }
}

extension Transition: OneLineNotation {
    package var notation: String {
        let target = to.map { " (\($0.id))" } ?? ""
        return "\(from.id) -\(style.rawValue)-> \(coordinator?.id ?? "").\(destination)\(target) \(evidence.rawValue)"
            + (through.isEmpty ? "" : " through \(through.joined(separator: ", "))")
    }
}

extension Exit: OneLineNotation {
    package var notation: String {
        "\(from.id) <-\(style.rawValue)- \(coordinator?.id ?? "environment")" + (to.map { ".\($0)" } ?? "")
            + " \(evidence.rawValue)" + (through.isEmpty ? "" : " through \(through.joined(separator: ", "))")
    }
}

extension DeepLinkHop: OneLineNotation {
    package var notation: String {
        "\(coordinator.id) -\(style.rawValue)-> \(destination)" + (to.map { " (\($0.id))" } ?? "")
            + (expects.map { " expects \($0)" } ?? "") + (mismatched ? " mismatched" : "")
    }
}

extension DeepLink: OneLineNotation {
    package var notation: String {
        "\(name) by \(trigger): \(hops.map(\.notation).joined(separator: " / "))"
    }
}

extension Parameter: OneLineNotation {
    package var notation: String {
        (label.map { "\($0): " } ?? "") + type + (defaultValue.map { " = \($0)" } ?? "")
    }
}

extension Destination: OneLineNotation {
    /// `detail(id: Int) view DetailView in NavigationStack by push, sheet if os(iOS)`.
    package var notation: String {
        let shown = targets.isEmpty ? "" : " " + targets.map(\.id).joined(separator: " | ")
        return name + (parameters.isEmpty ? "" : "(\(parameters.map(\.notation).joined(separator: ", ")))")
            + " \(kind.rawValue)\(shown)" + (wrapper.map { " in \($0)" } ?? "")
            + (presentations.isEmpty ? "" : " by \(presentations.map(\.rawValue).joined(separator: ", "))")
            + (condition.map { " if \($0)" } ?? "")
    }
}

extension Coordinator: OneLineNotation {
    package var notation: String { "\(id) \(kind.rawValue) from \(initial.joined(separator: ", "))" }
}

extension Screen: OneLineNotation {
    package var notation: String {
        id + (reads.isEmpty ? "" : " reads \(reads.map(\.id).joined(separator: ", "))")
            + (contains.isEmpty ? "" : " contains \(contains.map(\.id).joined(separator: ", "))")
    }
}

extension EntryPoint: OneLineNotation {
    package var notation: String { "\(name) => \(to.id)" }
}

extension Journey: OneLineNotation {
    /// `PlanetsApp => Home -root-> HomeView (TipRow) -push-> DetailView`: views inside views in brackets, a router that is
    /// followed behind a tilde, and what is not certain behind its step: `-push-> DetailView inferred`.
    package var notation: String {
        steps.reduce(start.place.id) { text, step in
            let name = step.to?.id ?? step.transition?.destination ?? ""
            let doubt = step.certainty == .certain ? "" : " \(step.certainty.rawValue)"
            switch step.means {
            case .mounted: return "\(text) => \(name)"
            case .shown(let transition): return "\(text) -\(transition.style.rawValue)-> \(name)\(doubt)"
            case .part: return "\(text) (\(name))\(doubt)"
            case .followed: return "\(text) ~ \(name)"
            }
        }
    }
}

extension Finding: OneLineNotation {
    package var notation: String { "\(severity.rawValue) \(rule): \(message)" }
}

extension NotUnderstood: OneLineNotation {
    package var notation: String { "\(text): \(reason)" }
}

extension Collection where Element: OneLineNotation {
    /// One line for each, in order.
    package var notation: [String] { map(\.notation) }
}
