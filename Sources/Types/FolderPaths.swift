import Facts

/// The folders that files stand in.
struct FolderPaths: Sendable {
    /// Those around each file, outermost first, each by a number of its own.
    private var folders = IDMap<FileID, [Int]>(unknown: [])

    init(_ files: [FileFacts], _ ids: [FileID]) {
        var numbers: [Substring: Int] = [:]
        var known: [Substring: [Int]] = [:]
        for (file, id) in zip(files, ids) {
            let path = file.path
            guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
            let around =
                known[path[..<end]]
                ?? path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { end in
                    let number = numbers[path[..<end]] ?? numbers.count
                    numbers[path[..<end]] = number
                    return number
                }
            known[path[..<end]] = around
            folders[id] = around
        }
    }

    /// How many folders two files have in common.
    func shared(by left: FileID, _ right: FileID) -> Int {
        zip(folders[left], folders[right]).prefix { $0 == $1 }.count
    }
}
