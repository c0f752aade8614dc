/// A type of the sources with its extensions, known by its module and nesting, and by its file where those do not tell it.
///
/// It says nothing of where the type stands: a table puts types in order, see ``TypeTable/sorted(_:)``.
@usableFromInline package struct TypeID: InternedID {
    @usableFromInline package let number: KeyStore.Number

    init(number: KeyStore.Number) { self.number = number }
}
