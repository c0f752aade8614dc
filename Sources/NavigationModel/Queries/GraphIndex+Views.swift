extension GraphIndex {
    /// A view and every view it is part of, however deep, by id.
    package func holders(of id: String) -> Set<String> {
        closure(of: [id]) { screens(containing: $0).map(\.id) }
    }

    /// Views and every view they are made of, however deep, by id, sorted; what a coordinator among them is made of is
    /// its own.
    package func parts(of views: [NodeReference]) -> [String] {
        closure(of: views.map(\.id)) { id in
            screen(id)?.contains.map(\.id).filter { coordinator($0) == nil } ?? []
        }.sorted()
    }

    private func closure(of ids: [String], next: (String) -> [String]) -> Set<String> {
        var found = Set(ids)
        var waiting = ids
        while let id = waiting.popLast() {
            waiting += next(id).filter { found.insert($0).inserted }
        }
        return found
    }
}
