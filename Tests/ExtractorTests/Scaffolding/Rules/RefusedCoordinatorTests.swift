import NavigationModel
import Testing

/// What the macro says against a class itself.
struct RefusedCoordinatorTests {
    static let examples = RuleExamples(
        "refused-coordinator",
        [
            .scaffolding: .init(
                wrong: scaffolded(rest: "@Scaffoldable struct Wrong: FlowCoordinatable {}"), right: scaffolded())
        ])

    private let rule = "refused-coordinator"

    @Test(arguments: [
        ("struct", "FlowCoordinatable", "@Scaffoldable can only be applied to a class"),
        ("enum", "FlowCoordinatable", "@Scaffoldable can only be applied to a class"),
        ("actor", "TabCoordinatable", "@Scaffoldable can only be applied to a class"),
        ("final class", "Equatable", "it doesn't conform to a coordinator protocol (TabCoordinatable,"),
    ]) func typeThatTheMacroRefusesIsFound(_ kind: String, _ conformance: String, _ reason: String) throws {
        let found = findings(of: rule, in: scaffolded(rest: "@Scaffoldable \(kind) Wrong: \(conformance) {}"))
        #expect(found.count == 1)
        #expect(try #require(found.first).contains("` can't be a coordinator: \(reason)"))
    }

    @Test(arguments: [
        "@Scaffoldable final class Wrong {}\nextension Wrong: FlowCoordinatable {}",
        "@Scaffoldable final class Wrong: LoggedFlow {}\nprotocol LoggedFlow: FlowCoordinatable {}",
        "@Scaffoldable final class Wrong: Base {}\nclass Base: FlowCoordinatable {}",
    ]) func classThatNamesItsKindWhereNoMacroLooksIsFound(_ type: String) {
        #expect(
            findings(of: rule, in: scaffolded(rest: type)).map { $0.drop { $0 != " " } } == [
                " `Wrong` doesn't name a coordinator protocol in its inheritance clause."
            ])
    }

    @Test(arguments: [
        "@Scaffoldable final class Right { var stack = FlowStack<Right>(root: .a) }\nextension Right: FlowCoordinatable {}",
        "@Scaffoldable final class Right: Logged { var stack: FlowStack<Right> }\nprotocol Logged: FlowCoordinatable {}",
        "@Scaffoldable final class Right: Scaffolding.FlowCoordinatable {}",
        "@Scaffoldable final class Right: @MainActor FlowCoordinatable {}", "final class Right: FlowCoordinatable {}",
    ]) func coordinatorByWhateverWayIsFine(_ type: String) {
        #expect(findings(of: rule, in: scaffolded(rest: type)) == [])
    }

    @Test(arguments: [
        ("injectsCoordinator: isDebug", "injectsCoordinator: isDebug"),
        ("injectsCoordinator: true, codable: Flags.codable", "codable: Flags.codable"),
        ("codable: !true", "codable: !true"), ("codable: (false)", "codable: (false)"),
    ]) func argumentThatIsNoLiteralIsFound(_ arguments: String, _ told: String) {
        let type = "@Scaffoldable(\(arguments)) final class Wrong: FlowCoordinatable {}"
        #expect(
            findings(of: rule, in: scaffolded(rest: type)).map { $0.drop { $0 != " " } } == [
                " `\(told)` of Wrong isn't a literal."
            ])
    }

    @Test(arguments: ["injectsCoordinator: false", "codable: true, injectsCoordinator: true", ""])
    func literalArgumentIsFine(_ arguments: String) {
        let type = "@Scaffoldable(\(arguments)) final class Right: FlowCoordinatable {}"
        #expect(findings(of: rule, in: scaffolded(rest: type)) == [])
    }
}
