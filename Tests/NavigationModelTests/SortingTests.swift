import Base
import Testing

struct SortingTests {
    private struct Numbered {
        let key: Int
        let number: Int
    }

    private static let shuffled = (0..<500).map { Numbered(key: $0 * 7919 % 23, number: $0) }

    /// Every element is there once, the keys ascend, and what has the same key stays in its order.
    @Test func equalElementsStayInTheirOrder() {
        let sorted = Self.shuffled.sorted { $0.key < $1.key }
        #expect(Set(sorted.map(\.number)) == Set(0..<500))
        for (left, right) in zip(sorted, sorted.dropFirst()) {
            #expect((left.key, left.number) < (right.key, right.number))
        }
    }

    @Test func arrayIsSortedInPlace() {
        var numbers = Self.shuffled.map(\.key)
        numbers.sort()
        #expect(numbers == numbers.sorted(by: <))
        numbers.sort(by: >)
        #expect(numbers.first == 22 && numbers.last == 0)
    }

    @Test func nothingAndOneElementAreSorted() {
        #expect([Int]().sorted().isEmpty)
        #expect(["shed"].sorted() == ["shed"])
        #expect(Set(["b", "a", "c"]).sorted() == ["a", "b", "c"])
    }
}
