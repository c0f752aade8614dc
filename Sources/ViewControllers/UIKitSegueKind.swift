import Base
import Facts
import Types

/// What a segue does, by the words of its storyboard.
package enum UIKitSegueKind {
    /// - Parameter style: how.
    case shown(Style)
    /// - Parameter style: as the segue says it; nil where the scene does.
    case presented(String?)
    /// It goes back.
    case back
    /// The other scene is a part of this one.
    case contained
    /// The other scene is what a stack shows first.
    case root
    case tab
    /// - Parameter style: which column of a split view.
    case column(Style)
    /// A class of its own, or of a library's, decides how the scene is shown.
    case custom

    /// Why that is not told.
    package static let ownClass = "a custom class decides how the segue shows the screen"
    /// What to do about it.
    package static let standard = "use a standard kind of segue, such as Show or Present Modally"

    package init(_ segue: StoryboardFacts.Segue) {
        switch segue.kind {
        case "show", "push": self = .shown(.push)
        case "showDetail", "replace": self = .shown(.splitDetail)
        case "popoverPresentation", "popover": self = .shown(.popover)
        case "presentation", "modal": self = .presented(segue.presentation)
        case "embed": self = .contained
        case "unwind": self = .back
        case "relationship": self = Self.relationship(segue.relationship)
        default: self = .custom
        }
    }

    private static func relationship(_ word: String?) -> UIKitSegueKind {
        switch word {
        case "rootViewController": .root
        case "viewControllers": .tab
        case "masterViewController": .column(.splitSidebar)
        case "supplementaryViewController": .column(.splitContent)
        case "detailViewController", "compactViewController": .column(.splitDetail)
        default: .custom
        }
    }
}

extension UIKitStoryboards {
    /// The segues of a scene that code has to follow.
    func manualSegues(of scene: SceneID) -> [SegueID] {
        self[scene].segues.indices.map { SegueID(scene: scene, segue: $0) }.filter(isManual)
    }

    /// Whether no control sets a segue off.
    package func isManual(_ segue: SegueID) -> Bool {
        let facts = self[segue]
        guard facts.isManual else { return false }
        switch UIKitSegueKind(facts) {
        case .shown, .presented, .back, .custom: return true
        case .contained, .root, .tab, .column: return false
        }
    }

    /// How the scene is presented that a segue leads to, by its own words.
    package func presentation(of segue: SegueID) -> String? {
        destination(of: segue).flatMap(resolved).flatMap { self[$0].presentation }
    }

    /// What going back by a segue does: where its scene is only pushed, it is taken off.
    package func operation(of segue: SegueID) -> ExitOperation {
        let scene = segue.scene
        let pushes = incoming[scene] ?? []
        return pushes.isEmpty || pushes.contains(false) ? .dismiss(count: 1) : .pop(count: 1)
    }
}
