/// What a storyboard of Interface Builder's says: its scenes, and the segues that lead from one to another.
package struct StoryboardFacts: Hashable, Sendable {
    /// What stands for another scene, of this storyboard or another.
    package struct Reference: Hashable, Sendable {
        /// The name of the storyboard; nil for the one that it stands in.
        package var storyboard: String?
        /// What the scene is called there; nil for the one that is shown first.
        package var identifier: String?

        package init(storyboard: String?, identifier: String?) {
            self.storyboard = storyboard
            self.identifier = identifier
        }
    }

    /// A way from a scene to another.
    package struct Segue: Hashable, Sendable {
        /// As the storyboard writes it: `show`, `presentation`, `relationship`, `unwind`.
        package var kind: String
        /// The id of the scene that it leads to; of the exit, for one that goes back.
        package var destination: String
        /// What code calls it.
        package var identifier: String?
        /// What the other scene is to this one: `rootViewController`, `viewControllers`.
        package var relationship: String?
        /// How the other scene is presented, where the segue says it.
        package var presentation: String?
        /// The method that makes the other scene's controller, or that is gone back to, as Objective-C writes it.
        package var selector: String?
        /// Whether no control sets it off, so that code has to.
        package var isManual: Bool
        /// The element as it is written.
        package var text: String
        package var location: RelativeLocation

        package init(
            kind: String, destination: String, identifier: String? = nil, relationship: String? = nil,
            presentation: String? = nil, selector: String? = nil, isManual: Bool = false, text: String,
            location: RelativeLocation
        ) {
            self.kind = kind
            self.destination = destination
            self.identifier = identifier
            self.relationship = relationship
            self.presentation = presentation
            self.selector = selector
            self.isManual = isManual
            self.text = text
            self.location = location
        }
    }

    /// A controller with all that is in it.
    package struct Scene: Hashable, Sendable {
        /// What the other scenes of the storyboard know it by.
        package var id: String
        /// The element that it is: `viewController`, `navigationController`.
        package var element: String
        /// The class that it is made of, where that is not UIKit's own.
        package var customClass: String?
        package var customModule: String?
        /// What code calls it.
        package var identifier: String?
        /// What people who edit the storyboard see it called.
        package var label: String?
        /// How it is presented, where it says so itself.
        package var presentation: String?
        /// What it stands for, where it is none itself.
        package var reference: Reference?
        package var segues: [Segue]
        package var location: RelativeLocation

        package init(
            id: String, element: String, customClass: String? = nil, customModule: String? = nil,
            identifier: String? = nil, label: String? = nil, presentation: String? = nil,
            reference: Reference? = nil, segues: [Segue] = [], location: RelativeLocation
        ) {
            self.id = id
            self.element = element
            self.customClass = customClass
            self.customModule = customModule
            self.identifier = identifier
            self.label = label
            self.presentation = presentation
            self.reference = reference
            self.segues = segues
            self.location = location
        }
    }

    /// The id of the scene that is shown first.
    package var initial: String?
    /// Whether the system shows it while the app starts, so that nothing leads on from it.
    package var isLaunchScreen: Bool
    /// In the order of the storyboard.
    package var scenes: [Scene]

    package init(initial: String? = nil, isLaunchScreen: Bool = false, scenes: [Scene] = []) {
        self.initial = initial
        self.isLaunchScreen = isLaunchScreen
        self.scenes = scenes
    }

    /// How the name of a file ends that holds one.
    package static let ending = ".storyboard"
}
