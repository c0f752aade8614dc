import Base
import NavigationModel
import TestSupport
import Testing

/// What is called on routes, and what is assigned to them.
struct TCACallTests {
    @Test(
        arguments: TCAGeneration.allCases,
        [("push", Style.push), ("presentSheet", .sheet), ("presentCover", .fullScreenCover)])
    func callShowsAScreen(_ generation: TCAGeneration, _ call: (name: String, style: Style)) {
        let read = shed(generation, on: ".list(.tapped)", "state.routes.\(call.name)(.tool(.init()))")
        #expect(read.called == ["ListView -\(call.style.rawValue)-> Shed.tool (ToolView) call"])
        #expect(read.destination("Shed.tool")?.presentations == [call.style])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        ("state.routes.presentSheet(.tool(.init()), withNavigation: true)", "sheet"),
        ("state.routes.presentSheet(.tool(.init()), embedInNavigationView: true)", "sheet"),
        ("state.routes.append(.push(.tool(.init())))", "push"),
        ("state.routes.append(.cover(.tool(.init()), withNavigation: true))", "fullScreenCover"),
        ("state.routes.append(contentsOf: [.sheet(.tool(.init()))])", "sheet"),
        ("state.routes.insert(.push(.tool(.init())), at: 1)", "push"),
        ("state.routes += [.sheet(.tool(.init()))]", "sheet"),
        ("state.routes = [.root(.tool(.init()))]", "root"),
        ("state.routes = [.push(.tool(.init()))]", "root"),
        ("state.routes = [Route.root(.tool(.init()))]", "root"),
        ("state.routes = [.root(.tool(.init()))] + []", "root"),
        ("state.routes = IdentifiedArray(uniqueElements: [.root(.tool(.init()))])", "root"),
        ("return .routeWithDelaysIfUnsupported(state.routes, action: \\.router) { $0.push(.tool(.init())) }", "push"),
        ("return Effect.routeWithDelaysIfUnsupported(state.routes) { routes in routes.push(.tool(.init())) }", "push"),
        ("if canOpen { state.routes.push(.tool(.init())) }", "push"),
        ("var routes = state.routes; routes.push(.tool(.init()))", "push"),
    ]) func formOfACall(_ code: String, _ style: String) {
        let read = shed(on: ".list(.tapped)", code)
        #expect(read.called == ["ListView -\(style)-> Shed.tool (ToolView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func sendingTheOwnActionLeadsWhereItsArmDoes() {
        let read = graph(
            shedSource(
                .macros,
                """
                case .router(.routeAction(_, .list(.tapped))): return .send(.move(.tool))
                case .router(.routeAction(_, .tool(.tapped))): return .send(.move(.manual))
                case let .move(place):
                    switch place {
                    case .tool: state.routes.push(.tool(.init()))
                    case .manual: state.routes.presentSheet(.manual(.init()))
                    }
                """
            ).replacing("case own", with: "case own\ncase move(Place)\nenum Place { case tool, manual }"))
        #expect(read.called.contains("ListView -push-> Shed.tool (ToolView) indirect"), "\(read.called)")
        #expect(read.called.contains("ToolView -sheet-> Shed.manual (ManualView) indirect"))
        #expect(!read.called.contains { $0.hasPrefix("ListView -sheet->") || $0.hasPrefix("ToolView -push->") })
    }

    /// One own action sends another, in an effect too, and what an action carries needs not be written where it's sent.
    @Test func ownActionsAreFollowedThroughOthers() {
        let read = graph(
            shedSource(
                .macros,
                """
                case .router(.routeAction(_, .list(.tapped))): return .send(.check)
                case let .router(.routeAction(_, .tool(.open(number)))): return .send(.finish(number))
                case .check:
                    switch user.status {
                    case .new: return .send(.finish(1))
                    case .known: return .run { send in await send(.begin) }
                    }
                case let .finish(number): state.routes.push(.manual(.init(number)))
                case .begin: state.routes.presentSheet(.tool(.init()))
                """
            ).replacing("case own", with: "case own, check, finish(Int), begin"))
        #expect(
            read.called == [
                "ListView -push-> Shed.manual (ManualView) indirect", "ListView -sheet-> Shed.tool (ToolView) indirect",
                "Shed -push-> Shed.manual (ManualView) call", "Shed -sheet-> Shed.tool (ToolView) call",
                "ToolView -push-> Shed.manual (ManualView) indirect",
            ])
    }

    @Test func assignedRoutesAreShownInOrder() {
        let read = shed(
            on: ".list(.tapped)",
            "state.routes = [.root(.tool(.init())), .push(.list(.init())), .cover(.manual(.init()))]")
        #expect(
            read.called == [
                "ListView -push-> Shed.list (ListView) call",
                "ListView -fullScreenCover-> Shed.manual (ManualView) call",
                "ListView -root-> Shed.tool (ToolView) call",
            ])
    }

    @Test(arguments: [
        ("goBack()", "back", ""), ("goBack(2)", "back", ""), ("goBackToRoot()", "back", ""), ("pop()", "back", ""),
        ("popToRoot()", "back", ""), ("popToCurrentNavigationRoot()", "back", ""), ("removeLast()", "back", ""),
        ("goBackTo(/ShedScreen.State.list)", "back", ".list"), ("goBackTo(\\.list)", "back", ".list"),
        ("goBackTo(\\ShedScreen.State.Cases.list)", "back", ".list"), ("popTo(\\.list)", "back", ".list"),
        ("goBackTo(id: .list)", "back", ".list"), ("goBackTo(index: 0)", "back", ""), ("popTo(index: 0)", "back", ""),
        ("dismiss()", "dismiss", ""), ("dismiss(count: 2)", "dismiss", ""), ("dismissAll()", "dismiss", ""),
    ]) func callGoesBack(_ call: String, _ style: String, _ to: String) {
        let read = shed(on: ".tool(.closed)", "state.routes.\(call)")
        #expect(read.exits.notation == ["ToolView <-\(style)- Shed\(to) call"])
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "state.routes = []", "state.routes = Array(state.routes.prefix(1))", "state.routes = state.routes.dropLast()",
    ]) func fewerRoutesGoBack(_ code: String) {
        let read = shed(on: ".tool(.closed)", code)
        #expect(read.exits.notation == ["ToolView <-back- Shed call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "let screen = ShedScreen.State.tool(.init()); state.routes.push(screen)",
        "let screen: ShedScreen.State = .tool(.init()); state.routes.push(screen)",
        "let screen: ShedScreen.State; screen = .tool(.init()); state.routes.push(screen)",
        "state.routes.push(ShedScreen.State.tool(Tool.State()))", "state.routes.push(makeTool())",
        "state.routes.push(Self.tool)", "state.routes.push(.spare())", "open(.tool(.init()), &state)",
    ]) func screenIsFoundWhereItIsMade(_ code: String) {
        let members = """
            func makeTool() -> ShedScreen.State { .tool(.init()) }
            static let tool = ShedScreen.State.tool(.init())
            """
        let opening = "func open(_ screen: ShedScreen.State, _ state: inout State) { state.routes.push(screen) }"
        let read = shed(
            .macros, TCAGeneration.macros.arm(".list(.tapped)", code),
            members: members + (code.hasPrefix("open") ? "\n" + opening : ""),
            rest: "extension ShedScreen { static func spare() -> State { .tool(.init()) } }")
        #expect(read.called.map { $0.prefix { $0 != ")" } } == ["ListView -push-> Shed.tool (ToolView"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func screenMayBeOneOfSeveral() {
        let read = shed(
            on: ".list(.tapped)",
            "let screen: ShedScreen.State = isNew ? .manual(.init()) : .tool(.init()); state.routes.push(screen)")
        #expect(
            read.called == [
                "ListView -push-> Shed.manual (ManualView) call", "ListView -push-> Shed.tool (ToolView) call",
            ])
    }

    @Test(arguments: [
        ("state.routes.push(screen)", "the destination is chosen at run time"),
        ("state.routes.push(.nothing)", "Shed has no screen `nothing`"),
        ("state.routes = screens", "the destination is chosen at run time"),
        ("state.routes.append(route)", "the destination is chosen at run time"),
        (
            "show(.init(), &state)",
            "the destination is the parameter `screen`, and no call was found that passes a known destination"
        ),
        ("if case var .a(child) = state.child { child.routes.goBack() }", "the owner of these routes isn't known"),
    ]) func callIsNotUnderstood(_ code: String, _ reason: String) {
        let members =
            "private func unused(_ screen: ShedScreen.State, _ state: inout State) { state.routes.push(screen) }"
        let isHandedOn = code.hasPrefix("show")
        let source = MarkedSource(
            shedSource(
                .macros, TCAGeneration.macros.arm(".list(let screen)", isHandedOn ? "break" : code),
                members: isHandedOn ? members : ""))
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.reason) == [reason])
        #expect(read.notUnderstood.allSatisfy { $0.help != nil && $0.location.line > 1 })
        #expect(read.called.isEmpty)
    }

    @Test func receiverThatIsUnknownIsInferredFromItsScreen() {
        let read = shed(
            on: ".list(.tapped)", "if case var .a(child) = state.child { child.routes.push(.tool(.init())) }")
        #expect(read.called == ["ListView -push-> Shed.tool (ToolView) inferred"])
    }

    @Test func newStateShowsTheFirstScreenAgain() {
        let read = shed(on: ".tool(.tapped)", "state = .initial")
        #expect(read.called == ["ToolView -root-> Shed.list (ListView) call"])
    }

    @Test func whatTheLibraryHandsBackIsNoCall() {
        let read = shed(.protocols, "case .updateRoutes(let routes): state.routes = routes")
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func otherArraysAreNone() {
        let read = shed(
            .macros, "case .own: state.names.append(\"a\"); state.names.removeLast(); names.push(1); state.names = []",
            state: "var names: [String] = []")
        #expect(read.called.isEmpty)
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    /// What a parent shows for an action that a child coordinator sends itself, in answer to one of its screens.
    @Test func actionThatAChildSendsIsThatOfItsScreen() {
        let read = graph(
            shedSource(
                .macros,
                """
                case .router(.routeAction(_, .list(.tapped))): return .send(.delegate(.helpTapped(id: 1)))
                case .router(.routeAction(_, .tool(.tapped))): return .send(.delegate(.closed))
                case .router(.routeAction(_, .manual(.tapped))): return .send(.asked)
                case .asked: return .send(.delegate(.helpTapped(id: 2)))
                case .own: return .send(.delegate(.other))
                """
            ).replacing(
                "case own",
                with:
                    "case own, asked\ncase delegate(Delegate)\nenum Delegate { case helpTapped(id: Int), closed, other }"
            )
                + "\n" + """
                    @Reducer struct Help { struct State {}; enum Action { case tapped } }
                    struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Help") } }
                    @Reducer enum HubScreen { case shed(Shed), help(Help) }
                    @Reducer struct Hub {
                        struct State { var routes: [Route<HubScreen.State>] = [.root(.shed(.initial))] }
                        enum Action { case router(IndexedRouterActionOf<HubScreen>) }
                        var body: some ReducerOf<Self> {
                            Reduce { state, action in
                                switch action {
                                case let .router(.routeAction(_, .shed(.delegate(.helpTapped(id))))):
                                    state.routes.push(.help(.init()))
                                case .router(.routeAction(_, .shed(.delegate(.closed)))): state.routes.goBack()
                                default: break }
                                return .none
                            }
                            .forEachRoute(\\.routes, action: \\.router)
                        }
                    }
                    struct HubView: View {
                        let store: StoreOf<Hub>
                        var body: some View {
                            TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                                switch screen.case {
                                case let .shed(store): ShedView(store: store)
                                case let .help(store): HelpView(store: store)
                                }
                            }
                        }
                    }
                    """)
        #expect(
            read.called == [
                "ListView -push-> Hub.help (HelpView) indirect", "ManualView -push-> Hub.help (HelpView) indirect",
                "Shed -push-> Hub.help (HelpView) call",
            ])
        #expect(read.exits.map(\.from.id).sorted() == ["Shed", "ToolView"])
    }
}
