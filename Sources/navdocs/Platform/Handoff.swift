import Synchronization

/// A value that one thread leaves for another, which is the last that is known of it.
package final class Handoff<Value>: Sendable {
    private let value: Mutex<Value?>

    package init(_ value: sending Value) { self.value = Mutex(value) }

    /// The value; nil where it was taken before.
    package func taken() -> sending Value? { value.withLock { $0.take() } }
}
