import Base
import Extractor
import Facts
import SwiftSource
import Testing

/// What is told of a file from its words alone.
struct OutlineTests {
    /// The types are those that the parser finds.
    @Test(arguments: try Fixture.apps())
    func typesAreThoseOfTheParser(_ app: String) throws {
        for file in try Fixture.files(of: app) where SourceKind(name: file.path) == .swift {
            guard let outline = OutlineReader.outline(of: file.text, path: file.path) else {
                // `/Action.home`, a case path, might begin a regular expression.
                #expect(file.text.contains(": /"), "\(file.path)")
                continue
            }
            let parsed = SourceReader.parsed(file).facts.types.filter { $0.kind != .extension }
            #expect(outline.types.map(Self.line) == parsed.map(Self.line), "\(file.path)")
        }
    }

    @Test(arguments: [
        ("struct A { struct B { enum C {} } }", ["A struct", "A.B struct", "A.B.C enum"]),
        ("extension A.B { private class C {} }", ["A.B.C private class"]),
        ("private enum A { struct B {} }\nstruct C {}", ["A private enum", "A.B private struct", "C struct"]),
        ("import struct Kit.A\nimport class Kit.B\nactor C {}", ["C actor"]),
        ("class A { class func b() { struct C {} }; class var d: Int { 1 } }", ["A class"]),
        ("protocol A: class { associatedtype B; func c() -> B }\ntypealias D = A", ["A protocol", "D typealias"]),
        ("let a = \"struct B {\" // struct C {\n/* struct D { /* } */ */ struct E {}", ["E struct"]),
        ("let a = #\"\\(\"# + \"\\(b(\"}\"))\" + \"\"\"\n  \" struct C {\n  \"\"\"\nstruct D {}", ["D struct"]),
        ("func a(b: () -> Void = {}) -> [String: Int] where T == U { struct C {} }\nstruct D {}", ["D struct"]),
        ("struct A: Equatable { static func == (a: A, b: A) -> Bool { a.b / 2 == b.b / 2 } }", ["A struct"]),
        (
            "struct A { init?(_ b: B) { nil }; init<T>(t: T) {}; let `init` = 1; func c() { self.init(2) } }",
            ["A struct"]
        ),
        ("@Macro(named: \"}\") final class A<B: C>: D where B: E { subscript(f: Int) -> Int { f } }", ["A class"]),
    ])
    func typesAreToldFromWords(_ text: String, _ types: [String]) throws {
        #expect(try #require(OutlineReader.outline(of: text, path: "A.swift")).types.map(Self.line) == types)
    }

    /// Where it cannot be sure, it says nothing; the file is parsed then.
    @Test(arguments: [
        "let a = /[\"{]/", "let a = #/{/#", "struct A {", "struct A { } }", "let a = \"b", "func a() { (] }",
        "let a = \"\"\"\n  b",
    ])
    func uncertainTextHasNoOutline(_ text: String) {
        #expect(OutlineReader.outline(of: text, path: "A.swift") == nil)
    }

    /// The words by which a declaration leads on leave out the parameters and the code of its functions.
    @Test func codeOfFunctionsLeadsNowhere() throws {
        let text = """
            final class A: B {
                let c: D
                func e(f: G) -> H { I() }
                var j: K { L() }
            }
            """
        let declaration = try #require(OutlineReader.outline(of: text, path: "A.swift")?.declarations.first)
        func holds(_ word: String) -> Bool { declaration.outer.contains(Word.hash(of: word)) }
        #expect(["B", "D", "H", "K", "L"].allSatisfy(holds))
        #expect(!["G", "I"].contains(where: holds))
        #expect(["G", "I"].allSatisfy { declaration.all.contains(Word.hash(of: $0)) })
        #expect(declaration.header.contains(Word.hash(of: "B")))
    }

    /// What is added to a type of another module leads on by itself.
    @Test func membersOfExtensionsLeadOnByThemselves() throws {
        let text = "extension UIView { var home: Home { Home() }; func reload() {} }"
        let members = try #require(OutlineReader.outline(of: text, path: "A.swift")?.declarations.first?.members)
        #expect(members.map(\.name) == ["home", "reload"].map(Word.hash(of:)))
        #expect(members.map { $0.outer.contains(Word.hash(of: "Home")) } == [true, false])
    }

    private static func line(_ type: TypeFacts) -> String {
        "\(type.path.joined(separator: ".")) \(type.isPrivate ? "private " : "")\(type.kind.rawValue)"
    }
}
