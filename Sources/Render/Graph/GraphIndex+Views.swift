import NavigationModel

extension GraphIndex {
    /// A view and every view it is part of, however deep, by id.
    func holders(of id: String) -> Set<String> {
        closure(of: [id]) { screens(containing: $0).map(\.id) }
    }

    /// Views and every view they are made of, however deep, by id, sorted.
    func parts(of views: [NodeReference]) -> [String] {
        closure(of: views.map(\.id)) { screen($0)?.contains.map(\.id) ?? [] }.sorted()
    }

    private func closure(of ids: [String], next: (String) -> [String]) -> Set<String> {
        var found = Set(ids)
        var waiting = ids
        while let id = waiting.popLast() {
            waiting += next(id).filter { found.insert($0).inserted }
        }
        return found
    }

    /// A destination with its labels, as a call writes it: `moon(id:of:)`.
    func signature(of destination: Destination) -> String {
        guard !destination.parameters.isEmpty else { return destination.name }
        let labels = destination.parameters.map { ($0.label ?? "_") + ":" }
        return "\(destination.name)(\(labels.joined()))"
    }
}
