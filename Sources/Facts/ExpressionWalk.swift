/// Where a walk over expressions goes from one that it has visited.
package enum ExpressionStep<Context> {
    /// To its parts.
    case visitChildren
    /// To others in their place, each with what is known where it stands: what a call is made of, what a function returns.
    case visitInstead([(Expression, Context)])
    /// To what comes after it.
    case skipChildren
    /// Nowhere: the walk ends.
    case stop

    /// To others in place of its parts, all of which stand in the same place.
    package static func visitInstead(_ parts: [Expression], in context: Context) -> Self {
        .visitInstead(parts.map { ($0, context) })
    }
}

extension Expression {
    /// What it is made of, in the order of the source. Calls are parts of their body, and no parts of what names them.
    package var children: [Expression] {
        switch self {
        case .member(let base, _), .bound(let base, _, _): [base]
        case .branch(let parts), .tuple(let parts), .array(let parts), .closure(let parts): parts
        case .match(let subject, let arms): [subject] + arms.map(\.value)
        case .instance, .name, .typed, .parameter, .closureParameter, .implicitMember, .typeObject, .call, .literal,
            .constant, .keyPath, .unknown:
            []
        }
    }

    /// Visits it and all that it is made of, each before its parts, however deep they are nested.
    package func walk(_ visit: (Expression) -> ExpressionStep<Void>) {
        Self.walk([(self, ())]) { expression, _ in visit(expression) }
    }

    /// Visits expressions and what they are made of, each before its parts, however deep they are nested.
    ///
    /// - Parameters:
    ///   - start: the first to be visited, each with what is known where it stands, such as the body that its calls are of.
    ///   - visit: looks at one, and says where to go on. What it goes to by itself may be circular: then it has to know
    ///     where it was.
    package static func walk<Context>(
        _ start: [(Expression, Context)], _ visit: (Expression, Context) -> ExpressionStep<Context>
    ) {
        // What comes first is last.
        var waiting: [(Expression, Context)] = start.reversed()
        while let (expression, context) = waiting.popLast() {
            switch visit(expression, context) {
            case .visitChildren:
                for child in expression.children.reversed() { waiting.append((child, context)) }
            case .visitInstead(let others): waiting.append(contentsOf: others.reversed())
            case .skipChildren: break
            case .stop: return
            }
        }
    }
}
