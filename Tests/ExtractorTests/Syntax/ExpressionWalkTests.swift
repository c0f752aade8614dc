import Facts
import Testing

/// One walk over expressions for everyone who looks for something in them.
struct ExpressionWalkTests {
    private static let choice = Expression.match(
        .name("state"),
        [
            MatchArm(patterns: [.any], value: .member(.name("first"), "view"), location: .unknown),
            MatchArm(
                patterns: [.any], value: .closure([.name("second"), .array([.name("third")])]), location: .unknown),
        ])

    private static func names(_ expression: Expression, _ answer: (String) -> ExpressionStep<Void>) -> [String] {
        var found: [String] = []
        expression.walk { part in
            switch part {
            case .name(let name), .member(_, let name):
                found.append(name)
                return answer(name)
            default: return .visitChildren
            }
        }
        return found
    }

    @Test func partsComeInTheOrderOfTheSource() {
        #expect(Self.names(Self.choice) { _ in .visitChildren } == ["state", "view", "first", "second", "third"])
    }

    @Test func partsAreLeftOut() {
        #expect(Self.names(Self.choice) { _ in .skipChildren } == ["state", "view", "second", "third"])
    }

    @Test func walkEnds() {
        #expect(Self.names(Self.choice) { $0 == "first" ? .stop : .visitChildren } == ["state", "view", "first"])
    }

    @Test func othersComeInPlaceOfParts() {
        let found = Self.names(Self.choice) { name in
            name == "view" ? .visitInstead([.name("x"), .name("y")], in: ()) : .visitChildren
        }
        #expect(found == ["state", "view", "x", "y", "second", "third"])
    }

    @Test func eachIsVisitedWhereItStands() {
        var found: [String] = []
        Expression.walk([(.tuple([.name("a"), .closure([.name("b")])]), "outside")]) { part, place in
            if case .name(let name) = part { found.append("\(name) \(place)") }
            if case .closure(let parts) = part { return .visitInstead(parts, in: "inside") }
            return .visitChildren
        }
        #expect(found == ["a outside", "b inside"])
    }

    @Test func expressionOfManyLevels() async {
        let count = await onDeepStack {
            var (members, closures) = (Expression.name("a"), Expression.name("a"))
            for _ in 0..<20_000 {
                members = .member(members, "b")
                closures = .closure([.branch([closures, .constant("nil")])])
            }
            var count = 0
            for expression in [members, closures] {
                expression.walk { _ in
                    count += 1
                    return .visitChildren
                }
            }
            return count
        }
        #expect(count == 20_001 + 60_001)
    }
}
