import Platform

/// The user's article for the first page.
enum Article {
    /// The Markdown of a file; wrong bytes are replaced, and told.
    /// - Parameter name: as typed; `-` is standard input.
    static func text(of name: String, console: Console) throws(LoadError) -> String {
        let bytes: [UInt8]
        do {
            bytes =
                name == "-"
                ? try Disk.standardInput(atMost: .article)
                : try Disk.contents(of: FilePath(name), atMost: .article, isNamed: true)
        } catch {
            guard error.isMissing else { throw .unreadable(name, reason: error.reason) }
            throw .noArticle(name)
        }
        return text(of: bytes, name: name, console: console)
    }

    /// Bytes as text; wrong ones are replaced, and told.
    static func text(of bytes: [UInt8], name: String, console: Console) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        console.warn("\(name) isn't UTF-8, so invalid bytes were replaced by U+FFFD; save the file as UTF-8")
        return String(decoding: bytes, as: UTF8.self)
    }
}
