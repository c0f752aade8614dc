/// Text that is safe to show: nothing in it moves the cursor or turns the writing direction of what follows.
package enum PlainText {
    /// Spells control characters and direction overrides out, as `\u{202E}`; white space becomes a space.
    package static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isHidden($0) || isBreak($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isBreak(scalar) {
                result += " "
            } else if isHidden(scalar) {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Cuts the middle out of text that is too long, so that the start and the ending both stay.
    /// - Parameter length: the most characters there may be, at least 3.
    package static func shortened(_ text: String, to length: Int) -> String {
        let text = text.unicodeScalars.count > 4 * length ? String(text.map(trimmed)) : text
        guard text.count > length else { return text }
        let tail = (length - 1) / 2
        return text.prefix(length - 1 - tail) + "…" + text.suffix(tail)
    }

    /// A character without the marks beyond those any writing system stacks.
    private static func trimmed(_ character: Character) -> Character {
        guard character.unicodeScalars.count > 8 else { return character }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: character.unicodeScalars.prefix(8))
        return String(kept).first ?? character
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: true
        case let value: value & 0xFFFE == 0xFFFE
        }
    }
}
