import Base

/// The targets of an Xcode project by the files they compile.
package struct XcodeTargets: Hashable, Sendable {
    /// A target that compiles a file; of several the least one names the file's module.
    struct Target: Hashable, Comparable {
        let module: String
        /// The lower the more the target is the app itself.
        let rank: Int
        /// Its place among the project's targets.
        let order: Int

        /// The rank of tests.
        static let test = 4

        static func < (left: Target, right: Target) -> Bool { (left.rank, left.order) < (right.rank, right.order) }
    }

    /// A target that compiles what stands in a folder.
    struct Member: Hashable {
        let target: Target
        /// What it does not compile, relative to the folder.
        let exceptions: Set<String>

        func compiles(_ path: String) -> Bool {
            guard !exceptions.isEmpty, !exceptions.contains(path) else { return exceptions.isEmpty }
            return !path.indices.contains { path[$0] == "/" && exceptions.contains(String(path[..<$0])) }
        }
    }

    /// By path relative to the project's folder; `..` stands only at the beginning.
    private(set) var files: [String: Target] = [:]
    /// The same in lower case: on a Mac, a project may write a folder's name in another case than the disk.
    private var lowercased: [String: Target] = [:]
    /// The targets of the folders whose files need no mention, sorted.
    private(set) var folders: [String: [Member]] = [:]
    /// The modules of the files that several targets compile, tests apart.
    private(set) var shared: [String: Set<String>] = [:]
    /// What the targets are that are not the app itself, by their modules.
    package var roles: [String: EntryRole] = [:]
    /// Whether files outside the project's folder are among them.
    private(set) var reachesOut = false

    /// Whether several targets compile a file, tests apart, or may.
    var sharesFiles: Bool { !shared.isEmpty || folders.values.contains { $0.count > 1 } }
    package var isEmpty: Bool { files.isEmpty && folders.isEmpty }

    /// The modules of the targets.
    var modules: Set<String> { Set(files.values.map(\.module) + folders.values.joined().map(\.target.module)) }

    /// The modules of targets that are named as demos or samples.
    var samples: Set<String> { modules.filter(SampleName.isSample) }

    mutating func add(_ target: Target, file path: String) {
        guard path.utf8.suffix(6).elementsEqual(".swift".utf8) else { return }
        let first = files[path, default: target]
        files[path] = min(first, target)
        lowercased[path.lowercased()] = files[path]
        if first.module != target.module, max(first.rank, target.rank) < Target.test {
            shared[path, default: [first.module]].insert(target.module)
        }
        reachesOut = reachesOut || path.utf8.starts(with: "../".utf8)
    }

    /// - Parameter member: not less than those before it.
    mutating func add(_ member: Member, folder path: String) {
        guard folders[path]?.last?.exceptions.isEmpty != true else { return }
        folders[path, default: []].append(member)
        reachesOut = reachesOut || path == ".." || path.hasPrefix("../")
    }

    /// The modules of all targets that compile a file, where there are several.
    /// - Parameter path: the components of the file's path, relative to the project's folder.
    func modules(of path: [String]) -> Set<String> {
        guard sharesFiles else { return [] }
        let whole = path.joined(separator: "/")
        var found = shared[whole] ?? []
        if let single = files[whole] { found.insert(single.module) }
        forEachFolder(around: path, whole, from: 0) { members, rest in
            for member in members where member.target.rank < Target.test && member.compiles(rest) {
                found.insert(member.target.module)
            }
        }
        return found.count > 1 ? found : []
    }

    /// The folders around a file whose files need no mention, the outermost first, with the rest of the file's path.
    /// - Parameters:
    ///   - whole: the path in one piece.
    ///   - start: how many components the first folder has.
    private func forEachFolder(
        around path: [String], _ whole: String, from start: Int, _ body: (_ members: [Member], _ rest: String) -> Void
    ) {
        guard !folders.isEmpty else { return }
        var length = 0
        for (count, component) in path.enumerated() {
            if count >= start,
                let members = folders[String(decoding: whole.utf8.prefix(max(0, length - 1)), as: UTF8.self)]
            {
                body(members, String(decoding: whole.utf8.dropFirst(length), as: UTF8.self))
            }
            length += component.utf8.count + 1
        }
    }

    /// The module of the target that compiles a file; nil where none does.
    /// - Parameters:
    ///   - path: the components of the file's path, relative to the project's folder.
    ///   - package: how many of them name the package that the file belongs to; folders around it do not hold the file.
    func module(of path: [String], package: Int) -> String? {
        let whole = path.joined(separator: "/")
        var target = files[whole] ?? lowercased[whole.lowercased()]
        forEachFolder(around: path, whole, from: package) { members, rest in
            guard let member = members.first(where: { $0.compiles(rest) }) else { return }
            target = target.map { min($0, member.target) } ?? member.target
        }
        return target?.module
    }
}
