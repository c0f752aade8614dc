import Facts
import Types
import ViewControllers

/// Who is told by the delegates of objects that several types use: each of them sets itself, and is told alone.
///
/// ```swift
/// sessions.delegate = self
/// sessions.create()
/// ```
struct UIKitDelegates {
    /// A delegate that an object's code asks.
    struct Asked {
        /// The type whose code asks.
        let owner: TypeID
        /// The property that holds the delegate.
        let property: String
        /// The type that answers.
        let delegate: TypeID
    }

    private let values: UIKitValues
    private var context: LinkingContext { values.context }

    init(_ values: UIKitValues) { self.values = values }

    /// The delegate that a call asks; nil where it is made on no property of the code's own.
    /// - Parameter delegate: the type whose function the call runs.
    func asked(_ delegate: TypeID, by site: CallSite) -> Asked? {
        guard let owner = site.holder, owner != delegate, case .member(let base, _) = site.call.callee,
            let property = base.ownName, context.property(property, of: owner) != nil
        else { return nil }
        return Asked(owner: owner, property: property, delegate: delegate)
    }

    /// Whether the code that calls an object makes itself its delegate, so that another one is not asked.
    func isOther(_ asked: Asked, for site: CallSite) -> Bool {
        guard let holder = site.holder, holder != asked.owner, !isOne(holder, asked.delegate) else { return false }
        return handsItself(holder, to: asked)
            || (values.settings[asked.property] ?? []).contains { setting in
                guard setting.holder == holder, setting.call.arguments.first?.value == .instance,
                    case .member(.member(let base, _), _) = setting.call.callee
                else { return false }
                return values.isOf(asked.owner, base, in: setting.scope)
            }
    }

    /// Whether a type hands itself to a function of the object that sets the delegate, or makes the object with itself:
    /// `sessions.install(into: self)`, `Sessions(delegate: self)`.
    private func handsItself(_ holder: TypeID, to asked: Asked) -> Bool {
        let isMade = (values.makers[asked.owner] ?? []).contains { site in
            site.holder == holder
                && context.keptArguments(of: site.call, making: asked.owner).contains {
                    $0.property == asked.property && $0.value == .instance
                }
        }
        return isMade
            || setters(of: asked).contains { function, parameter in
                let facts = context.table.function(function)
                return context.sites(named: facts.name).contains { site in
                    guard site.holder == holder, facts.argument(parameter, in: site.call) == .instance,
                        case .member(let base, _) = site.call.callee
                    else { return false }
                    return values.isOf(asked.owner, base, in: site.scope)
                }
            }
    }

    /// The functions of an object that set its delegate to what they are handed, with the parameter.
    private func setters(of asked: Asked) -> [(function: FunctionID, parameter: String)] {
        context.table[asked.owner].functions.sorted { $0.key < $1.key }.flatMap(\.value).compactMap { function in
            let setting = context.table.function(function).body.calls.first { call in
                guard case .member(let target, "=") = call.callee, case .parameter? = call.arguments.first?.value else {
                    return false
                }
                return target.ownName == asked.property
            }
            guard case .parameter(let name)? = setting?.arguments.first?.value else { return nil }
            return (function, name)
        }
    }

    /// Whether a value of one type may be one of the other.
    private func isOne(_ type: TypeID, _ other: TypeID) -> Bool {
        type == other || context.conformances.ancestors(of: type).contains(other)
            || context.conformances.ancestors(of: other).contains(type)
    }
}
