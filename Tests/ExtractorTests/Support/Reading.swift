import Extractor
import Facts
import Foundation
import Linking
import NavigationModel
import Rules
import SwiftSource
import TestSupport

/// The facts of one inline file.
func facts(_ text: String, path: String = "App/Source.swift") -> FileFacts { read(text, path: path).facts }

/// The facts of one inline file, with what the systems read in them.
func read(_ text: String, path: String = "App/Source.swift") -> ReadFile {
    let folders = path.split(separator: "/")
    let module = folders.count > 1 ? String(folders[0]) : "App"
    return SourceReader.read(SourceFile(path: path, module: module, text: text))
}

/// The graph of inline files by path; the first folder of a path is its module.
func graph(of files: [String: String]) -> NavigationGraph { analysis(of: files).graph }

/// The graph of inline files by path, and what rules say about it.
func analysis(of files: [String: String]) -> NavigationAnalysis {
    GraphLinker.link(files.sorted { $0.key < $1.key }.map { read($0.value, path: $0.key) }, title: "App")
}

/// The graph of one inline file.
func graph(_ text: String) -> NavigationGraph { analysis(of: text).graph }

/// The graph of one inline file, and what rules say about it.
func analysis(of text: String) -> NavigationAnalysis { analysis(of: ["App/Source.swift": text]) }

/// A flow `Home` with the given members, around `HomeView`, `DetailView` and a child flow `Child`.
///
/// - Parameters:
///   - members: in the class's body.
///   - rest: beside it.
func home(_ members: String = "", rest: String = "") -> NavigationGraph {
    homeAnalysis(members, rest: rest).graph
}

/// The graph of ``home(_:rest:)``, and what rules say about it.
func homeAnalysis(_ members: String = "", rest: String = "") -> NavigationAnalysis {
    analysis(
        of: """
            @Scaffoldable final class Home: FlowCoordinatable {
                var stack = FlowStack<Home>(root: .home)
                func home() -> some View { HomeView() }
                func detail(id: Int = 0) -> some View { DetailView(id: id) }
                func child() -> any Coordinatable { Child() }
                \(members)
            }
            @Scaffoldable final class Child: FlowCoordinatable {
                var stack = FlowStack<Child>(root: .inner)
                func inner() -> some View { InnerView() }
                func leaf() -> some View { LeafView() }
            }
            struct HomeView: View { var body: some View { Text("Home") } }
            struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
            struct InnerView: View { var body: some View { Text("Inner") } }
            struct LeafView: View { var body: some View { Text("Leaf") } }
            \(rest)
            """)
}

extension NavigationGraph {
    /// The transitions that calls make, in their notation.
    var called: [String] { transitions.filter { $0.evidence != .declared }.notation }

    /// The transitions that declarations make, in their notation.
    var declared: [String] { transitions.filter { $0.evidence == .declared }.notation }

    func coordinator(_ id: String) -> Coordinator? { coordinators.first { $0.id == id } }

    func destination(_ id: String) -> Destination? {
        coordinators.flatMap(\.destinations).first { $0.id == id }
    }
}

/// Runs work on a thread whose stack holds what deep nesting needs, as the program does.
func onDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: work()) }
        thread.stackSize = 512 << 20
        thread.start()
    }
}

/// Whether `make soak` runs the tests, which then try all there is, not a part of it.
let isSoaking = ProcessInfo.processInfo.environment["NAVDOCS_SOAKING"] != nil
