import Base
import Facts

/// Reads the code of one function, getter or initial value into ``BodyFacts``.
struct BodyReader {
    /// A value and the patterns that it matches in a piece of code.
    struct Match {
        let subject: Expression
        let patterns: [CasePattern]
        /// Whether it is a plain condition, which says nothing of use about what is returned from inside.
        var isCondition = false
        /// Whether the code is reached only by values that it does not match.
        var isExcluded = false

        /// What code matches that is reached by all other values; nil where patterns do not say which these are.
        var opposite: Match? {
            guard !isCondition, !isExcluded, patterns.allSatisfy(\.isWholeCase) else { return nil }
            var opposite = self
            opposite.isExcluded = true
            return opposite
        }
    }

    /// The deepest nesting that is read.
    static let deepest = 4_000
    /// The most conditions that are kept of one place: a chain of `else if` knows of each link all those before it.
    static let mostConditions = 500

    let tree: SyntaxTree
    /// The declaration whose code it is.
    let origin: DeclarationOrigin
    /// Types that values are only put into, and that say nothing of what they are.
    let erasedTypes: Set<String>
    /// The types that callers of the function choose.
    var generics: Set<String> = []
    /// The types of the parameters of the closure that a variable begins with, as its own type says, until the closure is read.
    var closureTypes: [TypeName?] = []
    /// The platforms that the declaration is compiled for.
    private let platforms: Platforms
    var calls: [CallFacts] = []
    var switches: [SwitchFacts] = []
    /// How large calls are, by their index, as far as that was asked.
    private var callSizes: [Int: Int] = [:]
    /// The lists of statements that were begun.
    private var blocks: [BlockFacts] = []
    /// What each local name declared without a value is assigned, and the type it is declared with.
    var assigned: [(annotation: Node?, values: [Expression])] = []
    /// The first place nested too deeply to be read.
    var tooDeep: RelativeLocation?

    /// The largest value that a name stands for: what names name twice doubles with each name.
    private static let largest = 10_000

    /// A value as a name stands for it: nothing that is known where it is too large.
    mutating func bounded(_ value: Expression) -> Expression {
        size(of: value) < Self.largest ? value : .unknown
    }

    /// How many expressions there are in one, what calls are made of counted; ``largest`` for more.
    private mutating func size(of expression: Expression) -> Int {
        var size = 1
        func add(_ parts: [Expression], _ reader: inout BodyReader) {
            for part in parts where size < Self.largest { size += reader.size(of: part) }
        }
        switch expression {
        case .member(let base, _): add([base], &self)
        case .branch(let parts), .tuple(let parts), .array(let parts), .closure(let parts): add(parts, &self)
        case .match(let subject, let arms): add([subject] + arms.map(\.value), &self)
        case .call(let index) where calls.indices.contains(index):
            if let known = callSizes[index] { return known }
            add([calls[index].callee] + calls[index].arguments.map(\.value), &self)
            callSizes[index] = min(size, Self.largest)
        default: break
        }
        return min(size, Self.largest)
    }

    init(_ tree: SyntaxTree, origin: DeclarationOrigin, platforms: Platforms, erasedTypes: Set<String>) {
        self.tree = tree
        self.erasedTypes = erasedTypes
        self.origin = origin
        self.platforms = platforms
    }

    /// Reads the statements of a function or getter.
    mutating func body(of statements: Node, parameters: [FunctionParameterFacts]) -> BodyFacts {
        var surroundings = surroundings
        for name in parameters.compactMap(\.name) { surroundings.names[name] = .parameter(name) }
        let results = results(of: statements, surroundings)
        return facts(results)
    }

    /// Those of code that nothing of the body stands around.
    private var surroundings: Surroundings { Surroundings(platforms: platforms) }

    func location(of node: Node) -> RelativeLocation { origin.location(ofOffset: tree.start(node)) }

    /// The label of an argument.
    func label(of argument: Node) -> String? { tree.token(argument).map { tree.name(ofToken: $0) } }

    /// Begins a list of statements, and gives its number.
    mutating func begin(_ block: BlockFacts) -> Int {
        blocks.append(block)
        return blocks.count
    }

    private func facts(_ results: [Expression]) -> BodyFacts {
        BodyFacts(calls: calls, results: results, switches: switches, blocks: calls.isEmpty ? [] : blocks)
    }

    /// Reads a variable's initial value and its accessors; the getter comes first.
    mutating func body(
        of value: Node?, accessors: [Node], attributes: [Node]
    ) -> (body: BodyFacts, attributes: [AttributeFacts]) {
        let attributes = attributes.map { attribute($0) }
        var results = value.map { [expression($0, surroundings)] } ?? []
        for statements in accessors {
            let read = self.results(of: statements, surroundings)
            if results.isEmpty { results = read }
        }
        return (facts(results), attributes)
    }

    /// Reads an attribute's arguments.
    private mutating func attribute(_ attribute: Node) -> AttributeFacts {
        var arguments: [ArgumentFacts] = []
        for argument in tree.children(attribute) where tree.kind(argument) == .argument {
            guard let value = tree.expression(in: argument) else { continue }
            arguments.append(ArgumentFacts(label: label(of: argument), value: expression(value, surroundings)))
        }
        return AttributeFacts(
            name: tree.attributeName(attribute), arguments: arguments, location: location(of: attribute))
    }

    /// Whether an expression may still be entered; notes the place where it may not.
    mutating func mayEnter(_ node: Node, _ surroundings: Surroundings) -> Bool {
        if surroundings.depth < Self.deepest, surroundings.conditions.count < Self.mostConditions { return true }
        if tooDeep == nil { tooDeep = location(of: node) }
        return false
    }
}
