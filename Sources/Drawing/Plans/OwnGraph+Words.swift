import Base
import NavigationModel

extension OwnGraph {
    /// What a place is called.
    struct Label {
        var name: String
        /// A second, quieter line; empty for none.
        var detail = ""
        /// Everything, unshortened; by default the name and the detail.
        var title: String?
    }

    /// What a place is called.
    /// - Parameters:
    ///   - isBrief: whether parameters and the ending all coordinators share are left out.
    func words(for place: Place, isBrief: Bool = false) -> Label {
        switch place {
        case .itself:
            return Label(name: "itself", title: "\(coordinator.name) itself")
        case .views:
            return Label(name: "its screens")
        case .others:
            return Label(name: "other types")
        case .inPlace(_, let name):
            return Label(name: name, detail: "inline view")
        case .opened(let count):
            return Label(name: Words.count(count, "view"))
        case .openers(let count), .around(let count):
            return Label(name: Words.count(count, "coordinator"))
        case .entry(let name):
            return Label(name: name, detail: "entry point")
        case .type(let reference):
            return Label(name: reference.name)
        case .destination(let id):
            guard let destination = index.destination(id) else { return Label(name: id) }
            return words(for: destination, isFirst: first.contains(place), isBrief: isBrief)
        case .firstView(let reference):
            return Label(name: reference.name, detail: "root view")
        case .coordinator(let reference):
            let coordinator = index.coordinator(reference.id)
            let full = coordinator?.noun ?? "coordinator"
            return Label(
                name: brief(reference.name, isBrief), detail: isBrief ? coordinator?.word ?? full : full,
                title: "\(reference.name), \(full)")
        case .foreign(let owner, let id):
            guard let destination = index.destination(id) else { return Label(name: id, detail: "in \(owner.name)") }
            let shows = destination.targets.map(\.name).joined(separator: " or ")
            let detail = isBrief || shows.isEmpty ? "in" : "\(shows) in"
            return Label(
                name: isBrief ? destination.name : index.signature(of: destination),
                detail: "\(detail) \(brief(owner.name, isBrief))",
                title: [index.signature(of: destination), shows, "in \(owner.name)"].filter { !$0.isEmpty }
                    .joined(separator: ", "))
        case .screen(let reference):
            let names = owners(of: reference).map { brief($0.name, isBrief) }
            return Label(
                name: reference.name,
                detail: names.isEmpty ? "" : "in " + GraphWords.few(names, limit: 2).joined(separator: ", "))
        }
    }

    /// The other coordinators that show a view, or a screen it is part of, sorted.
    func owners(of screen: NodeReference) -> [NodeReference] {
        let shown = index.holders(of: screen.id).flatMap { index.destinations(showing: $0) }.map(\.coordinator)
        return Set(shown).filter { $0.id != coordinator.id }.sorted()
    }

    private func words(for destination: Destination, isFirst: Bool, isBrief: Bool) -> Label {
        let targets = destination.targets.map(\.name)
        let signature = index.signature(of: destination)
        let shows = targets.isEmpty ? "inline view" : GraphWords.few(targets, limit: 2).joined(separator: " or ")
        let full = [signature, targets.joined(separator: " or "), isFirst ? "root" : ""]
        return Label(
            name: isBrief ? destination.name : signature, detail: isFirst ? "\(shows), root" : shows,
            title: full.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    private func brief(_ name: String, _ isBrief: Bool) -> String {
        guard isBrief else { return name }
        let isLonger = !suffix.isEmpty && name.hasSuffix(suffix) && name.count > suffix.count
        guard isLonger else { return name }
        let short = name.dropLast(suffix.count)
        return String(short.last == "." ? short.dropLast() : short)
    }

    /// What a place is called where a line to or from it is told.
    func name(_ place: Place) -> String {
        if case .itself = place { return coordinator.name }
        return words(for: place).name
    }
}
