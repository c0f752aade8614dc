import Facts
import NavigationModel
import Testing

import Extractor

/// What a body's code is reduced to.
struct BodyReaderTests {
    @Test(arguments: [
        ("self", Expression.instance), ("super", .instance), ("a", .name("a")), ("p", .parameter("p")),
        (".a", .implicitMember("a")), ("a.b", .member(.name("a"), "b")), ("a?.b", .member(.name("a"), "b")),
        ("a!.b", .member(.name("a"), "b")), ("(a)", .name("a")),
        ("(a, .b)", .tuple([.name("a"), .implicitMember("b")])),
        ("[a]", .array([.name("a")])), ("A.self", .typeObject(TypeName("A"))),
        ("A.B.self", .typeObject(TypeName(["A", "B"]))), ("try await a", .name("a")), ("A<B>", .name("A")),
        ("x ? a : b", .branch([.name("a"), .name("b")])), ("a ?? b", .branch([.name("a"), .name("b")])),
        ("x ? a : y ? b : c", .branch([.name("a"), .branch([.name("b"), .name("c")])])),
        ("a ?? b ?? c", .branch([.name("a"), .branch([.name("b"), .name("c")])])),
        ("a as B", .typed(TypeName("B"))), ("a as? B", .typed(TypeName("B"))), ("\"t\"", .literal("t")),
        ("3", .literal("3")), ("true", .constant("true")), ("nil", .constant("nil")),
        ("\"\\(a)\"", .typed(TypeName("String"))), ("1 + 2", .unknown), ("\\.a", .keyPath(root: nil, ["a"])),
        ("\\A.b", .keyPath(root: TypeName("A"), ["b"])), ("`a`", .name("a")),
    ]) func returnedExpressionIs(_ source: String, _ expected: Expression) {
        #expect(body("return \(source)").results == [expected])
    }

    @Test(arguments: [
        ("let v = a; return v", Expression.name("a")), ("let v: B = f(); return v", .typed(TypeName("B"))),
        ("var v = a; v = b; return v", .name("a")), ("let (v, w) = (a, b); return w", .name("b")),
        ("guard let v = a else { return b }; return v", .branch([.name("b"), .name("a")])),
        ("if let p { return p }; return b", .branch([.parameter("p"), .name("b")])),
        ("if let v = a { return v } else { return b }", .branch([.name("a"), .name("b")])),
        ("for v in p { return v }", .member(.parameter("p"), "[]")), ("for v in 1...3 { return v }", .unknown),
        ("for (v, w) in p { return v }", .unknown), ("return a[0]", .member(.name("a"), "[]")),
        ("return a[b(), c].d", .member(.member(.name("a"), "[]"), "d")),
        ("return p?[\"k\"]", .member(.parameter("p"), "[]")),
        ("do { return a } catch { return b }", .branch([.name("a"), .name("b")])),
        ("defer { x }\nreturn a", .name("a")), ("_ = x\nprint(1)\nreturn a", .name("a")),
    ]) func localNamesStandForTheirValues(_ source: String, _ expected: Expression) {
        #expect(body(source).results == [expected])
    }

    @Test(arguments: [
        (
            "if case .b(.c(_, let v)) = x { f(v) }",
            Expression.bound(.bound(.name("x"), case: "b", position: 0), case: "c", position: 1)
        ),
        (
            "switch (x, y) { case (_, .b(let v)): f(v)\ndefault: break }",
            .bound(.name("y"), case: "b", position: 0)
        ),
        (
            "switch x { case let .b(v), let .c(_, v): f(v) }",
            .branch([.bound(.name("x"), case: "b", position: 0), .bound(.name("x"), case: "c", position: 1)])
        ),
        ("for case .b(let v) in x { f(v) }", .bound(.member(.name("x"), "[]"), case: "b", position: 0)),
        ("if case let v? = x { f(v) }", .name("x")), ("if case .some(let v) = x { f(v) }", .name("x")),
        ("if case let v as B = x { f(v) }", .unknown),
    ]) func aNameThatAPatternBindsIsPartOfWhatItMatches(_ source: String, _ expected: Expression) {
        #expect(body(source).calls.first { $0.name == "f" }?.arguments.map(\.value) == [expected])
    }

