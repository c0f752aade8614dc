/// An attribute of an element. There is none for styles or for what a script does on an event: the site's policy allows
/// neither in a page.
package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String

    private init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Classes; those that are nil are left out.
    package static func `class`(_ names: String?...) -> Attribute? {
        if names.count == 1 { return names[0].map { Attribute("class", $0) } }
        let names = names.compactMap { $0 }
        return names.isEmpty ? nil : Attribute("class", names.joined(separator: " "))
    }

    /// The element's id, unique on its page.
    package static func id(_ value: String?) -> Attribute? { value.map { Attribute("id", $0) } }
    /// Where a link leads.
    package static func href(_ address: String) -> Attribute { Attribute("href", address) }
    /// Where a script or a picture is.
    package static func src(_ address: String) -> Attribute { Attribute("src", address) }
    package static func role(_ role: String) -> Attribute { Attribute("role", role) }
    static func scope(_ scope: String) -> Attribute { Attribute("scope", scope) }
    /// A word for assistive technology, by its name without `aria-`.
    package static func aria(_ name: String, _ value: String) -> Attribute { Attribute("aria-\(name)", value) }
    package static func data(_ name: String, _ value: String) -> Attribute { Attribute("data-\(name)", value) }

    /// Any other attribute whose name the caller writes out.
    package static func named(_ name: StaticString, _ value: String) -> Attribute { Attribute("\(name)", value) }

    package static let hiddenFromReaders = Attribute.aria("hidden", "true")
    /// Shows nothing of the element until a script takes it away.
    package static let hidden = Attribute("hidden", "")
    /// Shows what a `details` holds.
    package static let open = Attribute("open", "")
    /// Lets the page be read before the script runs.
    package static let deferred = Attribute("defer", "")
    /// Lets the keyboard reach a box that scrolls.
    package static let focusable = Attribute("tabindex", "0")
}
