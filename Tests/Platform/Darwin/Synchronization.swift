// The part of Synchronization that Platform asks: the toolchain's own brings the C library of this system with it.
public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private let value: UnsafeMutablePointer<Value>

    public init(_ initial: consuming sending Value) {
        value = .allocate(capacity: 1)
        value.initialize(to: initial)
    }

    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result { try body(&value.pointee) }
}

public enum AtomicOrdering { case relaxed }

public struct Atomic<Value>: ~Copyable, @unchecked Sendable {
    public init(_ initial: consuming Value) {}
}

extension Atomic where Value == Int {
    @discardableResult
    public borrowing func add(_ operand: Int, ordering: AtomicOrdering) -> (oldValue: Int, newValue: Int) {
        (0, operand)
    }
    public borrowing func load(ordering: AtomicOrdering) -> Int { 0 }
    public borrowing func store(_ value: Int, ordering: AtomicOrdering) {}
}
