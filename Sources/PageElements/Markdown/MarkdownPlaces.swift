/// Where what a text names is found: each answers with an address as the page that shows the text links it, or nil where
/// there is none.
package struct MarkdownPlaces {
    /// The page of a symbol, by the name between two back-ticks.
    package var symbol: (String) -> String?
    /// The page or picture at a relative address.
    package var file: (String) -> String?
    /// The picture to be shown at a relative address.
    package var picture: (String) -> String?
    /// What stands in place of a code block, by the words after its fence.
    package var figure: (String) -> HTML?

    package init(
        symbol: @escaping (String) -> String?, file: @escaping (String) -> String? = { _ in nil },
        picture: @escaping (String) -> String? = { _ in nil }, figure: @escaping (String) -> HTML? = { _ in nil }
    ) {
        self.symbol = symbol
        self.file = file
        self.picture = picture
        self.figure = figure
    }
}
