import Base
import NavigationModel

/// What the list of screens is filtered by, and which values each screen has.
struct ScreenFacets: Hashable, Sendable {
    enum Facet: String, CaseIterable {
        case style, coordinator, system, module, evidence
    }

    /// A value that rows are filtered by.
    struct Option: Hashable {
        let value: String
        let title: String
        /// The value in the short form that rows carry.
        let token: String
        /// How many screens have it.
        let count: Int
    }

    private typealias Values = [Facet: Set<String>]

    /// What each row has, in short, as words with spaces between.
    let tokens: [String]
    private let options: [Facet: [Option]]

    init(_ rows: [ScreenRow], _ index: GraphIndex) {
        let values = rows.map { Self.values(of: $0, index) }
        var options: [Facet: [Option]] = [:]
        var tokens: [Facet: [String: String]] = [:]
        for facet in Facet.allCases {
            let counts = Dictionary(values.flatMap { $0[facet] ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
            options[facet] = facet.sorted(counts.keys).enumerated().map { position, value in
                let token = "\(facet.letter)\(position)"
                // The only value there is tells no screen from another.
                if counts.count > 1 { tokens[facet, default: [:]][value] = token }
                return Option(value: value, title: facet.title(value), token: token, count: counts[value] ?? 0)
            }
        }
        self.options = options
        self.tokens = values.map { values in
            Facet.allCases.flatMap { facet in
                facet.sorted(values[facet] ?? []).compactMap { tokens[facet]?[$0] }
            }.joined(separator: " ")
        }
    }

    /// The values of a facet that some screen has.
    func options(of facet: Facet) -> [Option] { options[facet] ?? [] }

    private static func values(of row: ScreenRow, _ index: GraphIndex) -> Values {
        let own = index.destinations(showing: row.screen.id)
        let shown = own + row.ways.holders.flatMap { index.destinations(showing: $0.id) }
        let owners = Set(shown.map(\.coordinator.id))
        var systems = Set(owners.compactMap { index.coordinator($0)?.system })
        if !row.ways.shownPlainly.isEmpty { systems.insert(.swiftUI) }
        let transitions =
            own.flatMap { index.transitions(to: $0.destination) } + row.ways.shownPlainly
        return [
            .style: Set(row.styles.map(\.style.rawValue)), .coordinator: owners,
            .system: Set(systems.map(\.rawValue)), .module: row.screen.module.isEmpty ? [] : [row.screen.module],
            .evidence: Set(transitions.map(\.evidence.rawValue)),
        ]
    }
}

extension ScreenFacets.Facet {
    /// What the facet's tokens begin with.
    fileprivate var letter: String { self == .system ? "y" : String(rawValue.prefix(1)) }

    /// Values in the order the rest of the site has them.
    fileprivate func sorted(_ values: some Sequence<String>) -> [String] {
        switch self {
        case .style: values.compactMap(Style.init).sorted().map(\.rawValue)
        case .system: values.compactMap(NavigationSystem.init).sorted().map(\.rawValue)
        case .evidence: Evidence.allCases.map(\.rawValue).filter(Set(values).contains)
        case .coordinator, .module: values.sorted()
        }
    }

    fileprivate func title(_ value: String) -> String {
        self == .system ? NavigationSystem(rawValue: value)?.title ?? value : value
    }
}
