/// How a screen is left.
package enum ExitStyle: String, Codable, Sendable {
    /// One or more destinations are taken off a stack.
    case back
    /// A modal, or a whole coordinator, goes away.
    case dismiss
}
