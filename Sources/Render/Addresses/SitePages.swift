import NavigationModel

/// Where the pages of a site are, for whoever has only its document.
package struct SitePages {
    private let addresses: Addresses

    package init(_ graph: NavigationGraph) { addresses = Addresses(graph) }

    /// The path of a page in the site, with the place on it behind `#`; nil for what has none.
    /// - Parameter id: of a coordinator, a screen or a destination.
    package func page(of id: String) -> String? { addresses.node(id) ?? addresses.destination(id) }
}
