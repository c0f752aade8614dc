/// A call in the body of a function or a property.
@usableFromInline package struct CallID: Hashable, Sendable {
    @usableFromInline package let body: BodyID
    /// Its position among the calls of the body.
    @usableFromInline package let index: Int

    /// - Parameter index: its position among the calls of the body.
    @inlinable package init(_ index: Int, in body: BodyID) {
        self.index = index
        self.body = body
    }
}
