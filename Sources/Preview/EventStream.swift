/// What an open page is told, one thing after another, as server-sent events.
///
/// HTML Living Standard, section 9.2 (Server-sent events).
package struct EventStream: Sendable {
    private let page: String
    private var told: String?
    private var beat: Int
    private var waiting: ArraySlice<UInt8> = []

    /// - Parameters:
    ///   - page: its path.
    ///   - beat: the number of signs of life until now.
    package init(page: String, beat: Int) {
        self.page = page
        self.beat = beat
    }

    /// What is to be sent next.
    /// - Parameters:
    ///   - count: how many bytes at most.
    ///   - beat: where it has grown, something is sent in any case, so that it is noticed where nobody listens any more.
    /// - Returns: nothing where the page knows all that there is to know.
    package mutating func next(_ count: Int, of site: PreviewSite, beat: Int) -> ArraySlice<UInt8> {
        if waiting.isEmpty {
            let news = site.news(of: page)
            if news != told {
                told = news
                waiting = Array("data: \(news)\n\n".utf8)[...]
            } else if beat != self.beat {
                waiting = Array(":\n\n".utf8)[...]
            }
            self.beat = beat
        }
        defer { waiting = waiting.dropFirst(count) }
        return waiting.prefix(count)
    }
}
