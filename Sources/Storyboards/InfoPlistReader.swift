import Base
import CExpat
import Facts

/// Reads which storyboards a target's `Info.plist` names as those that the system shows first.
package enum InfoPlistReader {
    /// What a property list says; nothing where it is none in XML.
    package static func parsed(_ bytes: [UInt8], path: String, module: String) -> ParsedFile {
        var facts = FileFacts(path: path, module: module)
        let document = InfoPlistDocument()
        if XMLDocument.read(bytes, document) == nil { facts.mainStoryboards = document.names.sorted() }
        return ParsedFile(facts: facts, layout: FileLayout(lines: LineTable(file: path, bytes), starts: []))
    }
}

/// One property list while it is read.
private final class InfoPlistDocument: XMLReading {
    private(set) var names: Set<String> = []
    private var text = ""
    private var isMain = false

    func begin(_ name: String, _ attributes: () -> [String: String], _ place: XMLPlace) { text = "" }

    func take(_ characters: String) { text += characters }

    func end(_ name: String) {
        switch name {
        case "key":
            let key = text.split(separator: "~").first ?? ""
            isMain = key == "UIMainStoryboardFile" || key == "UISceneStoryboardFile"
        case "string":
            if isMain { names.insert(text.hasSuffix(".storyboard") ? String(text.dropLast(11)) : text) }
            isMain = false
        default: isMain = false
        }
    }
}
