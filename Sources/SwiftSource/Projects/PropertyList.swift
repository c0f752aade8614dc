/// A value of a property list in the form in which Xcode writes projects: `{ isa = PBXGroup; children = ( A, B, ); }`.
enum PropertyList: Equatable {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])
    /// A dictionary of few members, which are quicker to look through than to look up; the last of a name counts.
    case record([Member])

    struct Member: Equatable {
        let key: String
        let value: PropertyList
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The texts of a list; empty for anything else.
    var texts: [String] {
        guard case .list(let values) = self else { return [] }
        return values.compactMap(\.text)
    }

    /// The members of a dictionary; nil for anything else.
    var members: [String: PropertyList]? {
        switch self {
        case .dictionary(let values): values
        case .record(let members): Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
        case .text, .list: nil
        }
    }

    /// The value of a key; nil where there is none, or where this is no dictionary.
    subscript(key: String) -> PropertyList? {
        switch self {
        case .dictionary(let values): values[key]
        case .record(let members): members.last { $0.key == key }?.value
        case .text, .list: nil
        }
    }
}
