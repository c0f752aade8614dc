/// Thrown where code is not what is known for certain: SwiftParser reads the file then.
struct ParserBailout: Error {}
