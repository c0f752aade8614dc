/// File names for ids from the source: safe on every file system, and no two the same.
struct FileNames {
    private var taken: Set<String>

    /// - Parameter taken: names that are given away, in lower case.
    init(taken: Set<String>) { self.taken = taken }

    /// The name without an ending. The same ids in the same order give the same names.
    mutating func name(for id: String) -> String {
        var name = ""
        for scalar in id.unicodeScalars {
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            name.unicodeScalars.append(isPlain || scalar == "_" || scalar == "-" || scalar == "." ? scalar : "-")
        }
        if name.isEmpty || name.hasPrefix(".") { name = "-" + name }
        name = String(name.prefix(80))
        var candidate = name
        var count = 1
        // Some file systems take upper and lower case for the same.
        while !taken.insert(candidate.lowercased()).inserted {
            count += 1
            candidate = "\(name)-\(count)"
        }
        return candidate
    }
}
