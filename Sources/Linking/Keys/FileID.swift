/// A file of the sources, known by its path.
package struct FileID: InternedID {
    package let number: KeyStore.Number

    init(number: KeyStore.Number) { self.number = number }
}
