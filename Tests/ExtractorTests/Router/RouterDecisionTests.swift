import NavigationModel
import TestSupport
import Testing

/// Routers whose callers decide by an argument, or by what they leave out, how a screen is shown.
struct RouterDecisionTests {
    private static func read(_ verb: String, _ use: String) -> [String] {
        graph(
            withViews(
                """
                enum Kind { case push, sheet, cover }
                enum R: Hashable, Identifiable {
                    case a, b(id: Int)
                    var id: Self { self }
                    var isModal: Bool { switch self { case .a: false; case .b: true } }
                }
                @Observable final class Nav {
                    var path: [R] = []
                    var sheet: R?
                    \(verb)
                }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            A().navigationDestination(for: R.self) { screen($0) }.sheet(item: $nav.sheet) { screen($0) }
                        }
                    }
                    @ViewBuilder func screen(_ r: R) -> some View { switch r { case .a: A(); case .b(let id): B(id: id) } }
                }
                final class C { let nav: Nav; func f() { \(use) } }
                """)
        ).called
    }

    @Test(arguments: [
        "func go(_ r: R, modal: Bool = false) { if modal { sheet = r } else { path.append(r) } }",
        "func go(_ r: R, modal: Bool = false) { if !modal { path.append(r) } else { sheet = r } }",
        "func go(_ r: R, modal: Bool = false) { if modal == true { sheet = r } else { path.append(r) } }",
        "func go(_ r: R, modal: Bool = false) { if modal { sheet = r; return }\npath.append(r) }",
        "func go(_ r: R, modal: Bool = false) { guard modal else { path.append(r); return }\nsheet = r }",
        "func go(_ r: R, modal: Bool = false) { switch modal { case true: sheet = r; case false: path.append(r) } }",
        "func go(_ r: R, modal: Bool = false) { open(r, modal: modal) }\n"
            + "func open(_ r: R, modal: Bool) { if modal { sheet = r } else { path.append(r) } }",
    ]) func conditionIsTheCallers(_ verb: String) {
        #expect(Self.read(verb, "nav.go(.a)") == ["C -push-> Nav.a (A) call"])
        #expect(Self.read(verb, "nav.go(.a, modal: false)") == ["C -push-> Nav.a (A) call"])
        #expect(Self.read(verb, "nav.go(.a, modal: true)") == ["C -sheet-> Nav.a (A) call"])
    }

    @Test(arguments: [
        "func go(_ r: R, as kind: Kind) { if kind == .sheet { sheet = r } else { path.append(r) } }",
        "func go(_ r: R, as kind: Kind) { if kind != .sheet { path.append(r) } else { sheet = r } }",
        "func go(_ r: R, as kind: Kind) { if case .sheet = kind { sheet = r } else { path.append(r) } }",
        "func go(_ r: R, as kind: Kind) { switch kind { case .sheet: sheet = r; default: path.append(r) } }",
    ]) func whatOneCaseRulesOutIsLeftToTheOthers(_ verb: String) {
        #expect(Self.read(verb, "nav.go(.a, as: .push)") == ["C -push-> Nav.a (A) call"])
        #expect(Self.read(verb, "nav.go(.a, as: .sheet)") == ["C -sheet-> Nav.a (A) call"])
    }

    @Test func conditionMayBeAPropertyOfTheRoute() {
        let verb = "func go(_ r: R) { if r.isModal { sheet = r } else { path.append(r) } }"
        #expect(Self.read(verb, "nav.go(.a)") == ["C -push-> Nav.a (A) call"])
        #expect(Self.read(verb, "nav.go(.b(id: 1))") == ["C -sheet-> Nav.b (B) call"])
    }

    /// A name that stands for something else by now, or a value that nobody can tell, rules nothing out.
    @Test(arguments: [
        (
            "func go(_ r: R, modal: Bool) { let modal = modal || r.isModal\nif modal { sheet = r } else { path.append(r) } }",
            "true"
        ),
        ("func go(_ r: R, modal: Bool) { if modal { sheet = r } else { path.append(r) } }", "Bool.random()"),
    ]) func whatIsNotDecidedMayBeEither(_ verb: String, _ modal: String) {
        #expect(
            Self.read(verb, "nav.go(.a, modal: \(modal))") == ["C -push-> Nav.a (A) call", "C -sheet-> Nav.a (A) call"])
    }
}
