import Base
import NavigationModel

/// Swift text with marks such as `1️⃣` in it, which say where something stands and are gone before it is read.
struct MarkedSource {
    let text: String
    private let places: [Character: (line: Int, column: Int)]

    init(_ marked: String) {
        var text = ""
        var places: [Character: (line: Int, column: Int)] = [:]
        var (line, column) = (1, 1)
        for character in marked {
            if character.unicodeScalars.contains("\u{20E3}") {
                places[character] = (line, column)
                continue
            }
            text.append(character)
            if character.isNewline {
                (line, column) = (line + 1, 1)
            } else {
                column += character.utf8.count
            }
        }
        self.text = text
        self.places = places
    }

    /// Where a mark stood, nil when the text has none such.
    func location(_ mark: Character, in file: String = "App/Source.swift") -> SourceLocation? {
        places[mark].map { SourceLocation(file: file, line: $0.line, column: $0.column) }
    }
}
