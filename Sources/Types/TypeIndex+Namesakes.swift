import Base
import Facts

extension TypeIndex {
    /// The types that a name may mean where several stand equally near; none where it means one, or none at all.
    func namesakes(_ name: String, from file: FileID) -> [TypeID] {
        guard let candidates = topLevel[name], candidates.count > 1 else { return [] }
        let ranked = candidates.filter { !self[$0].isExternal && isVisible($0, from: file) }
            .map { (rank: rank($0, from: file), id: $0) }
        guard let best = ranked.map(\.rank).max(by: <) else { return [] }
        let nearest = ranked.filter { $0.rank == best }.map(\.id)
        return nearest.count > 1 ? nearest : []
    }

    /// The types of a name that stand in some modules.
    func types(named name: String, in modules: Set<String>) -> [TypeID] {
        (topLevel[name] ?? []).filter { modules.contains(self[$0].module) && !self[$0].isExternal }
    }
}
