import Base
import Foundation

extension NavigationSystem {
    /// The folders of systems below `Sources/Extractor/Systems`: `Scripts/without-system` may have taken one away.
    private static let folders: Set<String> = {
        let systems = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Extractor/Systems")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: systems.path)) ?? []
        return Set(names.map { $0.lowercased() })
    }()

    /// Whether navdocs reads it. What a test reads that is not about one system is written in one all the same.
    package var isRead: Bool { Self.folders.contains(rawValue.lowercased()) }
}
