import Base
import Facts

/// What UIKit and the frameworks around it call their controllers.
package enum UIKitNames {
    package static let stacks: Set<String> = ["UINavigationController"]
    package static let tabs: Set<String> = ["UITabBarController"]
    static let splits: Set<String> = ["UISplitViewController"]
    package static let pages: Set<String> = ["UIPageViewController"]
    package static let hosts: Set<String> = ["UIHostingController"]

    /// How the names of classes end from which screens and their containers inherit.
    static let screenEndings = ["Controller", "Screen", "Container", "Page"]

    /// What a class calls the one object that there is of it.
    package static let shared: Set<String> = [
        "shared", "sharedInstance", "main", "default", "standard", "current", "instance",
    ]

    /// What segues with code of their own inherit from.
    static let segue = "UIStoryboardSegue"

    /// Controllers that say nothing about what they show.
    static let bases: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UIInputViewController",
    ]

    package static let containers = stacks.union(tabs).union(splits).union(pages)

    /// Every controller of UIKit that apps inherit from.
    package static let controllers = bases.union(containers).union(hosts)

    /// Whether a value that is made as one of UIKit's controllers is of another class of UIKit's.
    package static func isOf(_ name: String, library made: String) -> Bool? {
        guard controllers.contains(made) else { return nil }
        if name == made || name == "UIViewController" { return true }
        return containers.contains(name) && containers.contains(made) ? false : nil
    }

    /// Alerts, and pickers of the system's own: what they ask is no way through the app.
    private static let silent: Set<String> = [
        "UIAlertController", "UIActivityViewController", "UIImagePickerController", "PHPickerViewController",
        "ASAuthorizationController", "UIVideoEditorController", "UIReferenceLibraryViewController",
        "UISearchController", "ACAccountViewController", "UITextFormattingViewController", "ASWebAuthenticationSession",
    ]
    private static let silentBeginnings = [
        "UIDocumentPicker", "UIDocumentInteraction", "UIDocumentMenu", "UIDocumentBrowser", "MFMailCompose",
        "MFMessageCompose", "CNContact", "EKEvent", "EKCalendar", "UIPrint", "UIFontPicker", "UIColorPicker",
        "SKStoreProduct", "SKOverlay", "PKAdd", "PKPayment", "PKShareSecure", "GKAchievement", "GKChallenge",
        "GKFriendRequest", "GKGameCenter", "GKLeaderboard", "GKMatchmaker", "GKTurnBased", "QLPreview",
        "UICloudSharing", "VNDocumentCamera", "INUI", "MPMediaPicker", "ABPeoplePicker", "SLCompose", "DOCSafari",
    ]

    static func isSilent(_ name: String) -> Bool {
        silent.contains(name) || silentBeginnings.contains { name.hasPrefix($0) && name.hasSuffix("Controller") }
    }

    /// Whether a library's controller is an alert, as its name says: `PMAlertController`.
    static func isAlert(_ name: String) -> Bool { name.hasSuffix("AlertController") }

    /// Whether something of a library that is presented may only ask or tell something, as its name says.
    static func mayBeAlert(_ name: String) -> Bool {
        ["Alert", "Dialog", "Popup", "Popover", "Picker", "Sheet", "Toast", "HUD"].contains(where: name.contains)
    }

    /// Subjects that publish nothing to who subscribes before something is sent.
    package static let emptySubjects: Set<String> = ["PassthroughSubject", "PublishSubject", "PublishRelay"]

    /// What controllers of other packages are called, whose declarations are not among the sources.
    package static func isController(_ name: String) -> Bool {
        controllers.contains(name) || endings.contains { name.hasSuffix($0) }
    }

    /// Whether a class is one of the system's, as it begins with the letters of a framework.
    package static func isOfSystem(_ name: String) -> Bool {
        frameworks.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    /// The letters that classes of the system's frameworks begin with which apps show, or extend.
    private static let frameworks = [
        "AB", "AR", "AS", "AV", "CA", "CK", "CL", "CN", "CP", "EK", "GC", "GK", "HM", "IN", "LP", "MF", "MK", "MP",
        "NS", "PH", "PK", "QL", "RP", "SF", "SK", "SL", "UI", "VN", "WK",
    ]

    /// Whether a package's class is a part of a screen, as its name says.
    package static func isView(_ name: String) -> Bool {
        ["View", "Cell", "Button", "Label", "Control", "Bar", "Field"].contains(where: name.hasSuffix)
    }

    /// Whether a class is the delegate of the app, or of a scene, as its name says.
    static func isAppDelegate(_ name: String) -> Bool {
        name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate")
    }

    static let endings: Set<String> = [
        "ViewController", "NavigationController", "TabBarController", "HostingController", "SplitViewController",
    ]

    /// What controllers and windows have of UIKit's, by what it is.
    package static let properties = [
        "parent": "UIViewController", "presentingViewController": "UIViewController",
        "presentedViewController": "UIViewController", "rootViewController": "UIViewController",
        "topViewController": "UIViewController", "visibleViewController": "UIViewController",
        "selectedViewController": "UIViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    ]

    /// What the system calls a window, or several.
    static let windows: Set<String> = ["window", "keyWindow", "windows"]

    /// How code takes one element of a list, or some.
    static let picking: Set<String> = ["first", "last", "filter", "[]"]

    /// What a property most likely is whose type nothing tells, as it's inherited from a class of a library's:
    /// `viewController` of a section of a list.
    static func controller(inProperty name: String) -> String? {
        properties[name] ?? (name.lowercased().hasSuffix("viewcontroller") ? "UIViewController" : nil)
    }

    /// What a state machine of the app's hands to its closures calls the event that it takes, and the state that it comes to.
    package static let (event, nextState) = ("event", "toState")

    /// Calls that hand a value to a closure and give it back.
    static let configuring: Set<String> = [
        "then", "configure", "configured", "with", "apply", "applying", "tap", "also",
    ]

    /// Functions that end the program: code with nothing else is there to be overridden.
    static let ending: Set<String> = ["fatalError", "preconditionFailure"]

    /// Whether a call makes a value that keeps its closure, as a row of a list keeps its action: `.init(title: "", handler: { … })`.
    package static func keepsClosure(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .implicitMember: return true
        default:
            guard let name = TypeName(reading: call.callee)?.last, name.first?.isUppercase == true else { return false }
            return !running.contains(name)
        }
    }

    /// Types that run the closure they are made with by themselves.
    private static let running: Set<String> = [
        "Task", "DispatchWorkItem", "BlockOperation", "Thread", "Timer", "UIViewPropertyAnimator",
    ]

    /// What runs a closure when people use it.
    package static let controls: Set<String> = [
        "UIAction", "UIBarButtonItem", "UIContextualAction", "UITableViewRowAction",
    ]

    /// The style that a function of a library most likely shows something in, by its name.
    package static func likelyStyle(ofFunction name: String) -> Style {
        let name = name.lowercased()
        if name.contains("root") { return .root }
        if name.contains("tab") { return .tab }
        if name.contains("full") || name.contains("cover") { return .fullScreenCover }
        return ["sheet", "present", "modal"].contains(where: name.contains) ? .sheet : .push
    }

    /// How a controller makes another one a part of itself, and how it takes one out again.
    package static let adding = ["addChild", "addChildViewController"]
    static let removing: Set<String> = ["removeFromParent", "removeFromParentViewController"]

    /// How the names of types end that are made to navigate.
    static let coordinatorEndings = ["Coordinator", "Router", "Navigator", "Wireframe", "Flow", "FlowController"]
}
