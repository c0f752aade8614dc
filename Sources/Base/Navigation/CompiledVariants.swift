extension Sequence {
    /// What code on some platforms meets of what an `#if` declares several times: the first that is compiled for any of
    /// them, and the next ones for those platforms that are left.
    /// - Parameter own: the platforms that an element is compiled for.
    package func compiled(
        for platforms: Platforms, _ own: (Element) -> Platforms
    ) -> [(Element, platforms: Platforms)] {
        var left = platforms
        var found: [(Element, platforms: Platforms)] = []
        for element in self {
            let met = own(element).intersection(left)
            guard !met.isEmpty else { continue }
            found.append((element, met))
            left.subtract(met)
        }
        return found
    }
}
