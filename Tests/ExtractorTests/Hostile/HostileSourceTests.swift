import Base
import NavigationModel
import TestSupport
import Testing

/// Sources nobody would write, and that must be read all the same.
struct HostileSourceTests {
    @Test(arguments: [
        "", "\n", " ", "// only", "/* only */", "/* open", "/// doc", "\u{FEFF}", "\u{0}", "{", "}", "(", "\"",
        "\"\"\"",
        "#\"", "#if", "#if DEBUG", "#endif", "@", "@Scaffoldable", "class", "class C: {", "func", "func (", "let",
        "let =",
        "@Scaffoldable class", "@Scaffoldable final class C: FlowCoordinatable",
        "@Scaffoldable final class C: FlowCoordinatable {",
        "extension", "extension {}", "extension (A, B) {}", "enum Destinations: Destinationable {}",
        "struct A { enum Destinations: Destinationable }",
        "import", "case .a:", "switch", "\\(", "\u{1F600}", "`", "``", "class `` {}", "struct 🌱: View {}",
        "<<<<<<< HEAD\nclass C {}\n=======\nclass D {}\n>>>>>>> b", "\u{202E}class C {}", "typealias A = A",
        "typealias A = B\ntypealias B = A",
        "class A: B {}\nclass B: A {}", "class A: A {}", "protocol P: P {}",
        "struct A { struct A { struct A: View {} } }",
    ]) func anythingIsRead(_ source: String) {
        let read = graph(source)
        #expect(read.sourceFiles == 1)
        #expect(read.transitions.isEmpty)
    }

    @Test func everyPrefixOfAFileIsRead() {
        let source = """
            @Scaffoldable final class C: FlowCoordinatable {
                var s = FlowStack<C>(root: .a)
                func a() -> some View { A(onTap: { [weak self] in self?.route(to: .b(id: "x\\(1)")) }) }
                #if os(iOS)
                func b(id: String) -> any Coordinatable { x ? C() : C() }
                #endif
            }
            """
        for count in stride(from: 0, through: source.count, by: 3) {
            #expect(graph(String(source.prefix(count))).coordinators.count <= 1)
        }
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func restOfABrokenFileIsRead() {
        let read = graph(
            """
            struct Broken { func f( { let x = ; } }
            @Scaffoldable final class C: FlowCoordinatable {
                func a() -> some View { A( }
                func b() -> some View { B() }
            }
            """)
        #expect(read.coordinator("C")?.destinations.contains { $0.name == "a" } == true)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func aliasesThatGoInCirclesEnd() {
        let read = home(
            rest: "typealias A = B\ntypealias B = A\nstruct V: View { let a: A; func f() { a.route(to: .leaf) } }")
        #expect(read.called.isEmpty)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func propertiesThatGoInCirclesEnd() {
        let read = home(
            rest: "struct V: View { var a = b; var b = a; var c: some View { c }; func f() { a.route(to: .leaf) } }")
        #expect(read.called == ["V -push-> Child.leaf (LeafView) inferred"])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func routesThatGoInCirclesEnd() {
        let read = home(
            "func page() -> some View { page() }\nfunc left() -> some View { right() }\nfunc right() -> some View { left() }"
        )
        #expect(read.destination("Home.page")?.targets.isEmpty == true)
        #expect(read.destination("Home.left")?.targets.isEmpty == true)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func coordinatorMayShowItself() {
        let read = home("func again() -> any Coordinatable { Home() }\nfunc go() { route(to: .again) }")
        #expect(read.called == ["Home -push-> Home.again (Home) call"])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func namesMayBeAnyIdentifier() {
        let read = graph(
            """
            @Scaffoldable final class `class`: FlowCoordinatable {
                var s = FlowStack<`class`>(root: .🌱)
                func 🌱() -> some View { Größe() }
                func `switch`(`in` x: Int) -> some View { `default`() }
                func go() { route(to: .switch(in: 1)); route(to: .`switch`(in: 2)); self.route(to: .🌱) }
            }
            struct Größe: View {}
            struct `default`: View {}
            """)
        #expect(read.coordinators.notation == ["class flow from 🌱"])
        #expect(read.coordinator("class")?.destinations.map(\.name) == ["🌱", "switch"])
        #expect(
            Set(read.called) == ["class -push-> class.🌱 (Größe) call", "class -push-> class.switch (default) call"]
                || Set(read.called) == ["class -push-> class.🌱 (Größe) call", "class -push-> class.switch call"])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead), arguments: ["\n", "\r\n", "\r"])
    func lineEndsOfEveryKindCount(_ end: String) {
        let lines = [
            "/// One.", "/// Two.", "@Scaffoldable final class C: FlowCoordinatable {",
            "    func a() -> some View { Text(\"\") }",
            "    func go() {", "        route(to: .a)", "    }", "}",
        ]
        let read = graph(lines.joined(separator: end))
        #expect(read.coordinators.map(\.documentation) == ["One.\nTwo."])
        #expect(read.transitions.map(\.location.line) == [6])
        #expect(read.transitions.map(\.location.column) == [9])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func byteOrderMarkIsNoPartOfTheFile() {
        let read = graph("\u{FEFF}@Scaffoldable final class C: FlowCoordinatable {}")
        #expect(read.coordinators.notation == ["C flow from "])
        #expect(read.coordinators.first?.location.line == 1)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func columnsCountBytes() {
        let source = MarkedSource(
            """
            @Scaffoldable final class C: FlowCoordinatable {
                func a() -> some View { Text("") }
                func go() { print("é🌱"); 1️⃣route(to: .a) }
            }
            """)
        #expect(graph(source.text).transitions.map(\.location) == [source.location("1️⃣")])
    }
}
