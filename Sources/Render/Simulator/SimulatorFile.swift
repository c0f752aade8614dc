#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the simulator runs on, as a script: a page that is opened from a disk may load no other kind of file.
struct SimulatorFile: PartContent {
    private let app: SimulatedApp

    init(_ site: SiteContent) { app = SimulatedApp(site) }

    /// The script, which puts the app where the simulator looks for it.
    func files() throws -> [OutputFile] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // No angle bracket, so that the script can stand in a page as well.
        let text = String(decoding: try encoder.encode(app), as: UTF8.self)
            .replacing("<", with: "\\u003c")
        return [OutputFile(path: Addresses.simulatedApp, text: "globalThis.navdocsSimulatedApp = \(text);\n")]
    }
}
