import Facts

/// Tells which types their module and nesting do not tell: those that only their file sees, and those that several files
/// declare under one name.
struct TypeVisibility {
    private struct Name: Hashable {
        let module: String
        let path: [String]
    }

    /// By file, and by position among its types.
    private var needsFile: [[Bool]]

    init(_ files: [FileFacts]) {
        needsFile = files.map { Array(repeating: false, count: $0.types.count) }
        var first: [Name: (file: Int, index: Int)] = [:]
        for (file, facts) in files.enumerated() {
            // What nothing else sees, what is inside of it included.
            var hidden: Set<[String]> = []
            for (index, type) in facts.types.enumerated() where type.kind != .extension {
                if type.isPrivate || !hidden.isEmpty && hidden.contains(Array(type.path.dropLast())) {
                    hidden.insert(type.path)
                    needsFile[file][index] = true
                    continue
                }
                let name = Name(module: facts.module, path: type.path)
                guard let known = first[name] else {
                    first[name] = (file, index)
                    continue
                }
                guard known.file != file else { continue }
                needsFile[known.file][known.index] = true
                needsFile[file][index] = true
            }
        }
    }

    /// Whether the file is part of what a type is known by.
    func isKnownByFile(_ index: Int, in file: Int) -> Bool { needsFile[file][index] }
}
