/// Strings for C, with a null after the last.
final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [[UInt8]]) {
        pointers =
            strings.map { bytes in
                let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
                for (position, byte) in bytes.enumerated() { copy[position] = CChar(bitPattern: byte) }
                copy[bytes.count] = 0
                return copy
            } + [nil]
    }

    deinit { for pointer in pointers { pointer?.deallocate() } }
}
