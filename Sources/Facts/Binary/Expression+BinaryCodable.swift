extension TypeName: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(components)
        writer.write(arguments)
        writer.write(joined)
    }

    package init(from reader: inout ByteReader) {
        self = reader.nested(or: TypeName("")) { reader in
            var name = TypeName(reader.read(), arguments: reader.read())
            name.joined = reader.read()
            return name
        }
    }
}

extension CasePattern: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        switch self {
        case .any: writer.write(byte: 0)
        case .binding(let name):
            writer.write(byte: 1)
            writer.write(name)
        case .named(let name, let owner, let values):
            writer.write(byte: 2)
            writer.write(name)
            writer.write(owner)
            writer.write(values)
        case .literal(let text):
            writer.write(byte: 3)
            writer.write(text)
        case .tuple(let parts):
            writer.write(byte: 4)
            writer.write(parts)
        case .type(let type):
            writer.write(byte: 5)
            writer.write(type)
        }
    }

    package init(from reader: inout ByteReader) {
        self = reader.nested(or: .any) { reader in
            switch reader.byte() {
            case 0: return .any
            case 1: return .binding(reader.read())
            case 2: return .named(reader.read(), owner: reader.read(), reader.read())
            case 3: return .literal(reader.read())
            case 4: return .tuple(reader.read())
            case 5: return .type(reader.read())
            default:
                reader.fail()
                return .any
            }
        }
    }
}

extension MatchArm: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(patterns)
        writer.write(value)
        writer.write(location)
        writer.write(others)
    }

    package init(from reader: inout ByteReader) {
        self.init(patterns: reader.read(), value: reader.read(), location: reader.read(), others: reader.read())
    }
}

extension MatchCondition: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(subject)
        writer.write(pattern)
        writer.write(isExcluded)
    }

    package init(from reader: inout ByteReader) {
        self.init(subject: reader.read(), pattern: reader.read(), isExcluded: reader.read())
    }
}

extension Expression: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        switch self {
        case .instance: writer.write(byte: 0)
        case .name(let name): writer.write(1, name)
        case .typed(let type): writer.write(2, type)
        case .parameter(let name): writer.write(3, name)
        case .closureParameter(let call, let argument, let index, let type):
            writer.write(4, call)
            writer.write(argument)
            writer.write(index)
            writer.write(type)
        case .member(let owner, let name):
            writer.write(5, owner)
            writer.write(name)
        case .implicitMember(let name): writer.write(6, name)
        case .typeObject(let type): writer.write(7, type)
        case .call(let index): writer.write(8, index)
        case .branch(let parts): writer.write(9, parts)
        case .match(let subject, let arms):
            writer.write(10, subject)
            writer.write(arms)
        case .tuple(let parts): writer.write(11, parts)
        case .array(let parts): writer.write(12, parts)
        case .literal(let text): writer.write(13, text)
        case .constant(let text): writer.write(14, text)
        case .closure(let results): writer.write(15, results)
        case .keyPath(let root, let path):
            writer.write(16, root)
            writer.write(path)
        case .unknown: writer.write(byte: 17)
        case .bound(let subject, let name, let position):
            writer.write(18, subject)
            writer.write(name)
            writer.write(position)
        }
    }

    package init(from reader: inout ByteReader) {
        self = reader.nested(or: .unknown) { reader in
            switch reader.byte() {
            case 0: return .instance
            case 1: return .name(reader.read())
            case 2: return .typed(reader.read())
            case 3: return .parameter(reader.read())
            case 4:
                return .closureParameter(
                    call: reader.read(), argument: reader.read(), index: reader.read(), type: reader.read())
            case 5: return .member(reader.read(), reader.read())
            case 6: return .implicitMember(reader.read())
            case 7: return .typeObject(reader.read())
            case 8: return .call(reader.read())
            case 9: return .branch(reader.read())
            case 10: return .match(reader.read(), reader.read())
            case 11: return .tuple(reader.read())
            case 12: return .array(reader.read())
            case 13: return .literal(reader.read())
            case 14: return .constant(reader.read())
            case 15: return .closure(reader.read())
            case 16: return .keyPath(root: reader.read(), reader.read())
            case 17: return .unknown
            case 18: return .bound(reader.read(), case: reader.read(), position: reader.read())
            default:
                reader.fail()
                return .unknown
            }
        }
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ kind: UInt8, _ value: some BinaryCodable) {
        write(byte: kind)
        write(value)
    }
}
