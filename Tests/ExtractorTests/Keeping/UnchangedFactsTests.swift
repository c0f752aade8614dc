import Base
import Extractor
import Facts
import SwiftSource
import TestSupport
import Testing

/// What is written elsewhere changes no facts, only where they stand.
struct UnchangedFactsTests {
    private func expectSameFacts(_ files: [SourceFile], _ moved: MovedDocument) throws {
        let movedFiles = moved.movedFiles
        for (file, other) in zip(files, movedFiles) {
            let (before, after) = (SourceReader.read(file), SourceReader.read(other))
            #expect(before.facts == after.facts, "\(file.path)")
            #expect(before.systems == after.systems, "\(file.path)")
        }
        let (old, new) = (try MovedDocument.document(of: files), try MovedDocument.document(of: movedFiles))
        let expected = try moved.expected()
        #expect(new == expected)
        #expect(new != old)
    }

    /// A blank line in one file, a comment in the next, then both.
    @Test(arguments: try Fixture.apps()) func linesAtTheTopChangeNoFacts(_ app: String) throws {
        let files = try Fixture.files(of: app)
        var count = 0
        let moved = MovedDocument(files) { lines in
            count += 1
            // XML begins with a line that nothing may stand before.
            if lines.first?.hasPrefix("<?xml") == true { return [2: ["<!-- A comment. -->\n", "\n"][count % 2]] }
            return [1: ["// A comment.\n", "\n", "\n// A comment.\n\n"][count % 3]]
        }
        try expectSameFacts(files, moved)
    }

    @Test(arguments: try Fixture.apps()) func linesBetweenDeclarationsChangeNoFacts(_ app: String) throws {
        let files = try Fixture.files(of: app)
        let moved = MovedDocument(files) { lines in
            // Behind what closes a declaration.
            let ends = lines.indices.dropLast().filter { lines[$0] == "}" }
            return Dictionary(uniqueKeysWithValues: ends.map { ($0 + 2, $0 % 2 == 0 ? "\n" : "// A comment.\n") })
        }
        try expectSameFacts(files, moved)
    }

    /// A declaration by itself: a type without what stands in it.
    private enum Declaration: Equatable {
        case type(TypeFacts)
        case function(FunctionFacts)
        case property(PropertyFacts)
        case enumCase(CaseFacts)
    }

    private func declarations(_ facts: FileFacts) -> [DeclarationID: Declaration] {
        var found: [DeclarationID: Declaration] = [:]
        func add(_ functions: [FunctionFacts], _ properties: [PropertyFacts]) {
            for function in functions { found[function.id] = .function(function) }
            for property in properties { found[property.id] = .property(property) }
        }
        add(facts.functions, facts.variables)
        for var type in facts.types {
            add(type.functions, type.properties)
            for item in type.cases { found[item.id] = .enumCase(item) }
            (type.functions, type.properties, type.cases) = ([], [], [])
            found[type.id] = .type(type)
        }
        return found
    }

    @Test func blankLineInAFunctionChangesThatFunctionOnly() throws {
        var changed = 0
        for app in try Fixture.apps() {
            for file in try Fixture.files(of: app) {
                let before = declarations(SourceReader.read(file).facts)
                let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                for line in lines.indices where lines[line].contains("func ") && lines[line].hasSuffix("{") {
                    let text = (lines[...line] + [""] + lines[(line + 1)...]).joined(separator: "\n")
                    let moved = SourceFile(path: file.path, module: file.module, text: text)
                    let after = declarations(SourceReader.read(moved).facts)
                    #expect(after.keys == before.keys)
                    let others = after.filter { before[$0.key] != $0.value }
                    #expect(others.count <= 1, "\(file.path):\(line + 1)")
                    changed += others.count
                }
            }
        }
        #expect(changed > 10)
    }

    /// Declarations of one name are told apart, in whichever order they are asked for.
    @Test func everyDeclarationHasAnIdentifierOfItsOwn() throws {
        for app in try Fixture.apps() {
            for file in try Fixture.files(of: app) {
                let facts = SourceReader.read(file).facts
                let members = facts.types.map { $0.functions.count + $0.properties.count + $0.cases.count + 1 }
                let count = members.reduce(facts.functions.count + facts.variables.count, +)
                #expect(declarations(facts).count == count, "\(file.path)")
            }
        }
    }

    @Test(arguments: try Fixture.apps()) func newFileChangesNoFactsOfOthers(_ app: String) throws {
        let files = try Fixture.files(of: app)
        func read(_ files: [SourceFile]) -> [String: ReadFile] {
            let files = files.map { AppFile($0, remembers: true) }
            let app = AppReader(files, title: "App", on: OneWorker())
            return files.reduce(into: [:]) { read, file in
                guard let extent = app.reading.extents[file.path] else { return }
                read[file.path] = file.read(extent, file.survey(), by: Array(SystemDefinition.all.indices))
            }
        }
        let new = SourceFile(path: "Sources/A.swift", module: "A", text: "struct NewcomerOfNoUse { let number = 1 }")
        let alone = read(files)
        #expect(!alone.isEmpty)
        #expect(read([new] + files).filter { $0.key != new.path } == alone)
    }
}
