extension FileParser {
    /// - Parameter isOfType: whether a type follows. Before an arrow, Swift 5 then takes what stands in parentheses for
    ///   the parameters of a function, where SwiftParser takes it for what is handed to the attribute.
    mutating func attribute(isOfType: Bool = false) throws(ParserBailout) -> Node {
        let first = try expect(.at)
        var children = Children()
        guard at(.identifier) || at(.rethrows), tokens[position].start == tokens[first].end else {
            throw ParserBailout()
        }
        let name = position
        append(try simpleType(), to: &children)
        // White space parts an attribute from a type in parentheses, but for `@available (iOS 15, *)`.
        let isAdjacent = tokens[position].start == tokens[position - 1].end
        if at(.leftParen), isAdjacent || isAvailability(name), !(isOfType && areParameters) {
            try arguments(ofAttribute: name, into: &children)
        }
        return node(.attribute, from: first, token: name, children)
    }

    /// Whether the parentheses that begin here are the parameters of a function type.
    private var areParameters: Bool {
        let next = peek(Int(tokens[position].match) - position + 1)
        return next.kind == .arrow || [.throws, .rethrows, .async].contains(next.keyword)
    }

    private func isAvailability(_ name: Int) -> Bool {
        text(name, is: "available") || text(name, is: "_spi_available")
    }

    private mutating func arguments(ofAttribute name: Int, into children: inout Children) throws(ParserBailout) {
        if isAvailability(name) {
            advance()
            while !at(.rightParen) { append(try availabilityArgument(), to: &children) }
            try expect(.rightParen)
            return
        }
        if text(name, is: "objc") {
            let end = Int(tokens[position].match)
            while position < end {
                advance()
                guard [.identifier, .colon, .keyword, .rightParen, .wildcard].contains(kind) else {
                    throw ParserBailout()
                }
            }
            advance()
            return
        }
        let special: [StaticString] = [
            "abi", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose", "specialized",
            "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements", "_originallyDefinedIn",
            "attached", "freestanding", "Sendable", "lifetime", "_lifetime",
        ]
        for word in special where text(name, is: word) { throw ParserBailout() }
        advance()
        try arguments(until: .rightParen, .none, into: &children)
        try expect(.rightParen)
    }

    /// The rest of `@available(` or `#available(`.
    mutating func availability(_ kind: NodeKind, from first: Int) throws(ParserBailout) -> Node {
        var children = Children()
        while !at(.rightParen) { append(try availabilityArgument(), to: &children) }
        try expect(.rightParen)
        return node(kind, from: first, children)
    }

    private mutating func availabilityArgument() throws(ParserBailout) -> Node {
        let first = position
        while !at(.comma), !at(.rightParen) {
            guard
                [.identifier, .number, .colon, .segment, .quote, .binaryOperator, .period].contains(kind)
                    || keyword == .default || (kind == .prefixOperator || kind == .postfixOperator) && at(text: "*")
            else { throw ParserBailout() }
            advance()
        }
        if position == first { throw ParserBailout() }
        if at(.comma) {
            advance()
            if at(.rightParen) { throw ParserBailout() }
        }
        return node(.availabilityArgument, from: first, token: first)
    }
}
