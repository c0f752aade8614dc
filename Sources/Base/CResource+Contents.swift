package import CResources

extension CResource {
    /// The bytes of the file.
    package var contents: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }
}
