import Facts
import Presentation

/// A destination that an address leads to, and the way through the code to the call that shows it.
package struct AnsweredStep {
    /// A place on the way.
    package struct Visit {
        /// The same for what is reached through the same code before it.
        package let number: Int
        /// Where in that code the way goes on.
        let branch: CodeBranch

        /// - Parameters:
        ///   - number: the same for what is reached through the same code before it.
        ///   - branch: where in that code the way goes on.
        package init(number: Int, branch: CodeBranch) {
            self.number = number
            self.branch = branch
        }
    }

    /// What the address is called; nil where only code tells it.
    package let name: String?
    /// What is shown.
    package let step: HandlerAnswer.Step
    /// The way.
    package let visits: [Visit]

    /// - Parameters:
    ///   - name: what the address is called; nil where only code tells it.
    ///   - step: what is shown.
    ///   - visits: the way.
    package init(name: String?, step: HandlerAnswer.Step, visits: [Visit]) {
        self.name = name
        self.step = step
        self.visits = visits
    }

    /// Whether two steps never happen at once: where their ways part, one needs what the other rules out.
    private func excludes(_ other: AnsweredStep) -> Bool {
        zip(visits, other.visits).contains { first, second in
            first.number == second.number && first.branch.excludes(second.branch)
        }
    }

    /// The steps that can happen one after another, apart for each address.
    /// - Parameter steps: in the order in which the code comes to them.
    package static func ways(_ steps: [AnsweredStep]) -> [(name: String?, steps: [HandlerAnswer.Step])] {
        let names = steps.map(\.name).reduce(into: [String?]()) { if !$0.contains($1) { $0.append($1) } }
        return names.flatMap { name in
            chains(steps.filter { $0.name == name }).map { (name, $0.map(\.step)) }
        }
    }

    private static func chains(_ steps: [AnsweredStep]) -> [[AnsweredStep]] {
        var chains: [[AnsweredStep]] = [[]]
        for step in steps {
            var next: [[AnsweredStep]] = []
            for chain in chains {
                let fitting = chain.filter { !$0.excludes(step) }
                if fitting.count < chain.count { next.append(chain) }
                next.append(fitting + [step])
            }
            chains = Array(longest(next).prefix(most))
        }
        return chains
    }

    /// Without what is part of a longer one, which is no way of its own.
    private static func longest(_ chains: [[AnsweredStep]]) -> [[AnsweredStep]] {
        let places = chains.map { Set($0.map(\.step.location)) }
        return chains.indices.filter { position in
            !chains.indices.contains { other in
                other != position && places[position].isSubset(of: places[other])
                    && (places[position].count < places[other].count || other < position)
            }
        }.map { chains[$0] }
    }

    /// More ways than this are no description of anything.
    private static let most = 20
}
