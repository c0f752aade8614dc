/// Colors of a report in a terminal. Each color is beside a word or a sign that says the same.
package struct TerminalPaint: Sendable {
    /// What a part of a report says.
    enum Role: String {
        case error = "1;31"
        case warning = "1;33"
        case info = "1;36"
        case added = "32"
        case removed = "31"
        case changed = "33"
        case strong = "1"
        case quiet = "2"
        case mark = "1;32"
    }

    private let isOn: Bool

    /// A report without color.
    package static let none = TerminalPaint(isOn: false)

    package init(isOn: Bool) { self.isOn = isOn }

    /// A text in its color. What is not ours in it was made safe before.
    func callAsFunction(_ text: String, _ role: Role) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
