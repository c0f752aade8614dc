import Base
import Extractor
import Facts
import Synchronization
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

    @Test(arguments: try Fixture.apps(), ["// A comment.\n", "\n", "\n// A comment.\n\n"])
    func linesAtTheTopChangeNoFacts(_ app: String, _ lines: String) throws {
        let files = try Fixture.files(of: app)
        try expectSameFacts(files, MovedDocument(files) { _ in [1: lines] })
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

    /// Keeps what was read of a file when it was asked last.
    private final class Recorded: AppFile {
        let file: SourceFile
        private let held = Mutex<ReadFile?>(nil)

        init(_ file: SourceFile) { self.file = file }

        var path: String { file.path }
        var module: String { file.module }
        var size: Int { file.size }
        var last: ReadFile? { held.withLock { $0 } }

        func survey() -> FileScan { file.survey() }

        func parsed(_ extent: ParseDepth, _ survey: FileScan) -> ParsedFile {
            file.parsed(extent, survey)
        }

        func read(_ extent: ParseDepth, _ survey: FileScan, by readers: [Int]) -> ReadFile {
            let read = file.read(extent, survey, by: readers)
            held.withLock { $0 = read }
            return read
        }

        func words(leftOutOf extent: ParseDepth, _ survey: FileScan) -> Set<UInt64> {
            file.words(leftOutOf: extent, survey)
        }
    }

    @Test(arguments: try Fixture.apps()) func newFileChangesNoFactsOfOthers(_ app: String) throws {
        let files = try Fixture.files(of: app)
        func read(_ files: [SourceFile]) -> [String: ReadFile] {
            let recorded = files.map(Recorded.init)
            _ = AppReader(recorded, title: "App", on: OneWorker())
            return recorded.reduce(into: [:]) { $0[$1.path] = $1.last }
        }
        let new = SourceFile(path: "Sources/A.swift", module: "A", text: "struct NewcomerOfNoUse { let number = 1 }")
        let alone = read(files)
        #expect(!alone.isEmpty)
        #expect(read([new] + files).filter { $0.key != new.path } == alone)
    }
}
