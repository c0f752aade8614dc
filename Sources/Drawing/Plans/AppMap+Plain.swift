import NavigationModel

extension AppMap {
    /// What the screens of a coordinator show by themselves: a view, a coordinator, or what is built in place.
    struct PlainRow: Hashable {
        let coordinator: String
        /// What is shown; absent where it is built in place.
        let to: NodeReference?
        let name: String
        /// Whether the coordinator shows it first.
        let isFirst: Bool
        /// The id of the row on its card.
        let port: String
        private let transitions: [Transition]

        /// - Parameter transitions: every way to it, none of them empty.
        init(_ transitions: [Transition], coordinator: String, key: String) {
            self.coordinator = coordinator
            to = transitions.first?.to
            name = to?.name ?? transitions.first?.destination ?? ""
            isFirst = transitions.contains(where: \.isFirstView)
            port = "plain-" + DOTText.identifier(key)
            self.transitions = transitions
        }

        /// The styles, each with whether nothing but inference speaks for it.
        var ways: [(style: LineStyle, inferred: Bool)] {
            Set(transitions.map { LineStyle.shown($0.style) }).sorted().map { style in
                (style, reasons(style).isInferred)
            }
        }

        /// What speaks for a style.
        func reasons(_ style: LineStyle) -> [LineReason] {
            transitions.filter { .shown($0.style) == style }.map(LineReason.transition)
        }
    }

    /// A row for each thing that the coordinator's own code and its screens show by themselves.
    func plainRows(of coordinator: Coordinator) -> [PlainRow] {
        let transitions = index.plainTransitions(of: coordinator)
        var keys: [String] = []
        let rows = Dictionary(grouping: transitions) { transition in
            let key = transition.to.map { "to \($0.id)" } ?? "in \(transition.from.id).\(transition.destination)"
            if !keys.contains(key) { keys.append(key) }
            return key
        }
        return keys.compactMap { key in rows[key].map { PlainRow($0, coordinator: coordinator.id, key: key) } }
    }

    /// What views of no coordinator show, as far as it is drawn, and how many views are left out.
    var unowned: (drawn: [Transition], hidden: Int) {
        let all = index.unownedTransitions
        func views(_ transitions: [Transition]) -> Int {
            let ends = transitions.flatMap { tails(of: $0) + [head(of: $0)] }
            return Set(ends.filter { if case .coordinator = $0 { false } else { true } }).count
        }
        let count = views(all)
        guard count > mostViews else { return (all, 0) }
        let leading = all.filter { $0.to.flatMap { index.coordinator($0.id) } != nil }
        return (leading, count - views(leading))
    }

    /// The outermost views that the view with the call is part of, or the entry it is.
    func tails(of transition: Transition) -> [Place] {
        let from = transition.from
        if index.graph.entryPoints.contains(where: { $0.name == from.name }), index.screen(from.id) == nil {
            return [.entry(from.name)]
        }
        let outermost = index.holders(of: from.id).filter { index.screens(containing: $0).isEmpty }.sorted()
        let views = outermost.compactMap { index.screen($0)?.reference }
        return (views.isEmpty ? [from] : views).map { .view($0) }
    }

    /// What a view of no coordinator shows.
    func head(of transition: Transition) -> Place {
        guard let shown = transition.to else {
            return .inPlace(from: transition.from.id, name: transition.destination)
        }
        return index.coordinator(shown.id) == nil ? .view(shown) : .coordinator(shown.id)
    }
}
