import Facts
import NavigationModel
import Types

/// What a destination's closure builds, case by case where it looks at its value.
struct CaseTargets: Hashable, Sendable {
    struct Arm: Hashable, Sendable {
        var name: String
        var targets = TargetResolver.Targets()
        /// What the cases of the case's own values build: `case .settings(let tab): switch tab { … }`.
        var inner: [String: TargetResolver.Targets] = [:]
        var location: RelativeLocation

        /// What is built where the case's own values are of the cases named.
        func targets(of values: [String]) -> TargetResolver.Targets {
            let known = values.compactMap { inner[$0] }
            guard !known.isEmpty else { return targets }
            return known.reduce(into: .init()) { $0.formUnion($1) }
        }
    }

    /// In the order of the code, one for each case.
    private(set) var arms: [Arm] = []
    /// Where each stands, by its name.
    private var positions: [String: Int] = [:]
    /// What is built whatever the case is.
    var rest = TargetResolver.Targets()
    /// The enum whose own property or function builds it.
    var shownBy: TypeID?
    /// The switches that look at the value.
    var switches: [SwitchFacts] = []

    init(rest: TargetResolver.Targets = .init(), switches: [SwitchFacts] = []) {
        (self.rest, self.switches) = (rest, switches)
    }

    func arm(of name: String) -> Arm? { positions[name].map { arms[$0] } }

    /// The cases that anything is built for.
    var shown: [String] { arms.filter { !$0.targets.targets.isEmpty }.map(\.name) }

    func targets(of name: String) -> TargetResolver.Targets? { arm(of: name)?.targets }

    mutating func formUnion(_ other: CaseTargets) {
        for arm in other.arms { add(arm) }
        rest.formUnion(other.rest)
        shownBy = shownBy ?? other.shownBy
        for item in other.switches where !switches.contains(item) { switches.append(item) }
    }

    mutating func add(_ arm: Arm) {
        guard let known = positions[arm.name] else {
            positions[arm.name] = arms.count
            arms.append(arm)
            return
        }
        arms[known].targets.formUnion(arm.targets)
        for (name, targets) in arm.inner { arms[known].inner[name, default: .init()].formUnion(targets) }
    }
}
