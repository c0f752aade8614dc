import Arguments
import Linking
import NavigationModel
import Platform

/// What a configuration says about things that are nowhere in the source: most likely they have another name by now, and
/// nothing comes of what it says.
struct UnmatchedEntries {
    private let configuration: Configuration

    init(of configuration: Configuration) { self.configuration = configuration }

    /// A line about each, in the order of the file. None where less is read than the configuration is about, as the rest
    /// may hold what it names.
    /// - Parameters:
    ///   - missing: the names in it that are nowhere in the source.
    ///   - current: the folder the user is in.
    func remarks(in found: FoundSources, missing: Set<String>, from current: FilePath) -> [String] {
        guard let file = configuration.file?.relative(to: current).text, isWhole(found) else { return [] }
        return configuration.named.filter { isUnmatched($0.subject, in: found, missing) }
            .sorted { $0.line < $1.line }.map { entry in
                let what =
                    if case .files = entry.subject { "no file matches" } else {
                        "nothing in the source is named"
                    }
                return "\(file):\(entry.line): \(what) '\(entry.text)', which is listed in '\(entry.key)'"
            }
    }

    /// Whether all is read that the configuration is about.
    func isWhole(_ found: FoundSources) -> Bool {
        let places = configuration.sources?.values.map { try? Disk.absolute(FilePath($0), from: configuration.folder) }
        return (places ?? [configuration.folder]).allSatisfy { place in
            place.map { place in found.inputs.contains { place.isInside($0) } } ?? false
        }
    }

    private func isUnmatched(
        _ subject: Configuration.Named.Subject, in found: FoundSources, _ missing: Set<String>
    ) -> Bool {
        switch subject {
        case .function(let function): function.names.contains(where: missing.contains)
        case .type(let name): missing.contains(name)
        case .files(let pattern):
            !found.files.contains { file in
                let path = found.root.appending(file.path.bytes)
                return path.isInside(configuration.folder)
                    && pattern.matches(path.relative(to: configuration.folder).text)
            }
        }
    }
}
