/// A call in the body of a function or a property.
package struct CallID: Hashable, Sendable {
    package let body: BodyID
    /// Its position among the calls of the body.
    package let index: Int

    init(_ index: Int, in body: BodyID) {
        self.index = index
        self.body = body
    }
}
