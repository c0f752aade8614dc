/// What a ``KeyStore`` has a number for.
package protocol InternedID: Hashable, Sendable {
    /// Its number, which no other of the kind has.
    var number: KeyStore.Number { get }
}

/// A value for each of some ids, in an array: to look one up costs as much as to look into that.
struct IDMap<ID: InternedID, Value> {
    private var values: [Value] = []
    private let unknown: Value

    /// - Parameter unknown: the value of an id that none was set for.
    init(unknown: Value) { self.unknown = unknown }

    subscript(id: ID) -> Value {
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
