/// The body of a function or a property.
package struct BodyID: InternedID {
    package let number: KeyStore.Number

    init(number: KeyStore.Number) { self.number = number }
}

/// A function of the sources, known by its file and by what it is called there.
package struct FunctionID: InternedID {
    package let body: BodyID
    package var number: KeyStore.Number { body.number }

    init(body: BodyID) { self.body = body }
}

/// A property of the sources, or a variable outside of types, known as a function is.
package struct PropertyID: InternedID {
    package let body: BodyID
    package var number: KeyStore.Number { body.number }

    init(body: BodyID) { self.body = body }
}
