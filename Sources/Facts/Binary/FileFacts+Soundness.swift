extension FileFacts {
    /// Whether the facts hold together as those that were read from source do: no body speaks of calls that it has not, and
    /// no call or list of statements is part of itself, or is made with what it hands to its own closures. Facts from a file that
    /// anyone may have written are looked at before they are linked.
    package var isSound: Bool {
        let members = types.flatMap { type in
            type.functions.flatMap(\.allBodies) + type.properties.map(\.body)
        }
        let free = functions.flatMap(\.allBodies) + variables.map(\.body)
        return (members + free).allSatisfy(\.isSound)
    }
}

extension FunctionFacts {
    fileprivate var allBodies: [BodyFacts] { parameters.map(\.defaultBody) + [body] }
}

extension BodyFacts {
    fileprivate var isSound: Bool {
        var parts: [[Int]] = []
        var origins: [[Int]] = []
        for (index, call) in calls.enumerated() {
            // What is around a call begins before it.
            if let closure = call.closure {
                guard closure.call < index, calls[closure.call].arguments.indices.contains(closure.argument) else {
                    return false
                }
            }
            var named = Named()
            named.collect(call.callee)
            for argument in call.arguments { named.collect(argument.value) }
            parts.append(named.parts)
            origins.append(named.origins)
            guard named.isWithin(calls) else { return false }
        }
        // A list of statements begins behind the one around it.
        guard blocks.enumerated().allSatisfy({ (0...$0.offset).contains($0.element.around.block) }) else {
            return false
        }
        var rest = Named()
        for result in results { rest.collect(result) }
        for choice in switches { rest.collect(choice.subject) }
        return rest.isWithin(calls) && Self.endsSomewhere(parts) && Self.endsSomewhere(origins)
    }

    /// Whether following parts to parts comes to an end from everywhere.
    private static func endsSomewhere(_ parts: [[Int]]) -> Bool {
        var waiting = parts.map(\.count)
        var wholes = Array(repeating: [Int](), count: parts.count)
        for (whole, parts) in parts.enumerated() { for part in parts { wholes[part].append(whole) } }
        var ended = waiting.indices.filter { waiting[$0] == 0 }
        var count = 0
        while let part = ended.popLast() {
            count += 1
            for whole in wholes[part] {
                waiting[whole] -= 1
                if waiting[whole] == 0 { ended.append(whole) }
            }
        }
        return count == parts.count
    }
}

/// The calls that an expression names.
private struct Named {
    /// Those it is made of.
    var parts: [Int] = []
    /// Those that its value comes from: outside of closures, it is made of them or handed on by them.
    var origins: [Int] = []
    /// Those whose closures it stands in, with the argument.
    private var around: [(call: Int, argument: Int)] = []

    mutating func collect(_ expression: Expression) {
        Expression.walk([(expression, false)]) { part, isInClosure in
            switch part {
            case .call(let index):
                parts.append(index)
                if !isInClosure { origins.append(index) }
            case .closureParameter(let call, let argument, _, _):
                around.append((call, argument))
                if !isInClosure { origins.append(call) }
            case .closure(let results): return .visitInstead(results, in: true)
            default: break
            }
            return .visitChildren
        }
    }

    func isWithin(_ calls: [CallFacts]) -> Bool {
        parts.allSatisfy(calls.indices.contains)
            && around.allSatisfy { place in
                calls.indices.contains(place.call) && calls[place.call].arguments.indices.contains(place.argument)
            }
    }
}
