import Platform
import Render
import SVGSafety

/// Reads a folder of articles: Markdown, and the pictures beside it.
struct ArticleLoader {
    /// The folder that is read where none is named.
    static let defaultName = "Navigation.docs"

    private static let texts = ["md", "markdown"]
    private static let pictures = ["png", "jpg", "jpeg", "gif", "svg", "webp"]

    /// As typed, for messages.
    let name: String
    /// Absolute, links resolved.
    let location: FilePath

    /// - Parameters:
    ///   - name: as typed.
    ///   - current: the folder the user is in.
    init(_ name: String, from current: FilePath) throws(LoadError) {
        self.name = name
        do {
            let path = try Disk.absolute(FilePath(name), from: current)
            guard try FileStatus(of: path).kind == .folder else { throw LoadError.noArticleFolder(name, isFile: true) }
            location = try Disk.resolved(path)
        } catch let error as DiskError {
            guard error.isMissing else { throw .unreadable(name, reason: error.reason) }
            throw .noArticleFolder(name, isFile: false)
        } catch let error as LoadError {
            throw error
        } catch {
            throw .noArticleFolder(name, isFile: false)
        }
    }

    /// The folder that stands beside the source; nil where there is none.
    /// - Parameters:
    ///   - path: the first path of the source, as typed.
    ///   - console: where it is told of a link that is not followed; nil to tell nobody.
    init?(beside path: String, from current: FilePath, console: Console?) {
        let name = path == "." ? Self.defaultName : "\(path)/\(Self.defaultName)"
        if let link = try? Disk.absolute(FilePath(name), from: current),
            (try? FileStatus(of: link, followingLinks: false))?.kind == .link,
            (try? FileStatus(of: link))?.kind == .folder,
            Territory(around: link.parent).fault(of: link) != nil
        {
            console?.warn(
                "\(name) is a symbolic link that points outside the repository, and wasn't followed; "
                    + "to read it, use --articles \(name)"
            )
            return nil
        }
        guard let loader = try? ArticleLoader(name, from: current) else { return nil }
        self = loader
    }

    /// Reads what is in the folder.
    /// - Parameter landing: the file named for the first page, absolute; it may be one of these.
    func load(landing: FilePath?, console: Console) throws(LoadError) -> ArticleFolder {
        var articles: [ArticleFolder.Article] = []
        var pictures: [OutputFile] = []
        for path in try paths(console) {
            let ending = path.name.split(separator: ".").last.map { $0.lowercased() } ?? ""
            guard Self.texts.contains(ending) || Self.pictures.contains(ending) else { continue }
            let shown = "\(name)/\(path.text)"
            let bytes: [UInt8]
            let isText = Self.texts.contains(ending)
            do {
                bytes = try Disk.contents(of: location.appending(path.bytes), atMost: isText ? .article : .picture)
            } catch {
                throw .unreadable(shown, reason: error.reason)
            }
            if LFSPointer(bytes) != nil {
                console.warn("\(shown): \(LFSPointer.words). \(LFSPointer.advice)")
            }
            if isText {
                let text = Article.text(of: bytes, name: shown, console: console)
                articles.append(ArticleFolder.Article(path: path.text, text: text))
            } else if ending != "svg" || LFSPointer(bytes) != nil {
                pictures.append(OutputFile(path: path.text, contents: bytes))
            } else if let bytes = Self.cleaned(bytes, shown, console) {
                pictures.append(OutputFile(path: path.text, contents: bytes))
            }
        }
        let own = landing.flatMap { try? Disk.resolved($0) }.flatMap { $0.isInside(location) ? $0 : nil }
        let first = own.map { $0.relative(to: location).text } ?? (landing == nil ? "index.md" : nil)
        return ArticleFolder(
            name: name, articles: articles, pictures: pictures,
            landing: articles.first { $0.path == first }?.path)
    }

    /// An SVG without what does more than show a picture, which is told; nil where it cannot be read.
    private static func cleaned(_ bytes: [UInt8], _ shown: String, _ console: Console) -> [UInt8]? {
        do {
            let cleaned = try SVGCleaner.cleaned(bytes)
            if !cleaned.removed.isEmpty {
                console.warn(
                    "\(shown) contains parts that aren't allowed in an image; removed: "
                        + cleaned.removed.joined(separator: ", "))
            }
            return cleaned.bytes
        } catch {
            console.warn("\(shown) was left out: \(error.reason)")
            return nil
        }
    }

    /// The files in the folder, hidden ones left out; links only to files in the folder itself.
    private func paths(_ console: Console) throws(LoadError) -> [FilePath] {
        let tree: FolderTree
        do { tree = try FolderTree(of: Folder(location)) } catch { throw .unreadable(name, reason: error.reason) }
        return tree.entries.filter { entry in
            guard !entry.path.components.contains(where: { $0.first == UInt8(ascii: ".") }) else { return false }
            guard entry.kind == .link else { return entry.kind == .file }
            let target = location.appending(entry.path.bytes)
            let isInside = (try? Disk.resolved(target))?.isInside(location) ?? false
            if isInside, (try? FileStatus(of: target))?.kind == .file { return true }
            console.warn(
                "\(name)/\(entry.path.text) is a symbolic link to something outside \(name), and was left out")
            return false
        }.map(\.path)
    }
}