    @Test(arguments: [
        ("return switch x { case 1: a\ncase .b(let c), .d: b\ndefault: c }", "1 a|b(_ c),d b|_ c"),
        ("switch x { case 1: return a\ndefault: return b }", "1 a|_ b"),
        ("if case let .b(.c(d), _) = x { return a }; return b", "b(c(_ d),_) a|b"),
        ("return if x == .b { a } else { b }", "b a|_ b"), ("return if x { a } else { b }", "true a|_ b"),
        ("return if !x { a } else { b }", "false a|_ b"), ("return if x != nil { a } else { b }", "some a|_ b"),
        ("return if x == false { a } else { b }", "false a|_ b"), ("return if let x { a } else { b }", "some a|_ b"),
        ("return if let c = x { c } else { b }", "some x|_ b"), ("if x { return a }; return b", "a|b"),
        ("guard case .b = x else { return a }; return b", "a|b b"),
        ("return x.map { switch $0 { case B.c: a } }", ""),
    ]) func whatAPatternGivesIsKeptWithIt(_ source: String, _ expected: String) {
        #expect(body(source).results.map(Self.text).joined(separator: "|") == expected)
    }

    private static func text(_ value: Expression) -> String {
        switch value {
        case .name(let name): name
        case .branch(let parts): parts.map(text).joined(separator: "|")
        case .match(.name("x"), let arms):
            arms.map { $0.patterns.map(text).joined(separator: ",") + " " + text($0.value) }.joined(separator: "|")
        default: ""
        }
    }

    private static func text(_ pattern: CasePattern) -> String {
        switch pattern {
        case .any: "_"
        case .binding(let name): "_ \(name)"
        case .type(let type): "as \(type.last)"
        case .literal(let text): text
        case .tuple(let parts): "(\(parts.map(text).joined(separator: ",")))"
        case .named(let name, _, let values):
            name + (values.isEmpty ? "" : "(\(values.map(text).joined(separator: ",")))")
        }
    }

    @Test(arguments: [
        ("router.path = []", "=", "router.path = []"), ("path += [a]", "+=", "path += [a]"),
        ("$0.path = a ? b : c", "=", "$0.path = a ? b : c"), ("self = .a", "=", "self = .a"),
    ]) func assignmentIsACallOnWhatIsAssignedTo(_ source: String, _ name: String, _ text: String) {
        let call = body(source).calls.first
        #expect(call?.name == name)
        #expect(call?.text == text)
        #expect(call?.arguments.count == 1)
    }

