// In place of the standard library's sort, which is compiled anew for every type of elements: a hundred and more times in
// this package, with 4 KB of code each. Here positions are sorted, by one copy of it. The order is the same, and as stable.

extension Sequence {
    /// The elements in the order that `areInIncreasingOrder` gives; equal ones stay in the order they have.
    @inlinable
    package func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        let elements = ContiguousArray(self)
        return positions(elements.count) { areInIncreasingOrder(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    /// The elements, the lowest first; equal ones stay in the order they have.
    @inlinable
    package func sorted() -> [Element] { sorted(by: <) }
}

extension Array {
    /// Puts the elements into the order that `areInIncreasingOrder` gives; equal ones stay in the order they have.
    @inlinable
    package mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        self = sorted(by: areInIncreasingOrder)
    }
}

extension Array where Element: Comparable {
    /// Puts the lowest element first; equal ones stay in the order they have.
    @inlinable
    package mutating func sort() { self = sorted() }
}

/// The positions 0 ..< `count`, in the order that `areInIncreasingOrder` gives.
@usableFromInline
func positions(_ count: Int, by areInIncreasingOrder: (Int, Int) -> Bool) -> [Int] {
    var positions = Array(0..<count)
    positions.withUnsafeMutableBufferPointer { $0.sort(by: areInIncreasingOrder) }
    return positions
}
