/// A file of the sources, known by its path.
@usableFromInline package struct FileID: InternedID {
    @usableFromInline package let number: KeyStore.Number

    init(number: KeyStore.Number) { self.number = number }
}
