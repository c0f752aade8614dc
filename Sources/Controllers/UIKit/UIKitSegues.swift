import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// What storyboards declare: segues as transitions, what is a part of what, and what the app shows first.
struct UIKitSegues {
    private(set) var declared = DeclaredNavigation()
    private(set) var contained: [TypeID: Set<TypeID>] = [:]
    private(set) var notUnderstood: [UnresolvedCode] = []

    private let values: UIKitValues
    private let styles: UIKitStyles
    private let presentations: UIKitPresentations
    private var storyboards: UIKitStoryboards { values.storyboards }
    private var table: TypeTable { values.table }

    init(_ presentations: UIKitPresentations) {
        self.presentations = presentations
        values = presentations.values
        styles = presentations.styles
        for scene in storyboards.all where storyboards[scene].reference == nil {
            for position in storyboards[scene].segues.indices {
                add(UIKitStoryboards.SegueID(scene: scene, segue: position), from: end(scene))
            }
        }
    }

    /// What the graph knows a scene by.
    private func end(_ scene: UIKitStoryboards.SceneID) -> TargetResolver.Targets.Target {
        storyboards.type(of: scene).map { .declared($0) } ?? .external(storyboards.name(of: scene))
    }

    private mutating func add(_ segue: UIKitStoryboards.SegueID, from source: TargetResolver.Targets.Target) {
        let facts = storyboards[segue]
        switch UIKitSegueKind(facts) {
        case .root: return
        case .contained: embed(segue, in: source)
        case .back:
            guard isSetOff(segue) else { return }
            note(segue.scene, source)
            declared.returns.append(
                DeclaredNavigation.Return(
                    from: source, operation: storyboards.operation(of: segue), text: facts.text,
                    location: facts.location))
        case .custom:
            guard facts.kind != "relationship" else { return }
            tell(facts, UIKitSegueKind.ownClass, help: UIKitSegueKind.standard)
        case .tab: show(segue, from: source) { _ in [.tab] }
        case .column(let style): show(segue, from: source) { _ in [style] }
        case .shown(let style): show(segue, from: source) { _ in [style] }
        case .presented(let own):
            let written = own ?? storyboards.presentation(of: segue)
            show(segue, from: source) { [styles] in styles.styles(written: written, of: $0) }
        }
    }

    private mutating func show(
        _ segue: UIKitStoryboards.SegueID, from source: TargetResolver.Targets.Target,
        _ styles: (UIKitShown) -> [Style]
    ) {
        guard isSetOff(segue) else { return }
        let facts = storyboards[segue]
        for part in values.shown(by: segue) {
            switch part.what {
            case .target(let target):
                note(segue.scene, source)
                storyboards.destination(of: segue).map { note($0, target) }
                for style in styles(part) {
                    declared.ways.append(
                        DeclaredNavigation.Way(from: source, to: target, style: style, location: facts.location))
                }
            case .unknown(let reason): tell(facts, reason)
            // A stack or a tab bar that code fills, and what is no screen.
            case .container, .silent, .object, .parameter, .receiver, .handed, .assigned, .overridden: continue
            }
        }
    }

    /// Whether people or code follow a segue; what nothing is known to follow is told.
    private mutating func isSetOff(_ segue: UIKitStoryboards.SegueID) -> Bool {
        guard storyboards.isManual(segue), !presentations.performed.contains(segue) else { return true }
        let type = storyboards.type(of: segue.scene)
        if let type, presentations.openOwners.contains(type) { return true }
        tell(
            storyboards[segue], "no control triggers the segue, and no code that was read performs it",
            help: "call performSegue(withIdentifier:sender:), or delete the segue")
        return false
    }

    private mutating func embed(_ segue: UIKitStoryboards.SegueID, in source: TargetResolver.Targets.Target) {
        guard case .declared(let holder) = source else { return }
        for part in values.shown(by: segue) {
            if case .target(.declared(let type)) = part.what, type != holder {
                contained[holder, default: []].insert(type)
            }
        }
    }

    /// Keeps the place of a screen of which no type is among the sources.
    private mutating func note(_ scene: UIKitStoryboards.SceneID, _ target: TargetResolver.Targets.Target) {
        guard case .external(let name) = target, let found = storyboards.resolved(scene) else { return }
        declared.places[name] = storyboards[found].location
    }

    private mutating func tell(_ segue: StoryboardFacts.Segue, _ reason: String, help: String? = nil) {
        notUnderstood.append(UnresolvedCode(text: segue.text, reason: reason, help: help, location: segue.location))
    }

    // MARK: Entry points

    /// What the app shows first by its main storyboard: the one that its `Info.plist` names, and `Main` where no code
    /// begins the app and none is named.
    /// - Parameter others: where code begins the app.
    func mounts(beside others: [EntryPointLinker.Mount]) -> [EntryPointLinker.Mount] {
        let begun = Set(others.map { table[$0.holder].module })
        let named = storyboards.named
        // A target that says what it is, and names no storyboard, has none.
        let told = Set(table.files.filter { SourceKind(name: $0.path) == .propertyList }.map(\.module))
        return storyboards.boards.indices.flatMap { index -> [EntryPointLinker.Mount] in
            let board = storyboards.boards[index]
            let module = table[board.file].module
            let isMain = named?.contains(index) ?? (board.name == "Main" && others.isEmpty && !told.contains(module))
            guard isMain, !begun.contains(module), let initial = storyboards.initial(of: index),
                !storyboards.isPlaceholder(initial)
            else { return [] }
            return values.shown(by: initial).compactMap { part in
                guard case .target(let target) = part.what else { return nil }
                let delegate = table.types.first { $0.module == module && values.types.kind(of: $0.id) == .delegate }?
                    .id
                let own: TypeID? = if case .declared(let type) = target { type } else { nil }
                guard let holder = delegate ?? own else { return nil }
                return EntryPointLinker.Mount(
                    holder: holder, target: target, name: "\(board.name)\(StoryboardFacts.ending)",
                    location: storyboards[initial].location)
            }
        }
    }
}
