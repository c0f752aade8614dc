import Base

extension NavigationGraph {
    /// How many of the places that were not understood show something by a system's calls.
    package func unresolvedCount(of system: NavigationSystem) -> Int { notUnderstood.count { $0.system == system } }

    /// That code which was not understood may lead where no way was found; nil where there is none.
    package var whatUnresolvedCodeHides: String? {
        let places = notUnderstood.filter { $0.mayShow && $0.rule == nil }
        guard let first = places.first else { return nil }
        let place = "\(first.location.file):\(first.location.line)"
        return places.count == 1
            ? "The code at \(place) wasn't understood, and may lead there."
            : "Code in \(places.count) places wasn't understood, and any of it may lead there. The first place is "
                + "\(place)."
    }
}
