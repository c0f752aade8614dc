import NavigationModel

/// A type's name with the part that many share printed quietly: **Home** Coordinator, **Checkout** .Coordinator. It may
/// break before each of its words, wherever there is no room for all of it.
package enum QuietName {
    private static let suffixes = ["Coordinator", "Router", "Coordinatable"]

    package static func html(_ name: String) -> HTML {
        let short = short(name)
        return Tag.span {
            BreakableName.html(short)
            if short != name {
                Tag.wbr()
                Tag.span(.class("quiet")) { String(name.dropFirst(short.count)) }
            }
        }
    }

    /// The name without the part that many share.
    package static func short(_ name: String) -> String {
        let suffix = suffixes.first { name.hasSuffix($0) && name.count > $0.count }
        let short = name.dropLast(suffix?.count ?? 0)
        return String(short.last == "." ? short.dropLast() : short)
    }
}
