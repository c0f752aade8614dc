import Facts
import Types

/// The storyboards of the sources: their scenes by what code and segues call them.
package struct UIKitStoryboards {
    package struct Board {
        package let name: String
        package let file: FileID
        package let facts: StoryboardFacts
        /// Where its scenes are, by their ids.
        let scenes: [String: Int]
    }

    package struct SceneID: Hashable {
        package let board: Int
        package let scene: Int
    }

    package struct SegueID: Hashable {
        package let scene: SceneID
        package let segue: Int

        package init(scene: SceneID, segue: Int) {
            self.scene = scene
            self.segue = segue
        }
    }

    package let boards: [Board]
    private let byName: [String: [Int]]
    private let byIdentifier: [String: [SceneID]]
    private let bySegue: [String: [SegueID]]
    private let byClass: [TypeID: [SceneID]]
    private let classes: [SceneID: TypeID]
    private let names: [SceneID: String]
    /// For each scene that segues lead to, whether each of them pushes it.
    private(set) var incoming: [SceneID: [Bool]] = [:]
    private let table: TypeTable

    package init(_ table: TypeTable) {
        self.table = table
        let boards = Self.boards(in: table)
        self.boards = boards
        byName = Dictionary(grouping: boards.indices) { boards[$0].name }
        var byIdentifier: [String: [SceneID]] = [:]
        var bySegue: [String: [SegueID]] = [:]
        var byClass: [TypeID: [SceneID]] = [:]
        var classes: [SceneID: TypeID] = [:]
        var names: [SceneID: String] = [:]
        for (number, board) in boards.enumerated() {
            let called = Dictionary(grouping: board.facts.scenes, by: Self.word).mapValues(\.count)
            for (position, scene) in board.facts.scenes.enumerated() {
                let id = SceneID(board: number, scene: position)
                if let identifier = scene.identifier { byIdentifier[identifier, default: []].append(id) }
                for (place, segue) in scene.segues.enumerated() {
                    guard let identifier = segue.identifier else { continue }
                    bySegue[identifier, default: []].append(SegueID(scene: id, segue: place))
                }
                if let type = Self.type(of: scene, in: board, table) {
                    classes[id] = type
                    byClass[type, default: []].append(id)
                }
                let word = Self.word(for: scene)
                let isOnly = called[word, default: 0] == 1
                names[id] = "\(isOnly ? word : "\(word) \(scene.id)") (\(board.name)\(StoryboardFacts.ending))"
            }
        }
        self.byIdentifier = byIdentifier
        self.bySegue = bySegue
        self.byClass = byClass
        self.classes = classes
        self.names = names
        for scene in all {
            for segue in self[scene].segues.indices.map({ SegueID(scene: scene, segue: $0) }) {
                guard let end = destination(of: segue).flatMap(resolved) else { continue }
                switch UIKitSegueKind(self[segue]) {
                case .shown(let style): incoming[end, default: []].append(style == .push)
                case .presented, .custom: incoming[end, default: []].append(false)
                case .back, .contained, .root, .tab, .column: continue
                }
            }
        }
    }

    package var isEmpty: Bool { boards.isEmpty }

    // MARK: Files

    /// Those that are shown in every language, and none that the system shows while the app starts.
    private static func boards(in table: TypeTable) -> [Board] {
        var chosen: [String: (rank: Int, position: Int)] = [:]
        for (position, file) in table.files.enumerated() where file.storyboard?.isLaunchScreen == false {
            let (key, language) = key(ofPath: file.path)
            let rank = language == "Base" ? 0 : language == "en" ? 1 : 2
            if let known = chosen[key], (known.rank, known.position) <= (rank, position) { continue }
            chosen[key] = (rank, position)
        }
        return chosen.values.map(\.position).sorted().compactMap { position in
            let file = table.files[position]
            return file.storyboard.map { facts in
                Board(
                    name: String((file.path.split(separator: "/").last ?? "").dropLast(StoryboardFacts.ending.count)),
                    file: table.fileIDs[position], facts: facts,
                    scenes: Dictionary(zip(facts.scenes.map(\.id), facts.scenes.indices)) { first, _ in first })
            }
        }
    }

    /// A path without the language that it is in, and that language.
    private static func key(ofPath path: String) -> (key: String, language: String?) {
        let parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return (path, nil) }
        let language = parts[parts.count - 2].dropLast(".lproj".count)
        return ((parts.dropLast(2) + parts.suffix(1)).joined(separator: "/"), String(language))
    }

    // MARK: Scenes

    private static func type(of scene: StoryboardFacts.Scene, in board: Board, _ table: TypeTable) -> TypeID? {
        guard let name = scene.customClass else { return nil }
        if let module = scene.customModule, let own = table.types(named: name, in: [module]).first { return own }
        let path = name.split(separator: ".").map(String.init)
        return table.find(path, from: board.file, within: nil).flatMap { table[$0].isExternal ? nil : $0 }
    }

    /// What people know a scene by that has no class of its own.
    private static func word(for scene: StoryboardFacts.Scene) -> String {
        scene.label ?? scene.identifier ?? libraryClass(of: scene)
    }

    /// What UIKit calls a controller that is written as an element.
    static func libraryClass(of scene: StoryboardFacts.Scene) -> String {
        scene.element == "hostingController"
            ? "UIHostingController" : "UI\(scene.element.prefix(1).uppercased())\(scene.element.dropFirst())"
    }

    package subscript(id: SceneID) -> StoryboardFacts.Scene { boards[id.board].facts.scenes[id.scene] }

    package subscript(id: SegueID) -> StoryboardFacts.Segue { self[id.scene].segues[id.segue] }

    /// The type of the sources that a scene is of.
    package func type(of scene: SceneID) -> TypeID? { classes[scene] }

    /// What a scene is called of which no type is among the sources.
    package func name(of scene: SceneID) -> String { self[scene].customClass ?? names[scene] ?? "" }

    /// The scenes of a type.
    package func scenes(of type: TypeID) -> [SceneID] { byClass[type] ?? [] }

    /// Every scene.
    package var all: [SceneID] {
        boards.enumerated().flatMap { board, facts in
            facts.facts.scenes.indices.map { SceneID(board: board, scene: $0) }
        }
    }

    /// The scene that a segue of another leads to.
    package func destination(of segue: SegueID) -> SceneID? {
        scene(self[segue].destination, in: segue.scene.board)
    }

    /// What the controller of a stack shows first.
    package func root(of scene: SceneID) -> SegueID? {
        self[scene].segues.firstIndex { $0.relationship == "rootViewController" }.map {
            SegueID(scene: scene, segue: $0)
        }
    }

    private func scene(_ id: String, in board: Int) -> SceneID? {
        boards[board].scenes[id].map { SceneID(board: board, scene: $0) }
    }

    /// What a scene stands for: itself, or what it refers to; nil where that is not among the sources.
    package func resolved(_ scene: SceneID) -> SceneID? {
        var seen: Set<SceneID> = []
        var next = scene
        while let reference = self[next].reference {
            guard seen.insert(next).inserted else { return nil }
            let boards = reference.storyboard.map { self.boards(named: $0, from: self.boards[next.board].file) }
            let found = (boards ?? [next.board]).compactMap { board in
                reference.identifier.map { self.scene(called: $0, in: board) } ?? initial(of: board)
            }
            guard found.count == 1 else { return nil }
            next = found[0]
        }
        return next
    }

    /// The storyboards that the targets name as those that are shown first: for each, those nearest to where it says so; nil
    /// where no target names any.
    package var named: Set<Int>? {
        guard table.files.contains(where: { !$0.mainStoryboards.isEmpty }) else { return nil }
        var found: Set<Int> = []
        for file in table.files {
            let folder = file.path.split(separator: "/").dropLast()
            for name in file.mainStoryboards {
                let all = (byName[name] ?? []).map { board in
                    (
                        board: board,
                        shared: zip(folder, table[boards[board].file].path.split(separator: "/"))
                            .prefix { $0 == $1 }.count
                    )
                }
                let most = all.map(\.shared).max()
                found.formUnion(all.filter { $0.shared == most }.map(\.board))
            }
        }
        return found
    }

    /// Whether a scene is nothing by itself: what code puts in its place is shown.
    package func isPlaceholder(_ scene: SceneID) -> Bool {
        self[scene].customClass == nil && self[scene].reference == nil && self[scene].segues.isEmpty
    }

    // MARK: By name

    /// The storyboards of a name, those of the same module where there are some.
    package func boards(named name: String, from file: FileID) -> [Int] {
        let all = byName[name] ?? []
        let own = all.filter { table[boards[$0].file].module == table[file].module }
        return own.isEmpty ? all : own
    }

    /// The scene that a storyboard shows first.
    package func initial(of board: Int) -> SceneID? {
        boards[board].facts.initial.flatMap { scene($0, in: board) }
    }

    /// The scene that code calls so.
    package func scene(called identifier: String, in board: Int) -> SceneID? {
        byIdentifier[identifier]?.first { $0.board == board }
    }

    /// What code calls the scenes of a storyboard, in order.
    package func identifiers(in board: Int) -> [String] {
        byIdentifier.filter { $1.contains { $0.board == board } }.keys.sorted()
    }

    /// The scenes of all storyboards that code calls so.
    package func scenes(called identifier: String) -> [SceneID] { byIdentifier[identifier] ?? [] }

    /// The segues that code calls so.
    package func segues(called identifier: String) -> [SegueID] { bySegue[identifier] ?? [] }
}
