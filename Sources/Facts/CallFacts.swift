import Base

/// A closure given to a call: which call, and which of its arguments.
package struct ClosureContext: Hashable, Sendable {
    /// The call's index in the body's calls.
    package var call: Int
    /// The argument's index, trailing closures after the others.
    package var argument: Int

    package init(call: Int, argument: Int) {
        self.call = call
        self.argument = argument
    }
}

/// One argument of a call.
package struct ArgumentFacts: Hashable, Sendable {
    /// Absent where none is written; the first trailing closure never has one.
    package var label: String?
    package var value: Expression
    package var isTrailingClosure: Bool
    /// The types of a closure's parameters, as far as it writes them.
    package var parameterTypes: [TypeName?]
    /// Whether it is a closure that says that it does not keep the object alive whose code it is: `[weak self]`.
    package var isWeak: Bool

    /// Whether it is a closure, trailing or not.
    package var isClosure: Bool { if case .closure = value { true } else { false } }

    package init(
        label: String?, value: Expression, isTrailingClosure: Bool = false, parameterTypes: [TypeName?] = [],
        isWeak: Bool = false
    ) {
        self.isWeak = isWeak
        self.label = label
        self.value = value
        self.isTrailingClosure = isTrailingClosure
        self.parameterTypes = parameterTypes
    }
}

/// Where a statement stands: the list of statements it is part of, and its position in it.
package struct StatementPosition: Hashable, Sendable {
    /// Counted through the body; 0 outside of any list.
    package var block: Int
    package var position: Int

    package init(block: Int = 0, position: Int = 0) {
        self.block = block
        self.position = position
    }
}

/// A list of statements: a body, or what an `if`, a `guard` or another statement has in its braces.
package struct BlockFacts: Hashable, Sendable {
    /// The statement that it is part of.
    package var around: StatementPosition
    /// Whether its last statement leaves the body.
    package var leaves: Bool
    /// Whether it is the body of a function or a closure.
    package var isBody: Bool
    /// Whether an `if` decides whether it runs, by more than the version of the system and what is there.
    package var isChosen: Bool

    package init(around: StatementPosition, leaves: Bool, isBody: Bool, isChosen: Bool = false) {
        self.around = around
        self.leaves = leaves
        self.isBody = isBody
        self.isChosen = isChosen
    }
}

