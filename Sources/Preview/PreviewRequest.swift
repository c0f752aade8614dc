/// What a browser asks a preview, as it came.
package struct PreviewRequest: Sendable {
    /// `GET`, as the client writes it.
    package var method: String
    /// The path, its escapes not resolved, without the query.
    package var target: [UInt8]
    /// The name of the server as the client knows it, with the port; nil where it does not say.
    package var host: String?
    /// How many names of the server it has: what stands between may go by another than is looked at here.
    package var hosts: Int
    /// How the page that asks is related to the preview, as `Sec-Fetch-Site` says; nil where nothing does.
    package var fetchSite: String?

    package init(method: String = "GET", target: [UInt8], host: String?, hosts: Int = 1, fetchSite: String? = nil) {
        self.method = method
        self.target = target
        self.host = host
        self.hosts = hosts
        self.fetchSite = fetchSite
    }
}
