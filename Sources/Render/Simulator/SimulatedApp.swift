import Base
import NavigationModel

/// What the simulator knows of an app: its graph, as compact as a page can take it. Nodes refer to each other by position;
/// the first stands for what mounts the app.
struct SimulatedApp: Encodable, Hashable, Sendable {
    /// A place in the source: the position of its file, and its line.
    typealias Place = [Int]

    struct File: Encodable, Hashable, Sendable {
        let name: String
        /// The address of its source with `{line}` where the line goes; absent without links to the source.
        let address: String?
    }

    /// A coordinator, a screen, or a view that is both.
    struct Node: Encodable, Hashable, Sendable {
        var id: String
        var name: String
        /// Its page, relative to the site's folder.
        var page: String?
        /// What its navigation bar says.
        var title: String?
        /// The first paragraph of its documentation.
        var words: String?
        var place: Place?
        var contains: [Int]?
        var transitions: [Int]?
        var exits: [Int]?
        /// The transitions that it makes by itself once it is shown.
        var opened: [Int]?
        // Of coordinators alone.
        /// Whether it is a view itself, with controls of its own.
        var isView: Bool?
        var system: NavigationSystem?
        var kind: CoordinatorKind?
        var initial: [Int]?
        /// The tab that is selected first, where that need not be the first one.
        var selected: Int?
        /// What is pushed on what is shown first, before any call.
        var pushed: [Int]?
        /// What may be pushed on that: what each of the values holds that the state may be made with.
        var begins: [[Int]]?
        /// What is presented from the beginning, before any call.
        var presented: [Presented]?
        var destinations: [Destination]?
        var hosts: [Int]?
        /// What a stack shows first that is no destination of it.
        var first: Int?
    }

    /// A destination in a style.
    struct Presented: Encodable, Hashable, Sendable {
        let dest: Int
        let style: Style
    }

    struct Destination: Encodable, Hashable, Sendable {
        let name: String
        /// Label, name, and a sample value.
        let parameters: [[String]]?
        let targets: [Int]?
        let styles: [Style]?
        let tab: String?
        let words: String?
    }

    struct Transition: Encodable, Hashable, Sendable {
        let owner: Int?
        let dest: Int?
        /// What is shown where no coordinator owns it, and where one could show several.
        let to: Int?
        let name: String
        let style: Style
        /// The name of a `ShowOperation`.
        let op: String?
        let number: Int?
        /// All tabs that the call sets, in order.
        let tabs: [Int]?
        let isInferred: Bool?
        let label: String?
        let call: String?
        let place: Place
    }

    struct Exit: Encodable, Hashable, Sendable {
        let owner: Int?
        /// The name of an `ExitOperation`.
        let op: String
        let number: Int?
        /// Whether the source does not tell how far it goes back.
        let isOpen: Bool?
        let dest: Int?
        let call: String
        let label: String?
        let place: Place
    }

    struct Hop: Encodable, Hashable, Sendable {
        /// Nil for what a view shows by itself.
        let owner: Int?
        let dest: Int?
        /// What that is called.
        let name: String?
        let style: Style
        /// The name of a `ShowOperation`.
        let op: String?
        let number: Int?
        let to: Int?
        /// Whether nothing after it happens.
        let stops: Bool?
    }

    struct Link: Encodable, Hashable, Sendable {
        let name: String
        let trigger: String
        let hops: [Hop]
        let place: Place
    }

    struct Start: Encodable, Hashable, Sendable {
        let name: String
        let to: Int
    }

    let title: String
    let files: [File]
    let nodes: [Node]
    let transitions: [Transition]
    let exits: [Exit]
    let links: [Link]
    let starts: [Start]
}
