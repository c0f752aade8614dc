import Base
import Foundation
import NavigationModel
import TestSupport

/// Source to run the program on.
enum Sources {
    /// What coordinators are written with: any system does where only the program is tried.
    static let system: NavigationSystem = NavigationSystem.scaffolding.isRead ? .scaffolding : .stinsen

    /// A coordinator with one destination; its name stands in line 4.
    static func coordinator(_ name: String, destination: String = "home") -> String {
        guard system == .scaffolding else {
            return """
                import Stinsen

                @MainActor
                final class \(name): NavigationCoordinatable {
                    let stack = Stinsen.NavigationStack(initial: \\\(name).\(destination))
                    @Root var \(destination) = make
                    func make() -> some View { Text("hello") }
                }
                """
        }
        return """
            import Scaffolding

            @MainActor @Observable @Scaffoldable
            final class \(name): FlowCoordinatable {
                var stack = FlowStack<\(name)>(root: .\(destination))
                func \(destination)() -> some View { Text("hello") }
            }
            """
    }

    /// A view whose cover nothing closes, which is a warning of `dead-end-cover`, in line 5.
    static let deadEnd = """
        import SwiftUI

        struct Home: View {
            @State var isShown = false
            var body: some View { home().fullScreenCover(isPresented: $isShown) { HomeView() } } // $(touch pwned)
            func home() -> some View { Text("Home") }
        }
        struct HomeView: View { var body: some View { Text("Home") } }

        """
}

/// The parts of the JSON document that tell what was read.
struct Document: Decodable {
    struct Location: Decodable {
        let file: String
        let line: Int
        let column: Int
    }
    struct Coordinator: Decodable {
        let id: String
        let name: String
        let module: String
        let location: Location
    }
    struct NotUnderstood: Decodable {
        let reason: String
        let location: Location
    }

    let title: String
    let sourceFiles: Int
    let coordinators: [Coordinator]
    let notUnderstood: [NotUnderstood]

    /// What `navdocs export` says of some paths.
    init(of paths: [String], in folder: TemporaryFolder) throws {
        let run = try Program.run(["export", "--format", "json"] + paths, in: folder)
        guard run.status == 0 else { throw Failed(run: run) }
        self = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }

    struct Failed: Error { let run: Run }

    /// The files with coordinators, in the order of the document.
    var files: [String] { coordinators.map(\.location.file).sorted() }
}
