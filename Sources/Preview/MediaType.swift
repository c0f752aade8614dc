/// What browsers are told a file is.
enum MediaType {
    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
        "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    ]

    /// The type by the ending of a path.
    static func type(of path: String) -> String {
        path.split(separator: ".").last.flatMap { types[$0.lowercased()] } ?? "application/octet-stream"
    }
}
