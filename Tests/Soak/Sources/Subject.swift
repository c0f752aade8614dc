import Extractor
import Facts
import Linking
import NavigationModel
import PageElements
import Render
import Reports
import Rules
import SVGSafety
import SwiftSource
import Synchronization
import TestSupport

/// A part of navdocs that is fed bytes.
enum Subject: String, CaseIterable {
    /// Swift: readers, linking, rules, and the document that comes of it.
    case reader
    /// Swift: the scanner that tells what is worth parsing.
    case screening
    /// Any text, where a site has names and texts: DOT, SVG, HTML, and the search index.
    case writers
    /// Markdown of doc comments and articles.
    case markdown
    /// `navigation.json`.
    case document
    /// `.navdocs.json`.
    case configuration
    /// The file of `check --baseline`.
    case baseline
    /// `project.pbxproj`, and `Package.swift`.
    case project
    /// A storyboard, and an `Info.plist`, beside code that shows their scenes.
    case storyboard
    /// What the cache and files of facts keep of a Swift file; or Swift, which is to come back from there as it was.
    case kept
    /// An SVG beside an article.
    case svg

    private static let chosen = Mutex<Subject?>(nil)

    /// The one that libFuzzer feeds, which calls a function without a context.
    static var fuzzed: Subject? {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }

    /// Takes the bytes, and traps where what comes of them is not what it has to be.
    func feed(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        switch self {
        case .reader: read(text)
        case .screening: _ = FileScan(of: SourceFile(path: "A.swift", module: "A", text: text))
        case .writers: write(text)
        case .markdown: mark(text)
        case .document:
            guard let analysis = try? NavigationDocument.decode(bytes) else { return }
            let again = try? NavigationDocument.encode(analysis)
            precondition(
                again.flatMap { try? NavigationDocument.decode($0) } == analysis, "a document changed on its way")
            compare(analysis)
        case .configuration: _ = try? JSON5Reader.value(of: text)
        case .baseline:
            guard let baseline = try? Baseline(reading: bytes) else { return }
            precondition((try? Baseline(reading: baseline.encoded())) == baseline, "a baseline changed on its way")
            _ = baseline.compared(with: [])
        case .project:
            if let targets = try? XcodeProject.targets(in: bytes) {
                var project = ModuleNamer.Project(names: ["A.xcodeproj"])
                project.xcodeTargets = [targets]
                let namer = ModuleNamer(root: "A", parent: "", projects: ["A": project])
                precondition(!namer.module(of: "B/C.swift").isEmpty, "a file without a module")
            }
            _ = PackageManifest.targets(in: text)
        case .storyboard: show(text)
        case .kept:
            restore(bytes[...])
            keep(text)
        case .svg:
            guard let cleaned = try? SVGCleaner.cleaned(bytes) else { return }
            precondition((try? SVGCleaner.cleaned(cleaned.bytes))?.removed == [], "something was left in a picture")
        }
    }

    private func restore(_ bytes: ArraySlice<UInt8>) {
        if let parsed = ParsedFile(kept: bytes, path: "A.swift", module: "A") {
            precondition(Self.again(parsed) == parsed, "kept facts changed on their way")
            precondition((try? NavigationDocument.encode(GraphLinker.link([ReadFile(parsed)], title: "A"))) != nil)
        }
        if let survey = FileScan(kept: bytes, path: "A.swift") {
            let kept = survey.kept(path: "A.swift")
            precondition(kept.flatMap { FileScan(kept: $0[...], path: "A.swift")?.kept(path: "A.swift") } == kept)
        }
    }

    private func keep(_ text: String) {
        let parsed = SourceReader.parsed(SourceFile(path: "A.swift", module: "A", text: text))
        guard let again = Self.again(parsed) else { return }
        precondition(again.kept == parsed.kept, "facts changed where they were kept")
        // Damaged in one place, which the text chooses.
        guard var bytes = parsed.kept, let chosen = text.utf8.last.map(Int.init), !bytes.isEmpty else { return }
        bytes[(chosen * 7919) % bytes.count] &+= UInt8(text.utf8.count % 255 + 1)
        restore(bytes[...])
    }

    private static func again(_ parsed: ParsedFile) -> ParsedFile? {
        let facts = parsed.facts
        return parsed.kept.flatMap { ParsedFile(kept: $0[...], path: facts.path, module: facts.module) }
    }

    private func read(_ text: String) {
        let file = SourceReader.read(SourceFile(path: "A.swift", module: "A", text: text))
        let analysis = GraphLinker.link([file], title: "A")
        precondition((try? NavigationDocument.encode(analysis)) != nil, "a graph without a document")
    }

    private func show(_ text: String) {
        let code = """
            import UIKit
            final class A: UIViewController {
                func go() {
                    performSegue(withIdentifier: "b", sender: nil)
                    present(storyboard!.instantiateViewController(withIdentifier: "b"), animated: true)
                }
            }
            """
        let files = [("A.swift", code), ("Main.storyboard", text), ("Info.plist", text)].map { path, text in
            SourceReader.read(SourceFile(path: path, module: "A", text: text))
        }
        for file in files.dropFirst() {
            let parsed = ParsedFile(facts: file.facts, layout: file.layout)
            precondition(Self.again(parsed).map { $0 == parsed } ?? true, "a storyboard changed on its way")
        }
        precondition((try? NavigationDocument.encode(GraphLinker.link(files, title: "A"))) != nil)
    }

    private func compare(_ analysis: NavigationAnalysis) {
        let version = DiffDocument.Version(name: "A")
        let empty = NavigationAnalysis(NavigationGraph(title: ""))
        for (old, new) in [(analysis, analysis), (analysis, empty), (empty, analysis)] {
            let report = DiffReport(NavigationDiff(old: old, new: new), old: version, new: version)
            precondition(!DiffMarkdown.text(of: report).isEmpty, "a difference without a report")
        }
    }

    private func write(_ text: String) {
        let graph = GraphFixture.hostile(text, coordinators: [text, "A"])
        let analysis = NavigationAnalysis(graph, findings: [GraphFixture.hostileFinding(text)])
        guard
            let files = try? Site.files(
                for: analysis, options: SiteOptions(rules: Rules.descriptions, landing: text, version: "0"))
        else {
            preconditionFailure("a site that cannot be made")
        }
        for file in files {
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            precondition(!parts.contains("..") && !parts.contains(""), "a path that leaves the folder")
            guard file.path.hasSuffix(".html") || file.path.hasSuffix(".svg") else { continue }
            precondition(Markup(file.contents).isSafe, "markup of the user's in \(file.path)")
        }
    }

    private func mark(_ text: String) {
        let html = PageElements.Markdown { _ in nil }.html(text, under: 1).text
        precondition(Markup(Array(html.utf8)).isSafe, "markup of the user's in Markdown")
    }
}