/// One call in a body, or an assignment, which is a call of `=` on what is assigned to.
///
/// It is handed around far more often than it is made, so it is one object and not a value of many parts.
package final class CallFacts: Sendable {
    /// Its position among the calls of its body.
    package let index: Int
    /// What is called: a name, or a member of its receiver.
    package let callee: Expression
    package let arguments: [ArgumentFacts]
    /// The types a generic callee is written with: `Router<AppRoute>()`.
    package let typeArguments: [TypeName]
    /// The innermost closure around the call that is itself an argument.
    package let closure: ClosureContext?
    /// What the enclosing `switch` cases and comparisons match and rule out, outermost first.
    package let conditions: [PatternFacts]
    /// The platforms that it is compiled for, by every `#if` around it.
    package let platforms: Platforms
    /// The call as written, on one line, closures shortened.
    package let text: String
    package let location: RelativeLocation
    /// The innermost statement around it.
    package let statement: StatementPosition

    package init(
        index: Int = 0, callee: Expression, arguments: [ArgumentFacts] = [], typeArguments: [TypeName] = [],
        closure: ClosureContext? = nil, conditions: [PatternFacts] = [], platforms: Platforms = .all, text: String,
        location: RelativeLocation, statement: StatementPosition = StatementPosition()
    ) {
        self.index = index
        self.callee = callee
        self.arguments = arguments
        self.typeArguments = typeArguments
        self.closure = closure
        self.conditions = conditions
        self.platforms = platforms
        self.text = text
        self.location = location
        self.statement = statement
    }

    /// The same call with its parts.
    package func with(
        callee: Expression? = nil, typeArguments: [TypeName]? = nil, arguments: [ArgumentFacts]? = nil,
        platforms: Platforms? = nil
    ) -> CallFacts {
        CallFacts(
            index: index, callee: callee ?? self.callee, arguments: arguments ?? self.arguments,
            typeArguments: typeArguments ?? self.typeArguments, closure: closure, conditions: conditions,
            platforms: platforms ?? self.platforms, text: text, location: location, statement: statement)
    }

    /// What the enclosing `switch` cases and comparisons match, outermost first.
    package var patterns: [PatternFacts] { conditions.filter { !$0.isExcluded && $0.type == nil } }

    /// What it is made on; nil where nothing is written in front of its name.
    package var receiver: Expression? { if case .member(let base, _) = callee { base } else { nil } }

    /// The last name of the callee.
    package var name: String? {
        switch callee {
        case .name(let name), .member(_, let name), .implicitMember(let name): name
        default: nil
        }
    }

    /// The call as written, without the expression that a modifier hangs on: `.sheet(isPresented: $isShown) { … }`.
    package var modifier: String {
        guard case .member(_, let name) = callee,
            let start = text.ranges(of: ".\(name)").last(where: { range in
                range.upperBound == text.endIndex || "( ".contains(text[range.upperBound])
            })?.lowerBound
        else { return text }
        return String(text[start...])
    }

    /// The type of the only parameter of a closure it is given, where that is written out.
    package var closureType: TypeName? {
        arguments.lazy.compactMap { $0.parameterTypes.count == 1 ? $0.parameterTypes[0] : nil }.first
    }

    /// The closures that it is given.
    package var closures: [Expression] {
        arguments.filter(\.isClosure).map(\.value)
    }

    /// Whether it is of a member of a type and not of a value: `Layout.compact { HomeView() }`.
    package var isOfType: Bool {
        guard case .member(let base, _) = callee, let first = TypeName(reading: base)?.components.first else {
            return false
        }
        return first.drop { $0 == "_" }.first?.isUppercase == true
    }

    /// The argument that a closure is; nil where the call has none.
    package func argument(of closure: ClosureContext) -> ArgumentFacts? {
        arguments.indices.contains(closure.argument) ? arguments[closure.argument] : nil
    }

    /// What the local name stands for that it gives a closure, as `let` does: a closure that gives nothing is told from others by
    /// the call.
    package var keptClosure: Expression? {
        guard case .member(.name, "let") = callee, let value = arguments.first?.value else { return nil }
        return value == .closure([]) ? .closure([.call(index)]) : value
    }

    /// The value of the argument with a label.
    package func argument(_ label: String) -> Expression? {
        arguments.first { $0.label == label }?.value
    }
}

extension CallFacts: Hashable {
    package static func == (left: CallFacts, right: CallFacts) -> Bool {
        left === right
            || left.index == right.index && left.location == right.location && left.text == right.text
                && left.callee == right.callee
                && left.arguments == right.arguments && left.typeArguments == right.typeArguments
                && left.closure == right.closure && left.conditions == right.conditions
                && left.platforms == right.platforms
                && left.statement == right.statement
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(text)
    }
}

/// What a body holds.
package struct BodyFacts: Hashable, Sendable {
    /// Every call, in the order they begin.
    package let calls: [CallFacts]
    /// What it returns, or builds.
    package var results: [Expression]
    /// Every `switch`.
    package var switches: [SwitchFacts]
    /// The lists of statements that its calls stand in; the number of each is one less than that which positions name.
    package let blocks: [BlockFacts]
    /// The calls after which a list may hold nothing of what it held: `=`, `removeAll`, `removeLast`.
    package let emptying: [Int]

    package init(
        calls: [CallFacts] = [], results: [Expression] = [], switches: [SwitchFacts] = [], blocks: [BlockFacts] = []
    ) {
        self.blocks = blocks
        self.calls = calls
        self.results = results
        self.switches = switches
        emptying = calls.indices.filter { index in
            switch calls[index].name {
            case "=", "removeAll", "removeLast": true
            default: false
            }
        }
    }

    /// Whether a call stands in a closure that another one is given.
    package func isInside(_ call: Int, of outer: Int) -> Bool {
        var context = calls[call].closure
        while let closure = context {
            if closure.call == outer { return true }
            context = calls[closure.call].closure
        }
        return false
    }
}
