extension Finding {
    /// What tells the finding from others in the same app, whatever line it stands on: 16 hexadecimal digits.
    ///
    /// Made of the rule, what the finding is about, and its words; of the file only where it is about nothing else, so
    /// that moving a type to another file changes nothing. The hash is 64-bit FNV-1a.
    package var fingerprint: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in [rule, subject ?? location.file, message].joined(separator: "\u{0}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
