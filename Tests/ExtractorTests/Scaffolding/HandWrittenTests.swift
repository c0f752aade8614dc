import NavigationModel
import TestSupport
import Testing

/// Coordinators without the macro: the cases of `Destinations`, and the functions its `value(for:)` names.
struct HandWrittenTests {
    @Test func casesAreDestinationsAndArmsNameTheFunctions() {
        let read = coordinator(
            cases: "case plan\ncase can(litres: Int)\ncase shed",
            arms: """
                case .plan: return Destination(instance.makePlan(), meta: meta, parent: instance)
                case .can(let litres): return Destination(instance.can(litres: litres), meta: meta, parent: instance)
                case .shed: return Destination({ instance.shed() }, meta: meta, parent: instance)
                """)
        #expect(
            read.coordinator("C")?.destinations.notation == [
                "plan view PlanView by root", "can(litres: Int) view CanView", "shed coordinator Child",
            ])
        #expect(read.coordinator("C")?.notation == "C flow from plan")
    }

    @Test(arguments: [
        "case .plan: Destination(instance.makePlan(), meta: meta, parent: instance)",
        "case .plan: .init(instance.makePlan(), meta: meta, parent: instance)",
        "case .plan: return .init({ [instance] in instance.makePlan() }, meta: meta, parent: instance)",
        "case .plan: return Destination({ let made = instance.makePlan(); return made }, meta: meta, parent: instance)",
    ]) func everyFormOfAnArmIsRead(_ arm: String) {
        let read = coordinator(cases: "case plan", arms: arm)
        #expect(read.coordinator("C")?.destinations.notation == ["plan view PlanView by root"])
    }

    @Test func casesWhoseNamesBeginAlikeKeepTheirOwnArms() {
        let read = coordinator(
            cases: "case plan\ncase planned\ncase shed",
            arms: """
                case .planned: return Destination(instance.can(litres: 1), meta: meta, parent: instance)
                case .plan: return Destination(instance.makePlan(), meta: meta, parent: instance)
                case .shed: return Destination(instance.shed(), meta: meta, parent: instance)
                """)
        #expect(
            read.coordinator("C")?.destinations.notation == [
                "plan view PlanView by root", "planned view CanView", "shed coordinator Child",
            ])
    }

    @Test func boundValuesNamedLikeCasesDoNotMixArmsUp() {
        let read = coordinator(
            cases: "case litres\ncase can(litres: Int)\ncase plan",
            arms: """
                case .can(let litres): return Destination(instance.can(litres: litres), meta: meta, parent: instance)
                case .litres: return Destination(instance.makePlan(), meta: meta, parent: instance)
                case .plan: return Destination(instance.makePlan(), meta: meta, parent: instance)
                """)
        #expect(read.destination("C.litres")?.notation == "litres view PlanView")
    }

    @Test func enumMayStandInAnExtensionOfAnotherFile() {
        let read = graph(of: [
            "App/C.swift":
                "final class C: FlowCoordinatable { func plan() -> some View { PlanView() } }\nstruct PlanView: View {}",
            "App/C+Destinations.swift": """
            extension C {
                enum Destinations: Destinationable {
                    case plan
                    func value(for instance: C) -> Destination {
                        switch self { case .plan: .init(instance.plan(), meta: meta, parent: instance) }
                    }
                }
            }
            """,
        ])
        #expect(read.coordinator("C")?.destinations.notation == ["plan view PlanView"])
    }

    @Test func caseCommentGoesBeforeTheMethods() {
        let read = coordinator(
            cases: "/// The case.\ncase plan\ncase can(litres: Int)",
            arms: "case .plan: Destination(instance.makePlan())",
            methods: "/// The can.\n")
        #expect(read.destination("C.plan")?.documentation == "The case.")
        #expect(read.destination("C.can")?.documentation == "The can.")
    }

    private func coordinator(cases: String, arms: String, methods: String = "") -> NavigationGraph {
        graph(
            """
            final class C: FlowCoordinatable {
                var stack: FlowStack<C>
                init() { self.stack = FlowStack<C>(root: .plan) }
                func makePlan() -> some View { PlanView() }
                \(methods)func can(litres: Int) -> some View { CanView() }
                func shed() -> any Coordinatable { Child() }
                enum Destinations: Destinationable {
                    typealias Owner = C
                    \(cases)
                    enum Meta: DestinationMeta { case plan, can, shed }
                    var meta: Meta { switch self { case .plan: .plan } }
                    func value(for instance: Owner) -> Destination {
                        switch self {
                        \(arms)
                        }
                    }
                }
            }
            @Scaffoldable final class Child: FlowCoordinatable {}
            struct PlanView: View {}
            struct CanView: View {}
            """)
    }
}
