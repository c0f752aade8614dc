import Base
import Facts
import Presentation
import Types

/// One of the things that an expression in the place of a controller may be.
package struct UIKitShown: Hashable {
    package enum What: Hashable {
        /// A controller, a coordinator, or a view of SwiftUI.
        case target(TargetResolver.Targets.Target)
        /// A parameter of the enclosing function.
        case parameter(String)
        /// What the enclosing method is called on.
        case receiver
        /// What a function gives that the type which runs the code has in its own way: `show(makeController())` of a base class.
        case overridden(FunctionID)
        /// What a closure is handed that is an argument of a call of the same code: `list.onOpen = { show($0) }`.
        case handed(call: Int, position: Int)
        /// What others set a property to, in the code that it runs then.
        case assigned(PropertyID)
        /// An alert, or one of the system's own pickers.
        case silent
        /// A container of UIKit's with nothing in it yet, by its name.
        case container(String)
        /// A value of another type of the sources.
        case object(TypeID)
        case unknown(String)
    }

    package var what: What
    /// Whether other code decides whether it is that.
    package var isInferred = false
    /// The container that is put around it.
    package var wrapper: String?
    /// The class of the container that it is shown in, where that is a container of its own which stands for it.
    var frame: String?
    /// The case that it is made for, as an element of a list of cases.
    package var item: String?
    /// What has to hold for it of the parameters of the enclosing function, and of `self`.
    package var conditions: [PatternFacts] = []

    package init(_ what: What, isInferred: Bool = false, wrapper: String? = nil) {
        self.what = what
        self.isInferred = isInferred
        self.wrapper = wrapper
    }

    /// The type of the sources that it is a value of.
    package var type: TypeID? {
        switch what {
        case .target(.declared(let type)), .object(let type): type
        default: nil
        }
    }

    /// The same inside of another container.
    package func wrapped(in name: String?) -> UIKitShown {
        var copy = self
        copy.wrapper = name ?? wrapper
        return copy
    }

    /// The same where more has to hold for it.
    package func given(_ more: [PatternFacts]) -> UIKitShown {
        var copy = self
        copy.conditions += more
        return copy
    }

    /// The same for who is outside of the code, where its calls have no numbers.
    package var outside: UIKitShown {
        switch what {
        case .handed, .assigned: break
        default: return self
        }
        var copy = self
        copy.what = .unknown(UIKitValues.atRunTime)
        return copy
    }

    package func inferred(_ isInferred: Bool = true) -> UIKitShown {
        var copy = self
        copy.isInferred = self.isInferred || isInferred
        return copy
    }
}

extension [UIKitShown] {
    /// Each once, in order.
    package var unique: [UIKitShown] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

    /// Whether something is known of them.
    var isKnown: Bool {
        contains { part in
            switch part.what {
            case .unknown, .handed, .assigned: false
            default: true
            }
        }
    }

    /// Why it isn’t known what they are; nil where one needn’t know.
    package func reason(in table: TypeTable) -> String? {
        lazy.compactMap { part -> String? in
            switch part.what {
            case .unknown(let reason): reason
            case .container(let name): "the content of the \(name) that is shown couldn't be determined"
            case .object(let type): "the view controller of \(table.name(of: type)) couldn't be determined"
            case .overridden: UIKitValues.noFactory
            case .target, .parameter, .receiver, .handed, .assigned, .silent: nil
            }
        }.first
    }

    /// What of them the graph can name, each once: views, and objects that are coordinators.
    package func targets(where isCoordinator: (TypeID) -> Bool) -> [TargetResolver.Targets.Target] {
        compactMap { part -> TargetResolver.Targets.Target? in
            switch part.what {
            case .target(let target): target
            case .object(let type): isCoordinator(type) ? .declared(type) : nil
            default: nil
            }
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
