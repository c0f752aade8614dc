extension StoryboardFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(initial)
        writer.write(isLaunchScreen)
        writer.write(scenes)
    }

    package init(from reader: inout ByteReader) {
        self.init(initial: reader.read(), isLaunchScreen: reader.read(), scenes: reader.read())
    }
}

extension StoryboardFacts.Scene: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(location.declaration)
        writer.write(id)
        writer.write(element)
        writer.write(customClass)
        writer.write(customModule)
        writer.write(identifier)
        writer.write(label)
        writer.write(presentation)
        writer.write(reference)
        writer.write(segues)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) {
        _ = reader.declaration()
        self.init(
            id: reader.read(), element: reader.read(), customClass: reader.read(), customModule: reader.read(),
            identifier: reader.read(), label: reader.read(), presentation: reader.read(), reference: reader.read(),
            segues: reader.read(), location: reader.read())
    }
}

extension StoryboardFacts.Reference: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(storyboard)
        writer.write(identifier)
    }

    package init(from reader: inout ByteReader) {
        self.init(storyboard: reader.read(), identifier: reader.read())
    }
}

extension StoryboardFacts.Segue: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(kind)
        writer.write(destination)
        writer.write(identifier)
        writer.write(relationship)
        writer.write(presentation)
        writer.write(selector)
        writer.write(isManual)
        writer.write(text)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) {
        self.init(
            kind: reader.read(), destination: reader.read(), identifier: reader.read(), relationship: reader.read(),
            presentation: reader.read(), selector: reader.read(), isManual: reader.read(), text: reader.read(),
            location: reader.read())
    }
}
