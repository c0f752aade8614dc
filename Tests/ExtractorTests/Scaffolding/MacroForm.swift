import Testing

/// Each form of declaration in a tab coordinator, and below it which versions of the macro track it and what navdocs makes
/// of it.
///
/// A form stands on one line, `⏎` for its line breaks. Versions are `2` for 1.x and 2.x, `3` for 3.0 and 3.1, `x` for 3.2 and
/// `n` for newer ones, for each function of the form; `–` is none. What navdocs makes are destinations, what it refuses, and
/// in brackets what rules say else.
struct MacroForm: CustomTestStringConvertible, Sendable {
    let source: String
    let versions: String
    let outcome: String
    var testDescription: String { source }

    static let all: [MacroForm] = {
        var forms: [MacroForm] = []
        var source = ""
        for line in table.split(separator: "\n") where !line.hasPrefix("#### ") {
            guard let arrow = line.firstRange(of: " → "), line.hasPrefix("    ") else {
                source = String(line.replacing("⏎", with: "\n"))
                continue
            }
            forms.append(
                MacroForm(
                    source: source, versions: String(line[..<arrow.lowerBound].dropFirst(4)),
                    outcome: String(line[arrow.upperBound...])))
        }
        return forms
    }()

    private static let table = """
        #### What is returned
        func a() -> some View { V() }
            23xn → a
        func a() -> any Coordinatable { C() }
            23xn → a
        func a() -> some SwiftUI.View { V() }
            n → a
        func a() -> some Foo.View { V() }
            n → a
        func a() -> some SwiftUI . View { V() }
            n → a
        func a() -> any Scaffolding.Coordinatable { C() }
            n → a
        func a() -> some View & Equatable { V() }
            23x → a
        func a() -> any Coordinatable & Equatable { C() }
            23x → a
        func a() -> some Equatable & View { V() }
            – → –
        func a() -> some ViewModifier { M() }
            23x → –
        func a() -> any CoordinatableFoo { F() }
            23x → –
        func a() -> any View { V() }
            – → –
        func a() -> some View? { nil }
            23x → –
        func a() -> (some View) { V() }
            – → –
        func a() -> (some View)? { nil }
            – → –
        func a() -> (any Coordinatable)? { nil }
            – → –
        func a() -> [any Coordinatable] { [] }
            – → –
        func a() -> () -> some View { f }
            – → –
        func a() -> Box<V> { Box() }
            – → –
        func a() -> Child { Child() }
            3 → a [concrete-coordinator-return]
        func a() -> V { V() }
            3 → –
        func a() -> V? { nil }
            3 → –
        func a() -> Bool { true }
            3 → –
        func a() -> Void {}
            3 → –
        func a() {}
            – → –

        #### Comments
        func a() -> some View /* why */ { V() }
            23xn → a
        func a() -> some View // why⏎{ V() }
            23xn → a
        func a() -> /* why */ some View { V() }
            23xn → a
        func a() -> some /* why */ View { V() }
            n → a
        func a() -> some⏎    View { V() }
            n → a
        func a() -> ⏎    // why⏎    some View { V() }
            n → a
        func a() -> (any Coordinatable, /* the label */ some View) { (C(), V()) }
            n → a
        func a() -> (⏎    any Coordinatable, // one, two⏎    some View⏎) { (C(), V()) }
            n → a
        func a() -> (some View, some /* a /* nested */ one */ View) { (V(), V()) }
            n → a

        #### Tuples
        func a() -> (any Coordinatable, some View) { (C(), V()) }
            23xn → a
        func a() -> (some View, some View) { (V(), V()) }
            23xn → a
        func a() -> (any Coordinatable, TabRole) { (C(), .search) }
            23xn → a
        func a() -> (some View, TabRole) { (V(), .search) }
            23xn → a
        func a() -> (any Coordinatable, some View, TabRole) { (C(), V(), .search) }
            23xn → a
        func a() -> (some View, some View, TabRole) { (V(), V(), .search) }
            23xn → a
        func a() -> (some View, SwiftUI.TabRole) { (V(), .search) }
            23xn → a
        func a() -> (any Coordinatable,some View) { (C(), V()) }
            n → a
        func a() -> ( any Coordinatable, some View ) { (C(), V()) }
            n → a
        func a() -> (⏎ any Coordinatable,⏎ some View⏎) { (C(), V()) }
            n → a
        func a() -> (some View,⏎ some View,⏎ TabRole) { (V(), V(), .search) }
            23xn → a
        func a() -> (any Coordinatable, some View,) { (C(), V()) }
            n → a
        func a() -> (some View, some View, TabRole,) { (V(), V(), .search) }
            n → a
        func a() -> (any Coordinatable, some View, TabRole,) { (C(), V(), .search) }
            23xn → a
        func a() -> (content: any Coordinatable, label: some View) { (C(), V()) }
            n → a
        func a() -> (_ content: any Coordinatable, _ label: some View) { (C(), V()) }
            n → a
        func a() -> (_: some View, _: some View) { (V(), V()) }
            n → a
        func a() -> (content: any Coordinatable, role: TabRole) { (C(), .search) }
            23xn → a
        func a() -> (TabRole, some View, any Coordinatable) { (.search, V(), C()) }
            23x → –
        func a() -> (any Coordinatable, some View) -> TabRole { f }
            23x → –
        func a() -> (any Coordinatable, some View)? { nil }
            23x → –
        func a() -> (some View, any Coordinatable) { (V(), C()) }
            – → –

        #### Conditions
        #if os(iOS)⏎func a() -> some View { V() }⏎#endif
            n → a
        #if A⏎func a() -> some View { V() }⏎#else⏎func a() -> some View { V() }⏎#endif
            n n → a
        #if A⏎func a() -> some View { V() }⏎#elseif B⏎func a() -> some View { V() }⏎#else⏎func a() -> some View { V() }⏎#endif
            n n n → a
        #if A⏎func a() -> some View { V() }⏎#endif⏎#if !A⏎func a() -> some View { V() }⏎#endif
            n n → a [duplicate-destination]
        #if A⏎func a() -> some View { V() }⏎#if B⏎func a() -> some View { V() }⏎#endif⏎#endif
            n n → a [duplicate-destination]
        #if A⏎func a() -> some View { V() }⏎func a() -> some View { V() }⏎#endif
            n n → a [duplicate-destination]
        func a() -> some View { V() }⏎#if A⏎func a() -> some View { V() }⏎#endif
            23xn n → a [duplicate-destination]
        #if A⏎#if B⏎func a() -> some View { V() }⏎#endif⏎#else⏎func a() -> some View { V() }⏎#endif
            n n → a
        func a() -> some View { V() }⏎func a(id: Int) -> some View { V() }
            23xn 23xn → a [duplicate-destination]

        #### Attributes and modifiers
        @ScaffoldingIgnored func a() -> some View { V() }
            – → –
        @Scaffolding.ScaffoldingIgnored func a() -> some View { V() }
            23x → a
        @Scaffolding.ScaffoldingIgnored func a() -> V { V() }
            3 → –
        @Scaffolding.ScaffoldingIgnored func a() async -> some View { V() }
            23x → –
        #if DEBUG⏎@ScaffoldingIgnored⏎#endif⏎func a() -> some View { V() }
            23xn → a
        @ScaffoldingTracked func a() -> some View { V() }
            23xn → a
        private func a() -> some View { V() }
            23xn → a
        fileprivate func a() -> some View { V() }
            23xn → a
        internal func a() -> some View { V() }
            23xn → a
        public func a() -> some View { V() }
            23xn → a
        static func a() -> some View { V() }
            23x → refused: it's static
        class func a() -> some View { V() }
            23x → refused: it's static
        @available(iOS 18, *) func a() -> some View { V() }
            23xn → a
        @available(swift, introduced: 6) func a() -> some View { V() }
            23xn → a
        @available(swift 6) func a() -> some View { V() }
            23x → refused: it's unavailable
        @available(swift, obsoleted: 6) func a() -> some View { V() }
            23x → refused: it's unavailable
        @available(*, unavailable) func a() -> some View { V() }
            23x → refused: it's unavailable
        @available(iOS, introduced: 17, obsoleted: 18) func a() -> some View { V() }
            23x → refused: it's unavailable
        #if A⏎@available(*, unavailable)⏎#endif⏎func a() -> some View { V() }
            23xn → a

        #### Names, effects and requirements
        func `default`() -> some View { V() }
            23xn → default
        func `init`() -> some View { V() }
            23xn → init
        init() {}
            – → –
        func customize(_ view: AnyView) -> some View { view }
            23xn → customize(AnyView) [untracked-customize]
        func a() async -> some View { V() }
            23x → refused: it's async
        func a() throws -> some View { V() }
            23x → refused: it throws
        func a() throws(E) -> some View { V() }
            23x → refused: it throws
        func a(_ f: () throws -> Void) rethrows -> some View { V() }
            23x → refused: it throws
        func a(_ f: () async -> Void) reasync -> some View { V() }
            23x → refused: it's async
        func a<T>(_ t: T) -> some View { V() }
            23x → refused: it's generic
        func a() -> some View where Self: P { V() }
            23x → refused: it's generic

        #### Parameters
        func a(_ x: Int) -> some View { V() }
            23xn → a(Int)
        func a(y z: Int = 1) -> some View { V() }
            23xn → a(y: Int = 1)
        func a(x: @escaping () -> Void) -> some View { V() }
            23xn → a(x: () -> Void)
        func a(x: @escaping⏎    () -> Void) -> some View { V() }
            23xn → a(x: () -> Void)
        func a(x: @escaping @MainActor (Int) -> Void) -> some View { V() }
            23xn → a(x: @MainActor (Int) -> Void)
        func a(x: @MainActor @escaping (Int) -> Void) -> some View { V() }
            23xn → a(x: @MainActor (Int) -> Void)
        func a(x: @convention(block) @escaping () -> Void) -> some View { V() }
            23xn → a(x: @convention(block) () -> Void)
        func a(x: @escaping (@escaping () -> Void) -> Void) -> some View { V() }
            23xn → a(x: (@escaping () -> Void) -> Void)
        func a(x: ((@escaping () -> Void) -> Void)?) -> some View { V() }
            23xn → a(x: ((@escaping () -> Void) -> Void)?)
        func a(x: @autoclosure () -> Bool = true) -> some View { V() }
            23xn → a(x: () -> Bool = { true })
        func a(x: @autoclosure @escaping () -> Bool = flag && other) -> some View { V() }
            23xn → a(x: () -> Bool = { flag && other })
        func a(x: @autoclosure () -> Int = #line) -> some View { V() }
            23xn → a(x: () -> Int = #line)
        func a(x: sending Item) -> some View { V() }
            23xn → a(x: Item)
        func a(x: nonisolated(nonsending) @escaping () async -> Void) -> some View { V() }
            23xn → a(x: nonisolated(nonsending) () async -> Void)
        func a(x: @escaping nonisolated(nonsending) () async -> Void) -> some View { V() }
            23xn → a(x: nonisolated(nonsending) () async -> Void)
        func a(x: @escaping (inout Int) -> Void) -> some View { V() }
            23xn → a(x: (inout Int) -> Void)
        func a(_ n: inout Int) -> some View { V() }
            23x → refused: a parameter is inout, variadic, isolated or opaque
        func a(_ n: borrowing Int) -> some View { V() }
            23x → refused: a parameter is inout, variadic, isolated or opaque
        func a(_ n: consuming Int) -> some View { V() }
            23x → refused: a parameter is inout, variadic, isolated or opaque
        func a(_ n: isolated Child) -> some View { V() }
            23x → refused: a parameter is inout, variadic, isolated or opaque
        func a(_ n: Int...) -> some View { V() }
            23x → refused: a parameter is inout, variadic, isolated or opaque
        func a(_ t: some Equatable) -> some View { V() }
            23x → refused: a parameter is inout, variadic, isolated or opaque
        func a(_ t: (some Equatable)?) -> some View { V() }
            23x → refused: a parameter is inout, variadic, isolated or opaque
        func a(_ t: [some Equatable]) -> some View { V() }
            23x → refused: a parameter is inout, variadic, isolated or opaque
        """
}
