/// Where what a text names is found: each answers with an address as the page that shows the text links it, or nil where
/// there is none.
struct MarkdownPlaces {
    /// The page of a symbol, by the name between two back-ticks.
    var symbol: (String) -> String?
    /// The page or picture at a relative address.
    var file: (String) -> String? = { _ in nil }
    /// The picture to be shown at a relative address.
    var picture: (String) -> String? = { _ in nil }
    /// What stands in place of a code block, by the words after its fence.
    var figure: (String) -> HTML? = { _ in nil }
}
