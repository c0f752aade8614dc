import Base
import NavigationModel

/// A service that runs navdocs for a team, and the recipe it follows.
enum Service: String, CaseIterable, Sendable {
    case github, gitlab

    /// The recipe of the documentation, made for some sources.
    /// - Parameter sources: the folder, as seen from the top of the repository.
    func recipe(for sources: String) -> String {
        switch self {
        case .github:
            text(Resource.contents(of: "github-workflow.yml")).replacing(
                "path: Sources", with: "path: \(Self.quoted(sources))")
        case .gitlab:
            text(Resource.contents(of: "gitlab-ci.yml"))
                .replacing("NAVDOCS_SOURCES: .", with: "NAVDOCS_SOURCES: \(Self.quoted(sources))")
        }
    }

    /// Where the service looks for it, from the top of the repository.
    /// - Parameter isFree: whether a place holds nothing yet.
    func place(where isFree: (String) -> Bool) -> String {
        switch self {
        case .github: ".github/workflows/navigation.yml"
        case .gitlab: isFree(".gitlab-ci.yml") ? ".gitlab-ci.yml" : ".gitlab/navigation.yml"
        }
    }

    /// What is left for people to do.
    func advice(for place: String) -> String? {
        switch self {
        case .github: isUnnamed ? "In \(place), replace OWNER with the owner of navdocs' repository." : nil
        case .gitlab:
            place == ".gitlab-ci.yml" ? nil : "Include this file in .gitlab-ci.yml: include: { local: /\(place) }"
        }
    }

    /// Whether the recipe doesn't name the owner of the repository that it gets navdocs from: that of a release does.
    private var isUnnamed: Bool { recipe(for: ".").contains("OWNER/") }

    private func text(_ bytes: [UInt8]) -> String {
        // The first line says where the sample is to be copied.
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return (self == .github ? lines.dropFirst() : lines[...]).joined(separator: "\n")
    }

    /// A text of YAML: plain where nothing in it means anything else.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._/".contains($0)) }
        return isPlain ? text : "'" + text.replacing("'", with: "''") + "'"
    }
}
