import Base

extension TypeFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(id)
        writer.write(path)
        writer.write(kind)
        writer.write(isPrivate)
        writer.write(isPublic)
        writer.write(attributes)
        writer.write(attributeArguments)
        writer.write(inherits)
        writer.write(genericParameters)
        writer.write(constraints)
        writer.write(requirements)
        writer.write(viewParameters)
        writer.write(alias)
        writer.write(condition)
        writer.write(documentation)
        writer.write(declaration)
        writer.write(location)
        writer.write(cases)
        writer.write(properties)
        writer.write(functions)
    }

    package init(from reader: inout ByteReader) {
        self.init(
            id: reader.read(), path: reader.read(), kind: reader.read(), isPrivate: reader.read(),
            isPublic: reader.read(),
            attributes: reader.read(),
            attributeArguments: reader.read(), inherits: reader.read(), genericParameters: reader.read(),
            constraints: reader.read(), requirements: reader.read(), viewParameters: reader.read(),
            alias: reader.read(), condition: reader.read(), documentation: reader.read(), declaration: reader.read(),
            location: reader.read(), cases: reader.read(),
            properties: reader.read(), functions: reader.read())
    }
}

extension TypeFacts.Kind: BinaryCodable {
    package init(from reader: inout ByteReader) { self = reader.word(or: .struct) }
}

extension AttributeArgument: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(attribute)
        writer.write(label)
        writer.write(text)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) {
        self.init(attribute: reader.read(), label: reader.read(), text: reader.read(), location: reader.read())
    }
}

extension CaseFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(id)
        writer.write(name)
        writer.write(parameters)
        writer.write(types)
        writer.write(condition)
        writer.write(documentation)
        writer.write(declaration)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) {
        self.init(
            id: reader.read(), name: reader.read(), parameters: reader.read(), types: reader.read(),
            condition: reader.read(),
            documentation: reader.read(), declaration: reader.read(), location: reader.read())
    }
}

extension Parameter: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(label)
        writer.write(name)
        writer.write(type)
        writer.write(defaultValue)
    }

    package init(from reader: inout ByteReader) {
        self.init(label: reader.read(), name: reader.read(), type: reader.read(), defaultValue: reader.read())
    }
}
