import Base

/// What the numbers say that calls which go back are given.
extension CallFacts {
    /// How many screens a call takes off or closes: 1 where it does not say, nil where a value decides it.
    /// - Parameter label: what stands before the number: `dismiss(count: 2)`; nil for `pop(2)`.
    package func count(labelled label: String? = nil) -> Int? {
        guard let argument = arguments.first(where: { $0.label == label && !$0.isTrailingClosure }) else { return 1 }
        return argument.value.number
    }

    /// What a call of an array's own methods takes off it: `path.removeLast()`, `path.removeLast(path.count)`.
    package var removal: ExitOperation? {
        guard case .member(let list, let name) = callee else { return nil }
        switch name {
        case "removeLast", "popLast", "dropLast":
            if case .member(list, "count")? = arguments.first?.value { return .popToRoot }
            return .pop(count: count())
        case "removeAll":
            let hasCondition = arguments.contains { $0.label == "where" || $0.isTrailingClosure }
            return hasCondition ? .pop(count: nil) : .popToRoot
        case "removeFirst", "removeSubrange", "remove": return .pop(count: nil)
        default: return nil
        }
    }
}

extension Expression {
    /// The whole number that is written here.
    package var number: Int? {
        if case .literal(let text) = self { Int(text) } else { nil }
    }
}
