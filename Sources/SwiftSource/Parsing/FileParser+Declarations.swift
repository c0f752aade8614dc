extension FileParser {
    /// Whether a declaration begins here: attributes and modifiers, and a word that declares.
    var isDeclaration: Bool {
        switch kind {
        case .at: return true
        case .keyword: return keyword != .`init` && declares(position) || isModifier(position)
        case .identifier where keyword != .none: break
        default: return false
        }
        var index = position
        while isModifier(index) {
            if tokens[index].kind == .keyword { return true }
            index += 1
            if tokens[index].kind == .leftParen {
                // `unowned(safe) var`, and no call.
                let end = Int(tokens[index].match)
                guard end == index + 2 else { return false }
                index = end + 1
            }
        }
        return declares(index) && (index == position || !tokens[index].flags.contains(.startsLine) || isReserved(index))
    }

    private func isReserved(_ index: Int) -> Bool { tokens[index].kind == .keyword }

    /// Whether a word begins a declaration for certain.
    private func declares(_ index: Int) -> Bool {
        let next = tokens[min(index + 1, tokens.count - 1)]
        switch tokens[index].keyword {
        case .func, .var, .let, .class, .struct, .enum, .protocol, .extension, .typealias, .import, .subscript, .deinit,
            .associatedtype, .operator, .precedencegroup, .`init`:
            return tokens[index].kind == .keyword
        case .case: return index != position
        case .actor, .macro: return next.kind == .identifier && !next.flags.contains(.startsLine)
        default: return false
        }
    }

    private func isModifier(_ index: Int) -> Bool {
        switch tokens[index].keyword {
        case .public, .private, .fileprivate, .internal, .static, .open, .final, .override, .lazy, .weak, .unowned,
            .mutating, .nonmutating, .convenience, .required, .optional, .dynamic, .indirect, .package, .nonisolated,
            .prefix, .postfix, .infix, .distributed, .consuming, .borrowing, .isolated, .async, .local:
            return true
        case .class: return tokens[index + 1].kind == .keyword && isReserved(index + 1) || isContextual(index + 1)
        default: return false
        }
    }

    /// Whether a word is a modifier that is a name elsewhere.
    private func isContextual(_ index: Int) -> Bool {
        tokens[index].kind == .identifier && tokens[index].keyword != .none && tokens[index].keyword != .actor
            && tokens[index + 1].kind == .keyword
    }

    mutating func declaration(isMember: Bool) throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        var children = Children()
        try attributes(into: &children)
        try modifiers(into: &children)
        let word = position
        switch keyword {
        case .import: return try importDeclaration(from: first, children)
        case .func: return try function(from: first, children)
        case .var, .let: return try variable(from: first, children)
        case .class: return try nominal(.classDecl, from: first, children)
        case .struct: return try nominal(.structDecl, from: first, children)
        case .enum: return try nominal(.enumDecl, from: first, children)
        case .actor: return try nominal(.actorDecl, from: first, children)
        case .protocol: return try nominal(.protocolDecl, from: first, children)
        case .extension: return try nominal(.extensionDecl, from: first, children)
        case .typealias: return try typeAlias(from: first, children)
        case .`init` where isMember: return try initializer(from: first, children)
        case .deinit where isMember:
            advance()
            if at(.async) { throw ParserBailout() }
            append(try block(), to: &children)
            return node(.otherDecl, from: first, children)
        case .subscript where isMember: return try subscriptDeclaration(from: first, children)
        case .case where isMember: return try cases(from: first, children)
        case .associatedtype where isMember:
            advance()
            _ = try name()
            if at(.colon) { append(try inheritance(), to: &children) }
            if take(.equal) { append(try type(), to: &children) }
            if at(.where) { append(try whereClause(), to: &children) }
            return node(.otherDecl, from: first, children)
        default:
            guard kind == .pound, isMember || word != first else { throw ParserBailout() }
            return try macro(.otherDecl, .basic, from: first, children)
        }
    }

    private mutating func attributes(into children: inout Children) throws(ParserBailout) {
        while at(.at) || at(.poundIf) {
            guard at(.at) else {
                append(
                    try ifConfig { parser throws(ParserBailout) in
                        let first = parser.position
                        var inner = Children()
                        while parser.at(.at) { parser.append(try parser.attribute(), to: &inner) }
                        return parser.node(.attributeList, from: first, inner)
                    }, to: &children)
                continue
            }
            append(try attribute(), to: &children)
        }
    }

    private mutating func modifiers(into children: inout Children) throws(ParserBailout) {
        while isModifier(position) {
            let first = position
            advance()
            if at(.leftParen) {
                guard Int(tokens[position].match) == position + 2 else { throw ParserBailout() }
                position += 3
            }
            append(node(.modifier, from: first, token: first), to: &children)
        }
    }

    private mutating func importDeclaration(from first: Int, _ parts: Children) throws(ParserBailout) -> Node {
        var children = parts
        advance()
        if at(.keyword) {
            guard [.typealias, .struct, .class, .enum, .protocol, .var, .let, .func].contains(keyword) else {
                throw ParserBailout()
            }
            advance()
        }
        var isMore = true
        while isMore {
            let name = try name()
            isMore = take(.period)
            append(node(.importPath, from: name, token: name), to: &children)
        }
        return node(.importDecl, from: first, children)
    }

    private mutating func typeAlias(from first: Int, _ parts: Children) throws(ParserBailout) -> Node {
        var children = parts
        advance()
        let name = try name()
        if at(text: "<") { append(try genericParameters(), to: &children) }
        try expect(.equal)
        append(try type(), to: &children)
        if at(.where) { append(try whereClause(), to: &children) }
        return node(.typeAlias, from: first, token: name, children)
    }

    private mutating func nominal(_ kind: NodeKind, from first: Int, _ parts: Children) throws(ParserBailout) -> Node {
        var children = parts
        advance()
        var name = -1
        if kind == .extensionDecl {
            append(try type(), to: &children)
        } else {
            name = try self.name()
            if at(text: "<") {
                if kind == .protocolDecl {
                    advance()
                    repeat { _ = try self.name() } while take(.comma)
                    guard isClosingAngle else { throw ParserBailout() }
                    advance()
                } else {
                    append(try genericParameters(), to: &children)
                }
            }
        }
        if at(.colon) { append(try inheritance(), to: &children) }
        if at(.where) { append(try whereClause(), to: &children) }
        append(try members(), to: &children)
        return node(kind, from: first, token: name, children)
    }

    /// Members in braces.
    private mutating func members() throws(ParserBailout) -> Node {
        try expect(.leftBrace)
        let list = try memberList()
        try expect(.rightBrace)
        return list
    }

    private mutating func memberList() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        func isEnd(_ kind: Token.Kind) -> Bool {
            [.rightBrace, .end, .poundElseif, .poundElse, .poundEndif].contains(kind)
        }
        while !isEnd(kind) {
            if at(.poundIf), !holdsAttributes {
                append(try ifConfig { parser throws(ParserBailout) in try parser.memberList() }, to: &children)
            } else {
                append(try declaration(isMember: true), to: &children)
            }
            if take(.semicolon) { continue }
            guard startsLine || isEnd(kind) else { throw ParserBailout() }
        }
        return node(.members, from: first, children)
    }

    /// Whether `#if` is around attributes, and may belong to the declaration behind it.
    private var holdsAttributes: Bool {
        var index = firstInDirective
        guard tokens[index].kind == .at else { return false }
        while tokens[index].kind == .at {
            index += 2
            while tokens[index].kind == .period { index += 2 }
            if tokens[index].kind == .leftParen { index = Int(tokens[index].match) + 1 }
        }
        return [.poundElse, .poundElseif, .poundEndif].contains(tokens[index].kind)
    }
}
