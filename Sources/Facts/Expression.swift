/// An expression reduced to what tells its type, the views it builds, or the destination it names.
///
/// Local constants are replaced by their values, so what is left over refers to members of the enclosing type, to
/// parameters, or to other files.
package indirect enum Expression: Hashable, Sendable {
    /// `self`.
    case instance
    /// An identifier that nothing in the function declares: a member of the enclosing type, a global, or a type.
    case name(String)
    /// A value of a type that is written out: an annotated constant, a cast.
    case typed(TypeName)
    /// A parameter of the enclosing function, by its inner name.
    case parameter(String)
    /// A parameter of a closure that is an argument of a call; the type where the closure writes it.
    case closureParameter(call: Int, argument: Int, index: Int, type: TypeName?)
    /// What a pattern binds a name to, of the value that it matches: the case, and which of its values.
    case bound(Expression, case: String, position: Int)
    /// A member; an element, as in `birds[0]`, is the member `[]`.
    case member(Expression, String)
    /// `.name`, its type left to the context.
    case implicitMember(String)
    /// `Type.self`.
    case typeObject(TypeName)
    /// A call, by its index in the body's calls.
    case call(Int)
    /// One of several: a ternary, an `if` or `switch` expression, `??`.
    case branch([Expression])
    /// A `switch`, an `if`, or a comparison with a case: what it looks at, and what each pattern gives. A condition
    /// matches `true`, and an optional that is bound `.some`.
    case match(Expression, [MatchArm])
    case tuple([Expression])
    case array([Expression])
    /// A string literal without interpolation, an integer, `true`, `false` or `nil`.
    case literal(String)
    /// `true`, `false` or `nil`.
    case constant(String)
    /// A closure, by what it returns.
    case closure([Expression])
    /// `\Root.path.to`, or `\.path.to` with no root.
    case keyPath(root: TypeName?, [String])
    case unknown
}

extension Expression {
    /// What a choice can give; nil for an expression that is none.
    package var alternatives: [Expression]? {
        switch self {
        case .branch(let parts): parts
        case .match(_, let arms): arms.map(\.value)
        default: nil
        }
    }
}
