extension FileParser {
    mutating func function(from first: Int, _ parts: Children) throws(ParserBailout) -> Node {
        var children = parts
        advance()
        let name = position
        if at(.identifier) {
            advance()
        } else {
            guard [.binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand].contains(kind) else {
                throw ParserBailout()
            }
            if at(text: "<"), peek().kind != .leftParen { throw ParserBailout() }
            if tokens[position + 1].flags.contains(.isGlued) { throw ParserBailout() }
            advance()
        }
        if at(text: "<") { append(try genericParameters(), to: &children) }
        append(try signature(), to: &children)
        if at(.where) { append(try whereClause(), to: &children) }
        if at(.leftBrace) { append(try block(), to: &children) }
        return node(.function, from: first, token: name, children)
    }

    mutating func initializer(from first: Int, _ parts: Children) throws(ParserBailout) -> Node {
        var children = parts
        let word = position
        advance()
        if at(.postfixQuestion) || at(.exclamation) { advance() }
        if at(text: "<") { append(try genericParameters(), to: &children) }
        append(try signature(), to: &children)
        if at(.where) { append(try whereClause(), to: &children) }
        if at(.leftBrace) { append(try block(), to: &children) }
        return node(.initializer, from: first, token: word, children)
    }

    mutating func subscriptDeclaration(from first: Int, _ parts: Children) throws(ParserBailout) -> Node {
        var children = parts
        let word = position
        advance()
        if at(text: "<") { append(try genericParameters(), to: &children) }
        append(try parameters(isEnum: false), to: &children)
        append(try returnClause(), to: &children)
        if at(.where) { append(try whereClause(), to: &children) }
        if at(.leftBrace) { append(try accessorBlock(), to: &children) }
        return node(.subscriptDecl, from: first, token: word, children)
    }

    private mutating func signature() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        append(try parameters(isEnum: false), to: &children)
        if at(.async) || at(.throws) || at(.rethrows) {
            let first = position
            var effects = Children()
            let word = at(.async) ? position : -1
            if word >= 0 { advance() }
            if at(.throws) || at(.rethrows) { append(try throwsClause(), to: &effects) }
            append(node(.effects, from: first, token: word, effects), to: &children)
        }
        if at(.reasync) { throw ParserBailout() }
        if at(.arrow) { append(try returnClause(), to: &children) }
        return node(.signature, from: first, children)
    }

    /// - Parameter isEnum: whether they are those of an enum's case, which need no names.
    private mutating func parameters(isEnum: Bool) throws(ParserBailout) -> Node {
        let first = try expect(.leftParen)
        var children = Children()
        while !at(.rightParen) {
            append(try parameter(isEnum: isEnum), to: &children)
            if tokens[position - 1].kind != .comma { break }
        }
        try expect(.rightParen)
        return node(.parameters, from: first, children)
    }

    private mutating func parameter(isEnum: Bool) throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        if !isEnum {
            while at(.at) { append(try attribute(), to: &children) }
            if at(.isolated) || at(.const), !isLabel(0) { throw ParserBailout() }
        }
        var (label, second) = (-1, -1)
        if isLabel(0) {
            label = position
            position += 2
        } else if isLabel(1), at(.identifier) || at(.wildcard) || at(.keyword) {
            (label, second) = (position, position + 1)
            position += 3
        } else if !isEnum {
            throw ParserBailout()
        }
        append(try type(), to: &children)
        if !isEnum, kind == .binaryOperator || kind == .postfixOperator || kind == .prefixOperator, at(text: "...") {
            advance()
        }
        if take(.equal) { append(try expression(), to: &children) }
        _ = take(.comma)
        return node(.parameter, from: first, token: label, second: second, children)
    }

    mutating func cases(from first: Int, _ parts: Children) throws(ParserBailout) -> Node {
        var children = parts
        advance()
        repeat {
            let first = position
            var element = Children()
            let name = try self.name()
            if at(.leftParen) { append(try parameters(isEnum: true), to: &element) }
            if take(.equal) { append(try expression(), to: &element) }
            _ = take(.comma)
            append(node(.enumCase, from: first, token: name, element), to: &children)
        } while tokens[position - 1].kind == .comma
        return node(.enumCases, from: first, children)
    }

    // MARK: Generics

    mutating func genericParameters() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        advance()
        repeat {
            let first = position
            var parameter = Children()
            while at(.at) { append(try attribute(), to: &parameter) }
            if at(.each) || at(.let), !isClosingAngle { throw ParserBailout() }
            let name = try self.name()
            if take(.colon) { append(try type(), to: &parameter) }
            _ = take(.comma)
            append(node(.genericParameter, from: first, token: name, parameter), to: &children)
        } while tokens[position - 1].kind == .comma
        if at(.where) { throw ParserBailout() }
        guard isClosingAngle else { throw ParserBailout() }
        advance()
        return node(.genericParameters, from: first, children)
    }

    mutating func inheritance() throws(ParserBailout) -> Node {
        let first = try expect(.colon)
        var children = Children()
        repeat {
            if at(.class) {
                let word = position
                advance()
                append(node(.otherType, from: word), to: &children)
            } else {
                append(try type(), to: &children)
            }
        } while take(.comma)
        return node(.inheritance, from: first, children)
    }

    mutating func whereClause() throws(ParserBailout) -> Node {
        let first = try expect(.where)
        var children = Children()
        repeat {
            let first = position
            var requirement = Children()
            append(try type(), to: &requirement)
            if take(.colon) {
                append(try type(), to: &requirement)
                append(node(.conformance, from: first, requirement), to: &children)
            } else {
                guard at(.binaryOperator), at(text: "==") else { throw ParserBailout() }
                advance()
                append(try type(), to: &requirement)
                append(node(.requirement, from: first, requirement), to: &children)
            }
        } while take(.comma)
        return node(.whereClause, from: first, children)
    }
}
