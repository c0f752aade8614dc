import Base
import Foundation
import NavigationModel
import Render
import TestSupport
import Testing

/// What is built into the program is what stands in its folders, and is used.
struct ResourceTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    private static let folders = ["Render/Assets", "navdocs/Completions", "navdocs/Setup"]

    /// The files of the folders that are no Swift, by path from `Sources`.
    private static func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for folder in folders {
            let root = sources.appending(path: folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
            where path.split(separator: "/").last?.contains(".") == true && !path.hasSuffix(".swift") {
                files["\(folder)/\(path)"] = Array(try Data(contentsOf: root.appending(path: path)))
            }
        }
        return files
    }

    @Test func everyFileOfTheFoldersIsBuiltIn() throws {
        let files = try Self.files()
        #expect(Set(Resource.all.map(\.path)) == Set(files.keys))
        for resource in Resource.all { #expect(resource.contents == files[resource.path], "\(resource.path)") }
        #expect(Set(Resource.all.map(\.name)).count == Resource.all.count)
    }

    /// A style sheet or a script that no page has is forgotten in a list.
    @Test func everyAssetIsInSomePage() throws {
        let planets = GraphFixture.analysis(of: GraphFixture.planets)
        let diff = NavigationDiff(old: planets, new: planets)
        let options = SiteOptions(
            rules: [], version: "1.0",
            difference: DiffReport(diff, old: .init(name: "a"), new: .init(name: "b")))
        let site = try Site.files(for: planets, options: options)
        let whole = OutputFile(path: "all.html", contents: SingleFile.page(of: site, title: "App"))
        let texts = (site + PreviewPage.files + [whole]).map { String(decoding: $0.contents, as: UTF8.self) }
        for asset in Resource.all where asset.path.hasPrefix("Render/") {
            let text = String(decoding: asset.contents, as: UTF8.self)
            // Where all is in one file, what would end a script early is written otherwise.
            let inOneFile = text.replacing("</", with: "<\\/")
            #expect(texts.contains { $0.contains(text) || $0.contains(inOneFile) }, "\(asset.path)")
        }
    }

    private static let scripts = Resource.all.filter { $0.name.hasSuffix(".js") }

    @Test(arguments: NavigationSystem.allCases.filter(\.isRead))
    func everySystemRegistersItsScript(_ system: NavigationSystem) throws {
        let script = try #require(Self.scripts.first { $0.path.hasSuffix("/Systems/\(system.rawValue).js") })
        let text = String(decoding: script.contents, as: UTF8.self)
        #expect(text.contains("simulator.systems.\(system.rawValue) ="))
    }

    @Test func noSharedScriptNamesASystem() {
        let names = Set(NavigationSystem.allCases.flatMap { [$0.rawValue, $0.title] })
            // A coordinator of any system may be of this kind, and a script may ask for that.
            .subtracting(CoordinatorKind.allCases.map(\.rawValue))
        for script in Self.scripts where !script.path.contains("/Systems/") {
            let text = String(decoding: script.contents, as: UTF8.self)
            let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            #expect(words.isDisjoint(with: names), "\(script.path): \(words.intersection(names).sorted())")
            let named = NavigationSystem.allCases.map { "systems.\($0.rawValue)" }.filter(text.contains)
            #expect(named.isEmpty, "\(script.path): \(named)")
        }
    }

    @Test func noScriptOfASystemIsOfNone() {
        let names = NavigationSystem.allCases.filter(\.isRead).map(\.rawValue)
        for script in Self.scripts where script.path.contains("/Systems/") {
            let stem = script.name.split { $0 == "." || $0 == "-" }.first.map(String.init) ?? ""
            #expect(names.contains(stem), "\(script.path)")
        }
    }
}