    @Test func localFunctionGivesWhatItBuilds() {
        #expect(body("func make(_ n: Int) -> A { A(n) }\nreturn make(3)").calls.map(\.name) == ["A", nil])
        #expect(body("func go() { router.push(.a) }\ngo()").calls.first?.name == "push")
        #expect(
            body("func go(_ r: R) { push(r) }\ngo(.a)").calls.first?.arguments.map(\.value) == [.typed(TypeName("R"))])
    }

    @Test func switchesAreKeptWithTheirArms() {
        let read = body(
            """
            switch p { case .a: return x
            case .b(let c), .d where c > 1: break
            default: fatalError() }
            return y.map { switch $0 { case 1: z
            case B.e?: z } }
            """)
        #expect(read.switches.map(\.subject).first == .parameter("p"))
        #expect(
            read.switches.map { $0.arms.map { $0.patterns.map(Self.text).joined(separator: ",") } } == [
                ["a", "b(_ c),d", "_"], ["1", "e"],
            ])
        #expect(body("if case .a = p { x }").switches.isEmpty)
    }

    @Test func armsStandWhereTheirPatternsBegin() {
        let file = read(
            "func f(p: P) {\nswitch p { case .a: return x\ncase .b, .d: break\ndefault: fatalError() }\n}")
        let arms = file.facts.functions.first?.body.switches.first?.arms
        #expect(arms?.map { file.layout.location(of: $0.location).line } == [2, 3, 4])
    }

    @Test func switchWithConditionsHasTheArmsOfAllOfThem() {
        let read = body("switch p { case .a: x\n#if os(iOS)\ncase .b: x\n#else\ncase .c: x\n#endif\n}")
        #expect(read.switches.map { $0.arms.map { $0.patterns.map(Self.text).joined() } } == [["a", "b", "c"]])
    }

    @Test func bindingStandsForItsValue() {
        #expect(body("return $router.path").results == [.member(.name("router"), "path")])
        #expect(
            body("a { $0 }").calls[0].arguments[0].value
                == .closure([
                    .closureParameter(call: 0, argument: 0, index: 0, type: nil)
                ]))
    }

    @Test func typesACallIsMadeWithAreKept() {
        #expect(body("Router<AppRoute>()").calls[0].typeArguments == [TypeName("AppRoute")])
    }

    @Test func casePathIsTheCaseItNames() {
        #expect(
            body("f(state: /Screen.a, action: /Screen.b)").calls[0].arguments.map(\.value) == [
                .member(.name("Screen"), "a"), .member(.name("Screen"), "b"),
            ])
    }

    @Test func callsAreTakenInTheOrderTheyBegin() {
        let calls = body("a(b(), c: d { e() })").calls
        #expect(calls.map(\.name) == ["a", "b", "d", "e"])
        #expect(calls[0].arguments.map(\.label) == [nil, "c"])
        #expect(calls[3].closure == ClosureContext(call: 2, argument: 0))
        #expect(calls[1].closure == nil)
    }

    @Test func trailingClosuresAreArguments() {
        let call = body("a(1) { (x: Int) in x } onDone: { }").calls.first
        #expect(call?.arguments.map(\.label) == [nil, nil, "onDone"])
        #expect(call?.arguments.map(\.isTrailingClosure) == [false, true, true])
        #expect(call?.closureType == TypeName("Int"))
    }

    @Test func patternsAroundACallAreKept() {
        let calls = body(
            """
            switch url.host { case "a", "b": one()
            case let .c(d) where d > 1: two()
            default: three() }
            if url.scheme == "s" { four() }
            if case .e = link { five() }
            """
        ).calls
        #expect(
            calls.map { $0.patterns.map { "\($0.subject) ~ \($0.pattern)" } } == [
                ["url.host ~ \"a\", \"b\""], ["url.host ~ let .c(d)"], [], [" ~ url.scheme == \"s\""], ["link ~ .e"],
            ])
    }

    @Test func conditionsAreReadOnce() {
        #expect(body("if a() == b() { c() }").calls.map(\.name) == ["a", "b", "c"])
    }

    @Test func defaultsOfParametersAreRead() {
        let parameters = facts("func f(a: [A] = [.b(c())], d: D) {}").functions.first?.parameters
        #expect(parameters?.map(\.defaultBody.results) == [[.array([.call(0)])], []])
        #expect(parameters?.first?.defaultBody.calls.map(\.name) == ["b", "c"])
    }

    @Test func typesOfACasesValuesAreKept() {
        let cases = facts("enum E { case a(B.C, d: D?), e, f(() -> Void) }").types.first?.cases
        #expect(cases?.map(\.types) == [[TypeName(["B", "C"]), TypeName("D")], [], [nil]])
    }

    @Test func functionReferencesAsHandlersCount() {
        #expect(body("Button(\"x\", action: coordinator.open)").calls.map(\.name) == ["Button", "open"])
        #expect(body("V(onTap: open, count: number)").calls.map(\.name) == ["V", "open"])
        #expect(body("V(one: open, once: a.b)").calls.map(\.name) == ["V"])
    }

    private func body(_ source: String) -> BodyFacts {
        facts("func f(p: P) {\n\(source)\n}").functions.first?.body ?? BodyFacts()
    }
}
