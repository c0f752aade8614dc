import Platform

/// Where an export goes.
enum ExportPlace: Equatable {
    case standardOutput
    case file(String)
    case folder(String)

    private static let defaultFolder = "navdocs-graphs"

    /// - Parameters:
    ///   - output: as typed; nil for the default.
    ///   - pictures: how many coordinators were asked for.
    ///   - current: the folder the user is in.
    init(_ output: String?, format: ExportFormat, pictures: Int, from current: FilePath) {
        guard let output else {
            let needsFolder = format == .svg || (format.isPicture && pictures > 1)
            self = needsFolder ? .folder(Self.defaultFolder) : .standardOutput
            return
        }
        guard output != "-" else {
            self = .standardOutput
            return
        }
        let kind = (try? Disk.absolute(FilePath(output), from: current)).flatMap { try? FileStatus(of: $0) }?.kind
        let isFile: Bool =
            switch kind {
            case .folder?: !format.isPicture
            case .some: true
            case nil: !format.isPicture || format.endings.contains { output.hasSuffix($0) }
            }
        self = isFile ? .file(output) : .folder(output)
    }

    /// What the closing summary says; nil for standard output.
    var name: String? {
        switch self {
        case .standardOutput: nil
        case .file(let name), .folder(let name): name
        }
    }
}
