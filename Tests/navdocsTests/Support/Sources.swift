import Base
import Foundation
import NavigationModel

/// Source to run the program on.
enum Sources {
    /// A coordinator with one destination.
    static func coordinator(_ name: String, destination: String = "home") -> String {
        """
        import Scaffolding

        @MainActor @Observable @Scaffoldable
        final class \(name): FlowCoordinatable {
            var stack = FlowStack<\(name)>(root: .\(destination))
            func \(destination)() -> some View { Text("hello") }
        }
        """
    }
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
