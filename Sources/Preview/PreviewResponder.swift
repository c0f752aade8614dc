import Render

/// Requests → answers: the files of a site that is held in memory, and nothing else.
package enum PreviewResponder {
    package static func answer(_ request: PreviewRequest, from site: PreviewSite) -> PreviewAnswer {
        guard ["GET", "HEAD"].contains(request.method) else {
            return refusal(405, "A preview only answers GET and HEAD requests.", headers: [("Allow", "GET, HEAD")])
        }
        guard request.hosts < 2 else { return refusal(400, "A request must name exactly one host.") }
        guard let host = request.host, LoopbackHost.isOurs(host) else {
            return refusal(403, "A preview is only available on this machine: open it at 127.0.0.1 or localhost.")
        }
        guard let path = SitePath.path(of: request.target) else {
            return refusal(400, "This isn’t a valid URL for a page of the site.")
        }
        if path.hasPrefix(PreviewPage.events) {
            return events(of: String(path.dropFirst(PreviewPage.events.count)), request)
        }
        if let file = PreviewPage.files.first(where: { $0.path == path }) { return answer(file.contents, as: path) }
        guard let file = site.file(path) else { return absent(path, from: site) }
        guard path.hasSuffix(".html") else { return answer(file.contents, as: path) }
        return answer(PreviewPage.contents(of: file, news: site.news(of: path)), as: path)
    }

    private static func events(of page: String, _ request: PreviewRequest) -> PreviewAnswer {
        guard request.fetchSite != "cross-site" else {
            return refusal(403, "Only the preview’s own pages can listen for changes.")
        }
        let type = "text/event-stream"
        return PreviewAnswer(200, type, request.method == "HEAD" ? .bytes([]) : .events(page: page))
    }

    /// The answer where the site has no such file: a page that shows one as soon as there is.
    private static func absent(_ path: String, from site: PreviewSite) -> PreviewAnswer {
        let news = site.news(of: path)
        let page =
            if site.isBuilt {
                PreviewPage.notice(
                    "No such page", "The site has no page at \(path). If one is added, it appears here.", news: news)
            } else if site.fault == nil {
                PreviewPage.notice("One moment", "The site is being built.", news: news)
            } else {
                PreviewPage.notice("No site yet", "The site couldn’t be built.", news: news)
            }
        return PreviewAnswer(site.isBuilt ? 404 : 503, MediaType.type(of: ".html"), .bytes(page))
    }

    private static func answer(_ bytes: [UInt8], as path: String) -> PreviewAnswer {
        PreviewAnswer(200, MediaType.type(of: path), .bytes(bytes))
    }

    private static func refusal(
        _ status: UInt32, _ words: String, headers: [(name: String, value: String)] = []
    ) -> PreviewAnswer {
        PreviewAnswer(status, "text/plain; charset=utf-8", .bytes(Array("\(words)\n".utf8)), headers: headers)
    }
}
