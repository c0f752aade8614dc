import NavigationModel

/// A type's name with the part that many share printed quietly: **Home** Coordinator, **Checkout** .Coordinator. A long
/// name may break before its capitals.
package enum QuietName {
    /// The longest name in characters that stands on one line wherever names are listed.
    private static let longest = 16
    private static let suffixes = ["Coordinator", "Router", "Coordinatable"]

    package static func html(_ name: String) -> HTML {
        let short = short(name)
        return Tag.span {
            short.count > longest ? breakable(short) : .of { short }
            if short != name { Tag.span(.class("quiet")) { String(name.dropFirst(short.count)) } }
        }
    }

    private static func breakable(_ name: String) -> HTML {
        var parts = [""]
        var isAfterSmall = false
        for character in name {
            let isCapital = character.isASCII ? ("A"..."Z").contains(character) : character.isUppercase
            if isCapital, isAfterSmall { parts.append("") }
            parts[parts.count - 1].append(character)
            isAfterSmall = !isCapital
        }
        return .of {
            for (position, part) in parts.enumerated() {
                if position > 0 { Tag.wbr() }
                part
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
