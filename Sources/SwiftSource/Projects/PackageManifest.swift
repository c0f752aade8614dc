import Facts

/// What a package's manifest says about where its targets stand.
///
/// ```swift
/// .target(name: "Planets", path: "App/Code")
/// ```
package enum PackageManifest {
    private static let makers: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    /// The names of the targets that say where they stand, by their folders, relative to the package; the folder of the
    /// package itself is the empty path.
    package static func targets(in text: String) -> [String: String] {
        let facts = SwiftReader().parsed(SourceFile(path: "Package.swift", module: "", text: text)).facts
        var targets: [String: String] = [:]
        for call in facts.variables.flatMap(\.body.calls) where call.name.map(makers.contains) ?? false {
            guard let name = literal("name", of: call), let path = literal("path", of: call) else { continue }
            let folders = path.split(separator: "/").filter { $0 != "." }
            guard !path.hasPrefix("/"), !folders.contains("..") else { continue }
            targets[folders.joined(separator: "/")] = name
        }
        return targets
    }

    private static func literal(_ label: String, of call: CallFacts) -> String? {
        guard case .literal(let text)? = call.arguments.first(where: { $0.label == label })?.value else { return nil }
        return text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
            ? String(text.dropFirst().dropLast()) : text
    }
}
