import Base

extension TypeFacts {
    /// Leaves of its code what counts on some platforms; code that counts on none of them stays as it is.
    package mutating func limit(to platforms: Platforms) {
        properties = properties.map { property in property.body.limited(to: platforms).map(property.with) ?? property }
        functions = functions.map { function in
            function.body.limited(to: platforms).map { function.with(body: $0) } ?? function
        }
    }
}

extension BodyFacts {
    /// The same code on some platforms; nil where that is no difference.
    fileprivate func limited(to platforms: Platforms) -> BodyFacts? {
        guard calls.contains(where: { $0.platforms.limited(to: platforms) != $0.platforms }) else { return nil }
        let limited = calls.map { $0.with(platforms: $0.platforms.limited(to: platforms)) }
        return BodyFacts(calls: limited, results: results, switches: switches, blocks: blocks)
    }
}
