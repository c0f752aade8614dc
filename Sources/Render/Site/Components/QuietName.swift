/// A type's name with the part that many share printed quietly: **Home** Coordinator.
enum QuietName {
    private static let suffixes = ["Coordinator", "Router", "Coordinatable"]

    static func html(_ name: String) -> HTML {
        guard let suffix = suffixes.first(where: { name.hasSuffix($0) && name.count > $0.count }) else {
            return Tag.span { name }
        }
        return Tag.span {
            String(name.dropLast(suffix.count))
            Tag.span(.class("quiet")) { suffix }
        }
    }
}
