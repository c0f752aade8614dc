extension Journey {
    /// A move together with what it starts from.
    package struct Stop: Hashable, Sendable {
        package let step: Step
        /// The views inside the place before, outermost first, the last of which holds the call; and the router the place
        /// before follows.
        package let inside: [Step]
    }

    /// The moves of the way, each with the views passed on the way to its call.
    package var stops: [Stop] { folded.stops }

    /// The views the last place holds, outermost first, up to the one the way leads to.
    package var tail: [Step] { folded.tail }

    private var folded: (stops: [Stop], tail: [Step]) {
        var stops: [Stop] = []
        var inside: [Step] = []
        for step in steps {
            guard step.isMove else {
                inside.append(step)
                continue
            }
            stops.append(Stop(step: step, inside: inside))
            inside = []
        }
        return (stops, inside)
    }
}
