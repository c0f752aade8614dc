/// The type of a route's parameter as its case stores it, by the macro newer than 3.2 (`Parameter` in
/// `ScaffoldableMacro.swift`).
///
/// `@escaping`, `@autoclosure` and `sending` are about a function's parameter and fall away; inside of the type they stay.
struct StoredType {
    /// The type as it stands in the case.
    let text: String
    private let isAutoclosure: Bool

    /// Literals that mean the place of the call, wherever they are handed on.
    private static let placeLiterals: Set = ["#file", "#fileID", "#filePath", "#function", "#line", "#column"]

    /// - Parameter type: the parameter's type as written, on one line.
    init(_ type: String) {
        var rest = type[...]
        var kept = ""
        var isAutoclosure = false
        while let mark = Self.mark(before: rest) {
            switch mark {
            case "@escaping", "sending": break
            case "@autoclosure": isAutoclosure = true
            default: kept += mark + " "
            }
            rest = rest.dropFirst(mark.count).drop { $0 == " " }
        }
        text = kept + rest
        self.isAutoclosure = isAutoclosure
    }

    /// The default value in the case: one that is computed late is a closure there.
    func defaultValue(_ value: String) -> String {
        isAutoclosure && !Self.placeLiterals.contains(value) ? "{ \(value) }" : value
    }

    /// Words that may stand before a type, or between its attributes.
    private static let specifiers: Set<Substring> = [
        "sending", "nonisolated(nonsending)", "inout", "borrowing", "consuming", "isolated",
    ]

    /// The attribute or the word that a type begins with, and that is no part of the type itself.
    private static func mark(before type: Substring) -> Substring? {
        guard type.first == "@" else {
            let word = type.prefix { $0 != " " }
            return specifiers.contains(word) ? word : nil
        }
        let name = type.prefix { $0 != " " && $0 != "(" }
        // A parenthesis behind these begins the type.
        guard !["@escaping", "@autoclosure", "@Sendable", "@MainActor"].contains(name),
            type.dropFirst(name.count).first == "(", let end = type.firstIndex(of: ")")
        else { return name }
        return type[...end]
    }
}
