/// Where a place in the source leads: a page of a code host, or an editor.
package struct SourceLinks: Sendable, Hashable {
    private let template: SourceTemplate
    /// What stands before the paths of places: from the repository's top, or from the disk's.
    private let folder: String
    private let absoluteFolder: String
    private let revision: String?
    /// The revision as readers call it: `main at 4f2c91a`.
    package let revisionName: String?

    /// - Parameters:
    ///   - folder: from the repository's top to the root of the sources, with `/` between components; empty where they
    ///     are the same.
    ///   - absoluteFolder: the root of the sources on this machine's disk.
    package init(
        _ template: SourceTemplate, folder: String, absoluteFolder: String, revision: String?, revisionName: String?
    ) {
        self.template = template
        self.folder = folder
        self.absoluteFolder = absoluteFolder
        self.revision = revision
        self.revisionName = template.asks(for: .revision) ? revisionName : nil
    }

    /// The address of a place, every part of it escaped for its place in a URL.
    /// - Returns: nil for what is no file.
    package func address(of place: SourceLocation) -> String? {
        address(of: place.file, line: "\(place.line)", column: "\(place.column)")
    }

    /// The address of a line's beginning, with `{line}` where its number goes.
    package func pattern(of file: String) -> String? { address(of: file, line: "{line}", column: "1") }

    private func address(of file: String, line: String, column: String) -> String? {
        guard !file.hasPrefix("<") else { return nil }
        return template.address { placeholder in
            switch placeholder {
            case .path: Self.escaped(folder.isEmpty ? file : "\(folder)/\(file)")
            case .absolutePath: Self.escaped(absoluteFolder == "/" ? "/\(file)" : "\(absoluteFolder)/\(file)")
            case .line: line
            case .column: column
            case .revision: Self.escaped(revision ?? "HEAD")
            }
        }
    }

    /// Percent-encodes what is neither unreserved (RFC 3986, section 2.3) nor a slash.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
