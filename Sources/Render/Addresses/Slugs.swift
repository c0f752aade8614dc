/// File names for things named in source: safe on every file system, readable, and apart from each other even where
/// case does not count.
package struct Slugs: Hashable, Sendable {
    private static let longest = 80
    private static let reserved: Set<String> = {
        let ports = (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
        return Set(["con", "prn", "aux", "nul", "index"] + ports)
    }()

    private let byID: [String: String]

    /// Names everything; the result does not depend on the order given.
    package init(_ ids: some Sequence<String>) {
        var taken: Set<String> = []
        // Where counting goes on for those that are alike.
        var numbers: [String: Int] = [:]
        var byID: [String: String] = [:]
        for id in Set(ids).sorted() {
            let base = Self.base(id)
            let key = base.lowercased()
            var number = numbers[key] ?? 1
            var slug = number == 1 ? base : "\(base)-\(number)"
            while Self.reserved.contains(slug.lowercased()) || !taken.insert(slug.lowercased()).inserted {
                number += 1
                slug = "\(base)-\(number)"
            }
            numbers[key] = number
            byID[id] = slug
        }
        self.byID = byID
    }

    /// The slug of what was named, or nil for what was not.
    package subscript(id: String) -> String? { byID[id] }

    /// ASCII letters, digits and `_` as they are, dots and what parts words as a hyphen, any other character by its code
    /// point.
    static func base(_ id: String) -> String {
        var slug = ""
        for scalar in id.unicodeScalars where slug.utf8.count < longest {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": slug.unicodeScalars.append(scalar)
            case ".", "-", " ", "/", ":", "<", ">", "(", ")", ",":
                if let last = slug.last, last != "-" { slug += "-" }
            default: slug += String(scalar.value, radix: 16)
            }
        }
        while slug.last == "-" { slug.removeLast() }
        return slug.isEmpty ? "unnamed" : slug
    }
}
