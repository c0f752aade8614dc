/// The body of a function or a property.
@usableFromInline package struct BodyID: InternedID {
    @usableFromInline package let number: KeyStore.Number

    init(number: KeyStore.Number) { self.number = number }
}

/// A function of the sources, known by its file and by what it is called there.
@usableFromInline package struct FunctionID: InternedID {
    @usableFromInline package let body: BodyID
    @inlinable package var number: KeyStore.Number { body.number }

    init(body: BodyID) { self.body = body }
}

/// A property of the sources, or a variable outside of types, known as a function is.
@usableFromInline package struct PropertyID: InternedID {
    @usableFromInline package let body: BodyID
    @inlinable package var number: KeyStore.Number { body.number }

    init(body: BodyID) { self.body = body }
}
