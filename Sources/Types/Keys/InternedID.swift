/// What a ``KeyStore`` has a number for.
@usableFromInline package protocol InternedID: Hashable, Sendable {
    /// Its number, which no other of the kind has.
    var number: KeyStore.Number { get }
}

/// A value for each of some ids, in an array: to look one up costs as much as to look into that.
@usableFromInline package struct IDMap<ID: InternedID, Value> {
    @usableFromInline var values: [Value] = []
    @usableFromInline let unknown: Value

    /// - Parameter unknown: the value of an id that none was set for.
    @inlinable package init(unknown: Value) { self.unknown = unknown }

    /// The value of an id.
    @inlinable package subscript(id: ID) -> Value {
        _read {
            let index = id.number.value
            if index < values.count { yield values[index] } else { yield unknown }
        }
        _modify {
            let index = id.number.value
            if index >= values.count {
                values.append(contentsOf: repeatElement(unknown, count: index + 1 - values.count))
            }
            yield &values[index]
        }
    }
}

extension IDMap: Sendable where Value: Sendable {}
