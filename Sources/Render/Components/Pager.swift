import PageElements

/// The pages before and after this one.
enum Pager {
    static func html(_ context: PageContext) -> HTML? {
        let (previous, next) = context.site.order.neighbours(of: context.path)
        guard previous != nil || next != nil else { return nil }
        return Tag.nav(.class("pager"), .aria("label", "Previous and next page")) {
            for (word, page) in [("Previous", previous), ("Next", next)] {
                Tag.div {
                    if let page {
                        Tag.span { word }
                        Tag.a(.href(context.link(page.path)), .named("rel", word == "Next" ? "next" : "prev")) {
                            page.title
                        }
                    }
                }
            }
        }
    }
}
