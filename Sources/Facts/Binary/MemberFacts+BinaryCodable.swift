extension PropertyFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(id)
        writer.write(name)
        writer.write(type)
        writer.write(closureTypes)
        writer.write(attributes)
        writer.write(environmentType)
        writer.write(environmentKey)
        writer.write(isStatic)
        writer.write(isSetPrivately)
        writer.write(condition)
        writer.write(documentation)
        writer.write(declaration)
        writer.write(location)
        writer.write(body)
    }

    package convenience init(from reader: inout ByteReader) {
        self.init(
            id: reader.read(), name: reader.read(), type: reader.read(), closureTypes: reader.read(),
            attributes: reader.read(), environmentType: reader.read(), environmentKey: reader.read(),
            isStatic: reader.read(), isSetPrivately: reader.read(),
            condition: reader.read(),
            documentation: reader.read(), declaration: reader.read(), location: reader.read(), body: reader.read())
    }
}

extension AttributeFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(arguments)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) {
        self.init(name: reader.read(), arguments: reader.read(), location: reader.read())
    }
}

extension FunctionFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(id)
        writer.write(name)
        writer.write(parameters)
        writer.write(returnType)
        writer.write(returnText)
        writer.write(attributes)
        writer.write(unavailability)
        writer.write(modifiers)
        writer.write(isGeneric)
        writer.write(effects)
        writer.write(condition)
        writer.write(branches)
        writer.write(documentation)
        writer.write(declaration)
        writer.write(location)
        writer.write(body)
    }

    package convenience init(from reader: inout ByteReader) {
        self.init(
            id: reader.read(), name: reader.read(), parameters: reader.read(), returnType: reader.read(),
            returnText: reader.read(),
            attributes: reader.read(), unavailability: reader.read(), modifiers: reader.read(),
            isGeneric: reader.read(), effects: reader.read(), condition: reader.read(), branches: reader.read(),
            documentation: reader.read(), declaration: reader.read(), location: reader.read(), body: reader.read())
    }
}

extension ConditionalBranch: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(block)
        writer.write(clause)
    }

    package init(from reader: inout ByteReader) {
        self.init(block: reader.read(), clause: reader.read())
    }
}

extension FunctionParameterFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(label)
        writer.write(name)
        writer.write(type)
        writer.write(typeText)
        writer.write(closureTypes)
        writer.write(defaultValue)
        writer.write(defaultBody)
        writer.write(specifiers)
    }

    package init(from reader: inout ByteReader) {
        self.init(
            label: reader.read(), name: reader.read(), type: reader.read(), typeText: reader.read(),
            closureTypes: reader.read(), defaultValue: reader.read(), defaultBody: reader.read(),
            specifiers: reader.read())
    }
}
