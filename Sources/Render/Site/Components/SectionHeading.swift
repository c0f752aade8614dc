/// A section's heading with a few quiet words beside it.
enum SectionHeading {
    static func html(_ title: String, id: String, note: String? = nil, level: Int = 2) -> HTML {
        Tag.div(.class("heading")) {
            Tag.heading(level)(.id(id)) { title }
            if let note { Tag.span(.class("note")) { note } }
        }
    }
}
