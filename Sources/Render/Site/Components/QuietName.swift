/// A type's name with the part that many share printed quietly: **Home** Coordinator, **Checkout** .Coordinator.
enum QuietName {
    private static let suffixes = ["Coordinator", "Router", "Coordinatable"]

    static func html(_ name: String) -> HTML {
        let short = short(name)
        return Tag.span {
            short
            if short != name { Tag.span(.class("quiet")) { String(name.dropFirst(short.count)) } }
        }
    }

    /// The name without the part that many share.
    static func short(_ name: String) -> String {
        let suffix = suffixes.first { name.hasSuffix($0) && name.count > $0.count }
        let short = name.dropLast(suffix?.count ?? 0)
        return String(short.last == "." ? short.dropLast() : short)
    }
}
