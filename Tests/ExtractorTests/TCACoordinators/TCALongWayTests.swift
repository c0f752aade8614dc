import NavigationModel
import TestSupport
import Testing

/// Functions and views of TCACoordinators that lead far or in circles.
struct TCALongWayTests {
    @Test func routesThatFunctionsMakeForEachOther() async {
        let lines = [
            "func left() -> Route<ShedScreen.State> { isNear ? .push(.tool(.init())) : right() }",
            "func right() -> Route<ShedScreen.State> { isNear ? .sheet(.manual(.init())) : left() }",
        ]
        let arm = TCAGeneration.macros.arm(".list(.tapped)", "state.routes.append(left())")
        for read in await graphsInBothOrders(lines, { shed(.macros, arm, members: $0) }) {
            #expect(
                Set(read.called) == [
                    "ListView -push-> Shed.tool (ToolView) call", "ListView -sheet-> Shed.manual (ManualView) call",
                ])
            #expect(read.notUnderstood.isEmpty)
        }
    }

    @Test func viewsThatChooseForEachOther() async {
        let choice = "switch store.selectedTab { case .shed: \(YardParts.shed)\ncase .pond:"
        let lines = [
            "func left() -> some View { \(choice) \(YardParts.pond)\ndefault: right() } }",
            "func right() -> some View { \(choice) \(YardParts.gate)\ndefault: left() } }",
        ]
        let read = await graphsInBothOrders(lines) { yard("left()", state: "var selectedTab = Tab.shed", members: $0) }
        let told = Set(read.map { $0.coordinator("Yard")?.destinations.notation ?? [] })
        #expect(told.count == 1, "\(told)")
        #expect(told.first?.isEmpty == false)
    }

    @Test func viewThatChoosesBetweenTooManyIsToldOf() async {
        let parts = (0..<20).map {
            "func part\($0)() -> some View { if a\($0) { part\($0 + 1)() } else { part\($0 + 1)() } }"
        }
        let last =
            "func part20() -> some View { switch store.selectedTab { case .shed: \(YardParts.shed)\ncase .pond: \(YardParts.pond) } }"
        let members = (parts + [last]).joined(separator: "\n")
        let read = await onDeepStack { yard("part0()", state: "var selectedTab = Tab.shed", members: members) }
        #expect(read.coordinator("Yard")?.destinations.isEmpty == false)
        #expect(read.notUnderstood.contains { $0.reason.contains("too many views to follow") })
    }
}
