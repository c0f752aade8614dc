import Extractor
import Facts
import Linking
import NavigationModel
import Presentation
import Testing
import Types

/// What is in the sources is known under the same ids whatever stands around it.
struct KeyStoreTests {
    private static let home = """
        import SwiftUI

        struct Home: View {
            @State private var isOpen = false
            enum Route { case detail, settings }
            var body: some View { Text("") }
            func open() {}
            func open(_ name: String) {}
        }
        private struct Row {}
        extension View { func bordered() -> some View { self } }
        func start() {}
        let version = 1
        """

    private static let settings = """
        struct Settings { struct Row {} }
        private struct Row {}
        extension Home.Route { var title: String { "" } }
        """

    private func table(_ files: [String: String], _ keys: KeyStore) -> TypeTable {
        TypeTable(
            files.sorted { $0.key < $1.key }.map { read($0.value, path: $0.key) }, traits: SystemDefinition.traits,
            keys: keys)
    }

    /// Every type, function and property by what it is called, with its id.
    private func ids(of table: TypeTable) -> [String: AnyHashable] {
        var found: [String: AnyHashable] = [:]
        for (file, facts) in zip(table.fileIDs, table.files) { found[facts.path] = file }
        for type in table.types {
            // Which file extends a type of elsewhere first says nothing of the type.
            let home = type.isExternal ? "" : " in \(table[type.file].path)"
            let path = type.path.joined(separator: ".") + home
            found[path] = type.id
            for function in type.functions.values.joined() {
                let text = table.function(function).declaration
                found["\(text) of \(path)"] = function
            }
            for (name, property) in type.properties { found["\(name) of \(path)"] = property }
        }
        for file in table.fileIDs {
            for function in table.globalFunctions("start", from: file) { found["start"] = function }
            found["version"] = table.globalVariable("version", from: file)
        }
        return found
    }

    @Test func nothingAroundChangesAnID() {
        let keys = KeyStore()
        let files = ["App/Home.swift": Self.home, "App/Settings.swift": Self.settings]
        let before = ids(of: table(files, keys))
        #expect(before.count == 17, "\(before.keys.sorted())")

        var changed = files
        changed["App/About.swift"] = """
            struct About { func open() {} }
            private struct Row {}
            extension View { func rounded() -> some View { self } }
            func start(again: Bool) {}
            """
        changed["App/Home.swift"] = "// The first screen.\n\n" + Self.home
        changed["App/Settings.swift"] = Self.settings.replacing(
            "struct Row {} }", with: "struct Row {}; func reset() {} }")
        var after = ids(of: table(changed, keys))
        after["start"] = before["start"]
        #expect(after.filter { before.keys.contains($0.key) } == before)
        #expect(Set(after.values).count == after.count)

        // What comes back has its old ids.
        #expect(ids(of: table(files, keys)) == before)
    }

    @Test func differentThingsHaveDifferentIDs() {
        let found = ids(of: table(["App/Home.swift": Self.home, "App/Settings.swift": Self.settings], KeyStore()))
        #expect(Set(found.values).count == found.count)
    }

    @Test func equalDeclarationsOfOneFileAreToldApart() {
        let twice =
            "#if os(iOS)\nstruct A { func f() {} }\n#else\nstruct A { func f() {} }\n#endif\nextension A { func f() {} }"
        let keys = KeyStore()
        let functions = table(["App/A.swift": twice], keys).types.map { $0.functions["f"] ?? [] }
        #expect(functions.map(\.count) == [3])
        #expect(Set(functions.joined()).count == 3)
        #expect(table(["App/A.swift": "\n" + twice], keys).types.map { $0.functions["f"] ?? [] } == functions)
    }

    /// Numbers that an earlier version gave are in no order that the next one knows.
    @Test(arguments: try Fixture.systems()) func graphDoesNotDependOnEarlierVersions(system: String) throws {
        let files = try Fixture.sources(of: system).sorted { $0.key < $1.key }.map { read($0.value, path: $0.key) }
        let expected = try NavigationDocument.encode(GraphLinker.link(files, title: "App"))
        let keys = KeyStore()
        for part in [files.suffix(files.count / 3), files.suffix(files.count / 2), files[...]] {
            let graph = GraphLinker.link(Array(part), title: "App", keys: keys)
            if part.count == files.count { #expect(try NavigationDocument.encode(graph) == expected) }
        }
        #expect(try NavigationDocument.encode(GraphLinker.link(files, title: "App", keys: keys)) == expected)
    }
}
