extension BodyFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(calls)
        writer.write(results)
        writer.write(switches)
        writer.write(blocks)
    }

    package init(from reader: inout ByteReader) {
        self.init(calls: reader.read(), results: reader.read(), switches: reader.read(), blocks: reader.read())
    }
}

extension BlockFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(around)
        writer.write(leaves)
        writer.write(isBody)
        writer.write(isChosen)
    }

    package init(from reader: inout ByteReader) {
        self.init(around: reader.read(), leaves: reader.read(), isBody: reader.read(), isChosen: reader.read())
    }
}

extension CallFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(index)
        writer.write(callee)
        writer.write(arguments)
        writer.write(typeArguments)
        writer.write(closure)
        writer.write(conditions)
        writer.write(platforms)
        writer.write(text)
        writer.write(location)
        writer.write(statement)
    }

    package convenience init(from reader: inout ByteReader) {
        self.init(
            index: reader.read(), callee: reader.read(), arguments: reader.read(), typeArguments: reader.read(),
            closure: reader.read(),
            conditions: reader.read(), platforms: reader.read(), text: reader.read(), location: reader.read(),
            statement: reader.read())
    }
}

extension ArgumentFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(label)
        writer.write(value)
        writer.write(isTrailingClosure)
        writer.write(parameterTypes)
        writer.write(isWeak)
    }

    package init(from reader: inout ByteReader) {
        self.init(
            label: reader.read(), value: reader.read(), isTrailingClosure: reader.read(),
            parameterTypes: reader.read(), isWeak: reader.read())
    }
}

extension ClosureContext: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(call)
        writer.write(argument)
    }

    package init(from reader: inout ByteReader) { self.init(call: reader.read(), argument: reader.read()) }
}

extension StatementPosition: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(block)
        writer.write(position)
    }

    package init(from reader: inout ByteReader) { self.init(block: reader.read(), position: reader.read()) }
}

extension PatternFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(subject)
        writer.write(pattern)
        writer.write(cases)
        writer.write(isExcluded)
    }

    package init(from reader: inout ByteReader) {
        self.init(subject: reader.read(), pattern: reader.read(), cases: reader.read(), isExcluded: reader.read())
    }
}

extension SwitchFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(subject)
        writer.write(arms)
    }

    package init(from reader: inout ByteReader) { self.init(subject: reader.read(), arms: reader.read()) }
}

extension SwitchFacts.Arm: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(patterns)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) { self.init(patterns: reader.read(), location: reader.read()) }
}
