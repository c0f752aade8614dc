import Extractor
import Facts
import Foundation
import Linking
import NavigationModel
import Presentation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// What an app's navigation is does not depend on where in a file something is declared.
struct ShuffledDeclarationsTests {
    @Test(arguments: try Fixture.systems())
    func fixtureReadsTheSame(_ name: String) async throws {
        let sources = try Fixture.sources(of: name)
        let expected = await onDeepStack { told(sources) }
        #expect(!expected.isEmpty)
        for seed in 1...(isSoaking ? 40 : 4) {
            let shuffled = sources.mapValues { DeclarationShuffler.shuffled($0, seed: UInt64(seed)) }
            #expect(shuffled != sources)
            let read = await onDeepStack { told(shuffled) }
            #expect(read.difference(from: expected).isEmpty, "\(name), \(seed): \(read.differing(from: expected))")
        }
    }

    /// Every app below the folders that `NAVDOCS_SOURCES` names, parted by colons.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["NAVDOCS_SOURCES"] != nil))
    func otherAppsReadTheSame() async throws {
        let folders = ProcessInfo.processInfo.environment["NAVDOCS_SOURCES"]?.split(separator: ":") ?? []
        for folder in folders {
            let files = ParsedAlike.files(below: URL(filePath: String(folder)))
            let sources = files.reduce(into: [String: String]()) { sources, file in
                sources["App" + file.path.dropFirst(folder.count)] = try? String(contentsOf: file, encoding: .utf8)
            }
            let expected = await onDeepStack { told(sources) }
            for seed in 1...(isSoaking ? 10 : 2) {
                let read = await onDeepStack {
                    told(sources.mapValues { DeclarationShuffler.shuffled($0, seed: UInt64(seed)) })
                }
                #expect(
                    read.difference(from: expected).isEmpty, "\(folder), \(seed): \(read.differing(from: expected))")
            }
        }
    }
}

/// A graph in lines that name no place in the sources, sorted.
private func told(_ sources: [String: String]) -> [String] {
    let graph = graph(of: sources)
    let declared = graph.coordinators.flatMap { owner in
        ["\(owner.id): \(owner.kind)"] + owner.destinations.map { "\(owner.id): \($0.notation)" }
    }
    return
        (declared + graph.transitions.notation + graph.exits.notation + graph.deepLinks.notation
        + graph.screens.notation + graph.entryPoints.notation
        + graph.notUnderstood.map { "\($0.text): \($0.reason)" }).sorted()
}

extension [String] {
    fileprivate func differing(from expected: [String]) -> String {
        let difference = difference(from: expected)
        func lines(_ changes: [CollectionDifference<String>.Change], _ mark: String) -> [String] {
            changes.map { change in
                switch change {
                case .insert(_, let line, _), .remove(_, let line, _): "\(mark) \(line)"
                }
            }
        }
        return (lines(difference.removals, "-") + lines(difference.insertions, "+")).joined(separator: "\n")
    }
}

/// Puts declarations into another order: those of a file, and the functions, computed properties and nested types of a type.
///
/// Stored properties, cases and functions of one name stay where they are, as their order means something: in a
/// coordinator of Scaffolding, the second destination of a name is none.
final class DeclarationShuffler: SyntaxRewriter {
    private var generator: Generator

    static func shuffled(_ source: String, seed: UInt64) -> String {
        DeclarationShuffler(seed: seed).visit(Parser.parse(source: source)).description
    }

    private init(seed: UInt64) {
        generator = Generator(state: seed)
        super.init()
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
        let isFile = node.parent?.is(SourceFileSyntax.self) ?? false
        let node = super.visit(node)
        guard isFile else { return node }
        return CodeBlockItemListSyntax(shuffled(Array(node)) { Self.mayMove($0.item.as(DeclSyntax.self)) })
    }

    override func visit(_ node: MemberBlockItemListSyntax) -> MemberBlockItemListSyntax {
        let node = super.visit(node)
        let names = node.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }
        let several = Set(names.filter { name in names.filter { $0 == name }.count > 1 })
        return MemberBlockItemListSyntax(
            shuffled(Array(node)) { member in
                guard let name = member.decl.as(FunctionDeclSyntax.self)?.name.text else {
                    return Self.mayMove(member.decl)
                }
                return !several.contains(name)
            })
    }

    private static func mayMove(_ declaration: DeclSyntax?) -> Bool {
        guard let declaration else { return false }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.allSatisfy { $0.initializer == nil && $0.accessorBlock != nil }
        }
        return declaration.is(FunctionDeclSyntax.self) || declaration.asProtocol((any DeclGroupSyntax).self) != nil
    }

    private func shuffled<Item: SyntaxProtocol>(_ items: [Item], where mayMove: (Item) -> Bool) -> [Item] {
        let places = items.indices.filter { mayMove(items[$0]) }
        var result = items
        for (place, from) in zip(places, places.shuffled(using: &generator)) {
            result[place] = items[from]
            // Two that stood in one line are parted by what stood between them.
            result[place].leadingTrivia = .newline + items[from].leadingTrivia
        }
        return result
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }
}
