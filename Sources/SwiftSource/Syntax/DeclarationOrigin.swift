import Facts

/// The declaration that is being read, from whose beginning places in it are counted.
struct DeclarationOrigin {
    let file: String
    let declaration: DeclarationID
    /// Where the declaration begins, in bytes of UTF-8 from the beginning of the file.
    let start: Int

    func location(ofOffset offset: Int) -> RelativeLocation {
        RelativeLocation(file: file, declaration: declaration, offset: offset - start)
    }
}
