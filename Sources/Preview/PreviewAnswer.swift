/// What a browser gets.
package struct PreviewAnswer: Sendable {
    package enum Body: Hashable, Sendable {
        case bytes([UInt8])
        /// What becomes of a page, as long as it is open.
        case events(page: String)
    }

    /// As HTTP has it.
    package let status: UInt32
    /// In the order in which they are sent.
    package let headers: [(name: String, value: String)]
    package let body: Body

    init(_ status: UInt32, _ type: String, _ body: Body, headers: [(name: String, value: String)] = []) {
        self.status = status
        self.body = body
        // A page is as old as the file it was made of, and nobody elsewhere may load it into theirs.
        self.headers =
            [
                ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
            ] + headers
    }

    package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
