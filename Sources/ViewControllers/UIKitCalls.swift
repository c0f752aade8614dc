import Base
import Facts
import Types

/// What a call says by itself that is written in UIKit's words.
package struct UIKitCall {
    package enum Means: Hashable {
        case style(Style)
        /// As `modalPresentationStyle` says.
        case modal
        /// In the detail column, or where there is none on the stack.
        case detail
        /// The tabs of a tab bar, the columns of a split view or the screens of a stack, by what it is called on.
        case list
        /// What is at the root of a window.
        case window
        /// A child coordinator is started, which shows itself.
        case start
    }

    package enum Action {
        case show(Expression, Means)
        /// A controller of a library shows itself: `sheet.show(from: self)`.
        case showItself(Expression)
        case exit(ExitOperation)
        /// A segue of a storyboard is followed.
        case segue
    }

    package let action: Action
    /// What it is called on; nil for what the code around it belongs to.
    package let receiver: Expression?

    /// The names that such calls have.
    package static let names = [
        "pushViewController", "present", "show", "showDetailViewController", "setViewControllers", "setViewController",
        "=",
        "append", "performSegue", "popViewController", "popToRootViewController", "popToViewController", "dismiss",
        "presentModally", "popover", addingPanel,
    ]

    /// How a panel of a package's shows itself above a screen: `panel.addPanel(toParent: self)`.
    package static let addingPanel = "addPanel"

    /// How a function of a library's shows a controller, as far as its name tells; nil for any other, and for UIKit's own.
    package static func style(ofWord name: String) -> Style? {
        guard !names.contains(name) else { return nil }
        // `customPresentViewController(presenter, viewController: detail, animated: true)`
        if name.hasSuffix("PresentViewController") { return .sheet }
        for (beginning, style) in [("push", Style.push), ("present", .sheet)] where name.hasPrefix(beginning) {
            return name.dropFirst(beginning.count).first?.isUppercase == true ? style : nil
        }
        return nil
    }

    package init?(_ call: CallFacts) {
        guard let name = call.name, let action = Self.action(name, call) else { return nil }
        self.action = action
        switch call.callee {
        case .member(.member(let base, _), "="), .member(.member(let base, _), "append"): receiver = base
        case .member(let base, let name) where name != "=" && name != "append": receiver = base
        default: receiver = nil
        }
    }

    /// How rows of a library's forms show what they lead to.
    private static let rowStyles: [String: Style] = ["show": .push, "presentModally": .sheet, "popover": .popover]

    private static func action(_ name: String, _ call: CallFacts) -> Action? {
        let first = call.arguments.first
        let labels = call.arguments.map(\.label)
        func shown(_ means: Means) -> Action? {
            guard let first, first.label == nil, !first.isClosure else { return nil }
            return .show(first.value, means)
        }
        if first?.label == "controllerProvider", let style = rowStyles[name] {
            // What a row of a form shows: `.show(controllerProvider: .callback { DetailController() }, onDismiss: nil)`
            return first.map { .show($0.value, .style(style)) }
        }
        switch name {
        case "pushViewController": return shown(.style(.push))
        case "present" where labels.contains("animated"):
            // What asks for more is a word of the app's own.
            let isLibrary = labels.allSatisfy { $0 == nil || $0 == "animated" || $0 == "completion" }
            return isLibrary ? shown(.modal) : nil
        case "show" where labels == [nil, "sender"]: return shown(.style(.push))
        case "present", "show":
            guard labels.first == "from" || labels.first == "in" || labels.first == "on",
                case .member(let base, _) = call.callee, base != .instance
            else { return nil }
            return .showItself(base)
        case addingPanel where labels.first == "toParent":
            guard case .member(let base, _) = call.callee, base != .instance else { return nil }
            return .showItself(base)
        case "showDetailViewController": return labels == [nil, "sender"] ? shown(.detail) : nil
        case "setViewControllers":
            return labels.contains("animated") && !labels.contains("direction") ? shown(.list) : nil
        case "setViewController":
            guard labels == [nil, "for"], let column = call.argument("for")?.lastName else { return nil }
            switch column {
            case "primary": return shown(.style(.splitSidebar))
            case "supplementary": return shown(.style(.splitContent))
            default: return shown(.style(.splitDetail))
            }
        case "=":
            guard let first, case .member(let target, _) = call.callee else { return nil }
            switch target.lastName {
            case "rootViewController": return .show(first.value, .window)
            case "viewControllers":
                if case .closure = first.value { return nil }
                return .show(first.value, .list)
            default: return nil
            }
        case "append":
            guard case .member(let list, _) = call.callee, list.lastName == "viewControllers" else { return nil }
            return shown(.style(.push))
        case "performSegue": return labels.first == "withIdentifier" ? .segue : nil
        case "popViewController": return labels == ["animated"] ? .exit(.pop(count: 1)) : nil
        case "popToRootViewController": return labels == ["animated"] ? .exit(.popToRoot) : nil
        case "popToViewController": return labels.contains("animated") ? .exit(.pop(count: nil)) : nil
        case "dismiss": return labels.contains("animated") ? .exit(.dismiss(count: 1)) : nil
        default: return nil
        }
    }
}
