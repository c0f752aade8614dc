import Base
import Facts
import Types

/// A call that shows an expression, before that is looked at.
struct UIKitCandidate {
    let site: CallSite
    var expression: Expression
    let means: UIKitCall.Means
    let receiver: Expression?
    var isInferred = false
    var wrapper: String?
    /// What is shown, where a function that is called decides that by what it is handed.
    var part: UIKitShown?
    /// The type that runs the code around the call, where that is inherited and what it shows is the type's own.
    var heir: TypeID?
    /// What has to hold of what the function around the call is handed.
    var conditions: [PatternFacts]
    var route: UIKitRoute?
    /// What functions that are called here ask of the class of what they are handed before they show it.
    var asked: [PatternFacts] = []
    /// Whether the state of what is called decides among several ways to show it.
    var isChosen = false
    /// Whether it is put in the place of what a controller contains.
    var isReplacement = false
    /// How many things a function may show of which it is one.
    var alternatives = 1
    /// The style that the function which is called here presents it in, where that is handed it.
    var style: Expression?

    init(
        site: CallSite, expression: Expression, means: UIKitCall.Means, receiver: Expression?, isInferred: Bool = false,
        wrapper: String? = nil, conditions: [PatternFacts] = []
    ) {
        self.site = site
        self.expression = expression
        self.means = means
        self.receiver = receiver
        self.isInferred = isInferred
        self.wrapper = wrapper
        // Code that calls itself asks for the same again and again.
        self.conditions = (site.call.conditions + conditions).unique
    }
}

/// The case of an enum that is handed to a type which shows something for each: `router.show(.detail)`.
package struct UIKitRoute: Hashable {
    /// The type that shows it.
    package let owner: TypeID
    package let function: FunctionID
    /// The parameter that is the case.
    package let parameter: String
    package let name: String
}

/// What a function, or a closure, shows of what it is handed.
struct UIKitVerb: Hashable {
    enum Source: Hashable {
        /// What a parameter is.
        case parameter(FunctionID, String)
        /// What it is called on.
        case receiver(FunctionID)
        /// What a closure is handed that a property keeps.
        case closure(keeper: TypeID, property: String, position: Int)
        /// What others set a property to.
        case assigned(PropertyID)
        /// What a parameter is a case for.
        case choice(FunctionID, UIKitShown)
        /// What each type that inherits the code gives by a function of its own.
        case heirs(BodyID, call: Int, giving: FunctionID)
    }

    let source: Source
    let means: UIKitCall.Means
    /// What has to hold there.
    let conditions: [PatternFacts]
}

/// The words for showing something whose uses were followed, each with what has to hold there.
struct UIKitFollowedVerbs {
    private struct Word: Hashable {
        let source: UIKitVerb.Source
        let means: UIKitCall.Means
    }

    private var verbs: Set<UIKitVerb> = []
    private var ways: [Word: Int] = [:]
    /// How many different conditions one word is followed with: code that calls itself with a part of what it is handed, as in
    /// `case .inner(let step): show(step)`, gives new ones without end.
    private static let most = 32

    /// Adds a word; false where it was followed before.
    /// - Returns: nil where it would be followed in too many ways.
    mutating func insert(_ verb: UIKitVerb) -> Bool? {
        guard verbs.insert(verb).inserted else { return false }
        ways[Word(source: verb.source, means: verb.means), default: 0] += 1
        return ways[Word(source: verb.source, means: verb.means), default: 0] <= Self.most ? true : nil
    }
}
