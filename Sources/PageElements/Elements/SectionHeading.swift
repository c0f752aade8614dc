/// A section's heading with a link to itself, and a few quiet words beside it.
package enum SectionHeading {
    package static func html(_ title: String, id: String, note: String? = nil, level: Int = 2) -> HTML {
        Tag.div(.class("heading")) {
            linked(Tag.heading(level), id: id, title: title) { title }
            if let note { Tag.span(.class("note")) { note } }
        }
    }

    /// A heading with the link that leads to it, for those who want its address.
    /// - Parameter title: what the heading says, without any markup.
    package static func linked(_ tag: Tag, id: String, title: String, @HTMLBuilder content: () -> HTML) -> HTML {
        .of {
            tag(.id(id)) { content() }
            Tag.a(.class("anchor"), .href("#\(id)"), .aria("label", "Link to \(title)"))
        }
    }
}
