import Presentation
import Testing

import Types

@Suite("What is told once about code that refers to itself")
struct MemoTests {
    /// Builders that show a view of their own, then what others build: what each builds is everything it leads to.
    private struct Builders {
        let others: [[Int]]

        /// What each builds, asked for in an order.
        func built(asking order: [Int]) -> [[Int]] {
            let memo = Memo<Int, [Int]>()
            var answers: [Int: [Int]] = [:]
            for builder in order { answers[builder] = value(of: builder, memo) }
            return others.indices.map { answers[$0] ?? [] }
        }

        private func value(of builder: Int, _ memo: Memo<Int, [Int]>) -> [Int] {
            memo.value(of: builder, unknown: []) {
                var found = [builder]
                for other in others[builder] {
                    for view in value(of: other, memo) where !found.contains(view) { found.append(view) }
                }
                return found
            }
        }

        /// Everything a builder leads to, itself included.
        func reached(from start: Int) -> Set<Int> {
            var reached: Set<Int> = [start]
            var queue = [start]
            while let next = queue.popLast() {
                for other in others[next] where reached.insert(other).inserted { queue.append(other) }
            }
            return reached
        }
    }

    @Test func buildersThatCallEachOtherBuildAllThatBothDo() {
        let builders = Builders(others: [[1], [0]])
        #expect(builders.built(asking: [0, 1]) == [[0, 1], [1, 0]])
        #expect(builders.built(asking: [1, 0]) == [[0, 1], [1, 0]])
    }

    @Test func answersDoNotDependOnTheOrderOfQuestions() {
        var random = Seeded(state: 7)
        for _ in 0..<300 {
            let count = Int.random(in: 2...9, using: &random)
            let others = (0..<count).map { _ in
                (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
            }
            let builders = Builders(others: others)
            let first = builders.built(asking: Array(0..<count))
            for (start, found) in first.enumerated() { #expect(Set(found) == builders.reached(from: start)) }
            for _ in 0..<4 {
                let order = (0..<count).shuffled(using: &random)
                #expect(builders.built(asking: order) == first, "\(others), asked in the order \(order)")
            }
        }
    }

    @Test func longChainsAreFollowedToTheirEndWhereverTheyAreAskedFirst() {
        let count = 1_500
        for first in [0, 700, count - 1] {
            let memo = Memo<Int, Int>()
            func length(_ builder: Int) -> Int {
                memo.value(of: builder, unknown: 0) {
                    builder + 1 < count ? length(builder + 1) + 1 : 1
                }
            }
            #expect(length(first) == count - first)
            #expect(length(0) == count)
            #expect(length(700) == count - 700)
        }
    }

    @Test func eachIsLookedIntoAFewTimesWhereAllCallAll() {
        let count = 60
        let memo = Memo<Int, Int>()
        var looks = 0
        func value(_ builder: Int) -> Int {
            memo.value(of: builder, unknown: 0) {
                looks += 1
                return (0..<count).map(value).max() ?? 0
            }
        }
        for builder in 0..<count { _ = value(builder) }
        #expect(looks <= count * count)
    }
}

/// Numbers that are the same in every run.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
