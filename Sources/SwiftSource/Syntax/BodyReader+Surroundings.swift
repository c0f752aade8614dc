import Base
import Facts

extension BodyReader {
    /// What the code around an expression says about it.
    ///
    /// One is made for every expression, and nearly all know the same names: these are shared until one of them changes.
    struct Surroundings {
        /// What changes where names are declared and where closures and cases begin.
        private final class Known {
            var names: [String: Expression] = [:]
            var bindings: [String: Expression] = [:]
            var undecided: [String: Int] = [:]
            var closure: ClosureContext?
            var conditions: [PatternFacts] = []
            var matches: [Match] = []

            init() {}

            init(_ known: Known) {
                (names, bindings, undecided) = (known.names, known.bindings, known.undecided)
                (closure, conditions, matches) = (known.closure, known.conditions, known.matches)
            }
        }

        private var known = Known()
        /// The platforms that it is compiled for.
        var platforms: Platforms
        /// The innermost statement around the expression.
        var statement = StatementPosition()
        /// How deep the expression is nested, so that no input overflows the stack.
        var depth = 0

        init(platforms: Platforms) { self.platforms = platforms }

        /// Local names and what they stand for.
        var names: [String: Expression] {
            get { known.names }
            _modify { yield &own.names }
        }

        /// What bindings to names stand for that an `if let` has taken.
        var bindings: [String: Expression] {
            get { known.bindings }
            _modify { yield &own.bindings }
        }

        /// The local names declared without a value, each with where what it is assigned is collected.
        var undecided: [String: Int] {
            get { known.undecided }
            _modify { yield &own.undecided }
        }

        /// The innermost closure that is an argument of a call.
        var closure: ClosureContext? {
            get { known.closure }
            set { own.closure = newValue }
        }

        /// What enclosing `switch` cases and comparisons match and rule out.
        var conditions: [PatternFacts] {
            get { known.conditions }
            _modify { yield &own.conditions }
        }

        /// The same, as data, for what is returned from inside.
        var matches: [Match] {
            get { known.matches }
            _modify { yield &own.matches }
        }

        /// What only this one knows.
        private var own: Known {
            mutating get {
                if !isKnownUniquelyReferenced(&known) { known = Known(known) }
                return known
            }
        }

        /// Takes in what a condition rules out; what it matches is told where its parts are read.
        mutating func rule(out decision: PatternFacts) {
            let isNil = decision.cases == [.literal("nil")]
            if decision.isExcluded || decision.type != nil || isNil { conditions.append(decision) }
        }

        func deeper() -> Surroundings {
            var copy = self
            copy.depth += 1
            return copy
        }

        /// The same inside of an `#if`.
        func compiled(where condition: String) -> Surroundings {
            var copy = self
            copy.platforms.formIntersection(Platforms(condition: condition))
            return copy
        }
    }
}
