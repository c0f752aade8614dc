/// Code that is seldom written.
enum Oddities {
    static func inFunction(_ code: String) -> String {
        "struct A: View {\n    func go() {\n\(code)\n    }\n    var body: some View { B() }\n}"
    }

    /// Code that our own parser is certain of, at the top of a file or in a function.
    static let certain: [String] = [
        "let a = b < c ? d : e", "let a = B<C>(d)", "let a = b<c>(d) < e", "f(a < b, c > (d))", "let a = [B<C>]()",
        "let a = x >> y", "a >>= b", "let a: B<C<D>>? = nil", "let a = b as? C ?? d",
        "let a = try? await b().c ?? d", "let a = b is C && d", "x = y = z", "let a = -b", "let a = b!.c?.d![0]",
        "let a = \\B.c", "let a = \\.c.d", "let a = \\[B].c[0]", "let a = \\B.c?.d", "let a = b.map(\\.?.c)",
        "let a = b(\\.?.c?.d, e: \\.!)", "let a = \\.?[0]",
        "let a = #B<C> { d in d.e == f }", "a(b: #C<D<E>>{ $0.f > 1 && $0.g })", "let a = #B<C, D>(e) { f }",
        "let a = [\\.b: 1]",
        "let a = \"b\\(c + \"d\\(e)\")f\"", "let a = #\"b\\(c) \\#(d)\"#", "let a = \"\\u{1F600}\\n\\\"\"",
        "let a = \"\"\"\n    b\n      c \\(d)\n\n    e\\n\n    \"\"\"", "let a = \"\"\"\n  b \\\n  c\n  \"\"\"",
        "let a = \"\"\"\n\"\"\"", "let a = [\n    .b,\n    .c,\n]", "let a = [:]", "let a = [b: c, d: e,]",
        "let a = (b, c: d)",
        "f { 1 }", "f { a, _ in b(a) }", "f { (a: B, c) -> D in e }", "f { [weak self, b = c] in d() }",
        "f { [self] (a) async throws in b }", "f { @MainActor in b }", "f { $0.b }", "f {} b: {} c: { d }",
        "f(a) { b } c: { d }.e",
        "if let a, let b = c, case .d(let e) = f, g { h() } else if i { j } else { k }",
        "guard let self else { return }",
        "switch a {\ncase .b(let c), .d(let c) where c > 0: e\ncase let .f(g, _): h\ncase is I: j\n@unknown default: break\n}",
        "switch a {\n#if B\ncase .c: d\n#endif\ndefault: e\n}", "let a = if b { c } else { d }",
        "let a = switch b { case .c: d; default: e }",
        "for case .a(let b)? in c where d { e }", "for (a, b) in c {}", "while let a = b.next() { c }",
        "repeat { a } while b",
        "do { try a() } catch B.c { d } catch let e as F { g } catch { h }", "defer { a }",
        "outer: for a in b { break outer }",
        "return", "return\na()", "throw a", "a\n    #if B\n    .c()\n    #else\n    .d()\n    #endif\n    .e()",
        "#if os(iOS) || canImport(UIKit)\na()\n#elseif B\nb()\n#else\nc()\n#endif", "#if A\nlet a = 1\n#endif",
        "if #available(iOS 17, *) { a }", "#Preview(\"a\") { b }", "a(#selector(b), #file)", "let a = b.c(d:e:)",
        "let a = b.c(d:)(1)",
        "a + (b) - c * d ? e : f", "a ?? b ?? c", "let a: (B, C) -> D = e",
        "let a: @MainActor (B) async throws -> C? = d",
        "let a: any B & C = d", "let a: [String: [B]] = c", "let a: B.C<D>.E? = f", "let a: B.Type = c.self",
        "let a = (any B).self",
        "func a<B: C>(_ b: B, c d: inout E..., f: some G = .h) async throws(I) -> J where B: K, B.L == M { n }",
        "func == (a: B, c: B) -> Bool { true }", "func a() -> some B { c }",
        "func a(@B b: () -> C, for d: E = { f }) {}",
        "var a: B { c }", "var a: B { get { c } set { d } }", "var a = b { didSet { c() } willSet(d) { e } }",
        "lazy var a = { b }()",
        "@A(b: c) private(set) var d, e: F", "@A.B<C> var d = e", "let (a, b) = c",
        "@available(*, unavailable) func a() {}",
        "@available(iOS, deprecated: 16.0, message: \"a\") func b() {}", "@objc(a:b:) func c() {}", "weak var a: B?",
        "async let a = b()",
        "class A<B, C: D>: E, F where B: G { init?(a: B) { b } ; deinit { c } ; subscript(a: B) -> C { get { d } } }",
        "enum A: String { case b, c(D, e: F = 1), g = \"h\"\n indirect case i }",
        "extension A.B: @unchecked C where D == E {}",
        "protocol A<B>: C { associatedtype D: E = F where D: G\n var h: I { get async throws }\n func j() }",
        "actor A { static let b = 1 }",
        "typealias A<B> = C<B>", "import struct A.B", "@testable import A",
        "struct A { #if B\n let c = 1\n #else\n let d = 2\n #endif\n}",
        "final class A { override class func b() {} }", "/* a /* b */ c */ let d = 1 // e", "/// A\n/// b\nstruct C {}",
        "a . b()".replacing(" . ", with: "."), "let open = 1\nopen.a()", "let a = 1; let b = 2", "a /* b */ + c",
        "let a = 0x1F + 1_000.5e-3",
        "let a = b / c / d", "`class`.a()", "let a = /B.c", "a.init(b)", "A.self", "super.a()", "[1, 2].map(-).b",
        "_ = a", "&a", "f(&a)",
        "a.0.b", "a.b<C>.d()", "let a = [any B]()", "any.b()", "a\n[0]", "a\n(b)", "x = a ? .b : .c(d)", "print(get)",
        "set(a)",
    ]

    /// Code that is wrong, or that nobody writes.
    static let wrong: [String] = [
        "let a = ", "func a( {}", "struct A {", "}", "a b", "if a", "let a = \"b", "let a = \"\"\"\n b\n", "f(a b)",
        "case .a: b",
        "switch a { b }", "let = 1", "struct A { #if B\n #endif }", "[a b]", "(a", "a)", "func () {}", "class {}",
        "#if A\nb()", "#endif", "a ? b", "let a: some", "func a() -> any {}", "f { a in",
        "/* a", "let a: = 1", "@", "a =b", "let a = 0xZ", "\u{1}", "import", "guard a { b }", "for a { b }",
        "enum A { case }",
    ]
}
