import Base
import Facts

/// Reads a storyboard of Interface Builder's into facts.
package enum StoryboardReader {
    /// What a file says that is named like a storyboard: nothing for those of other systems than iOS and tvOS.
    package static func parsed(_ bytes: [UInt8], path: String, module: String) -> ParsedFile {
        let lines = LineTable(file: path, bytes)
        var facts = FileFacts(path: path, module: module)
        let document = StoryboardDocument(path: path, bytes)
        if let fault = XMLDocument.read(bytes, document) {
            let layout = FileLayout(lines: lines, starts: [])
            facts.notUnderstood = [
                UnresolvedCode(
                    text: path.split(separator: "/").last.map(String.init) ?? path,
                    reason: "the storyboard isn't valid (\(fault.reason))",
                    help: "open the storyboard in Xcode, and fix the errors that Xcode reports",
                    location: layout.place(ofOffset: fault.offset), rule: NotUnderstood.syntaxError)
            ]
            return ParsedFile(facts: facts, layout: layout)
        }
        facts.storyboard = document.facts
        return ParsedFile(facts: facts, layout: FileLayout(lines: lines, starts: document.starts))
    }
}

/// One document while it is read.
private final class StoryboardDocument: XMLReading {
    /// Nil where it is for another system.
    private(set) var facts: StoryboardFacts?
    /// Where the scenes begin.
    private(set) var starts: [FileLayout.Start] = []

    private let path: String
    private let bytes: [UInt8]
    private var numbering = DeclarationNumbering()
    private var depth = 0
    /// The scene around what is read.
    private var scene: (declaration: DeclarationID, offset: Int)?
    /// Its controller, and how deep that stands.
    private var controller: (facts: StoryboardFacts.Scene, depth: Int)?
    private var isInController = false
    private var segues: [StoryboardFacts.Segue] = []

    init(path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    // MARK: Elements

    func begin(_ name: String, _ written: () -> [String: String], _ place: XMLPlace) {
        depth += 1
        switch name {
        case "document" where depth == 1:
            let attributes = written()
            guard Self.isRead(attributes) else { return }
            facts = StoryboardFacts(
                initial: attributes["initialViewController"], isLaunchScreen: attributes["launchScreen"] == "YES")
        case "scene":
            let id = numbering.next("scene \(written()["sceneID"] ?? "")", in: .file)
            scene = (id, place.offset)
        case "segue":
            guard scene != nil, let segue = segue(written(), place) else { return }
            segues.append(segue)
        default:
            guard scene != nil, controller == nil, Self.isController(name) else { return }
            let attributes = written()
            guard attributes["sceneMemberID"] == "viewController" else { return }
            controller = (read(name, attributes, place), depth)
            isInController = true
        }
    }

    func end(_ name: String) {
        if depth == controller?.depth { isInController = false }
        depth -= 1
        guard name == "scene", let scene else { return }
        if var found = controller?.facts {
            found.segues = segues
            facts?.scenes.append(found)
            starts.append(FileLayout.Start(declaration: scene.declaration, offset: scene.offset))
        }
        (self.scene, controller, isInController, segues) = (nil, nil, false, [])
    }

    /// Whether a document is a storyboard for UIKit.
    private static func isRead(_ attributes: [String: String]) -> Bool {
        guard let type = attributes["type"] else { return false }
        return type.hasSuffix(".CocoaTouch.Storyboard.XIB") || type.hasSuffix(".AppleTV.Storyboard")
    }

    private static func isController(_ element: String) -> Bool {
        element.hasSuffix("Controller") || element == "viewControllerPlaceholder"
    }

    private func read(_ element: String, _ attributes: [String: String], _ place: XMLPlace) -> StoryboardFacts.Scene {
        let isReference = element == "viewControllerPlaceholder"
        return StoryboardFacts.Scene(
            id: attributes["id"] ?? "", element: element, customClass: attributes["customClass"],
            customModule: attributes["customModule"], identifier: attributes["storyboardIdentifier"],
            label: attributes["userLabel"] ?? attributes["title"], presentation: attributes["modalPresentationStyle"],
            reference: isReference
                ? StoryboardFacts.Reference(
                    storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"]) : nil,
            location: location(of: place))
    }

    private func segue(_ attributes: [String: String], _ place: XMLPlace) -> StoryboardFacts.Segue? {
        guard let kind = attributes["kind"], let destination = attributes["destination"] else { return nil }
        return StoryboardFacts.Segue(
            kind: kind, destination: destination, identifier: attributes["identifier"],
            relationship: attributes["relationship"], presentation: attributes["modalPresentationStyle"],
            selector: attributes["unwindAction"] ?? attributes["destinationCreationSelector"],
            // One of the controller itself has no control.
            isManual: isInController && depth - 2 == controller?.depth, text: text(of: place),
            location: location(of: place))
    }

    /// Where an element stands, counted from its scene.
    private func location(of place: XMLPlace) -> RelativeLocation {
        RelativeLocation(
            file: path, declaration: scene?.declaration ?? .file, offset: max(place.offset - (scene?.offset ?? 0), 0))
    }

    /// How much of an element is quoted, in bytes.
    private static let quoted = 300

    /// An element's opening tag as it is written, on one line.
    private func text(of place: XMLPlace) -> String {
        let start = min(place.offset, bytes.count)
        let end = min(start + min(place.length, Self.quoted), bytes.count)
        return String(decoding: bytes[start..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }
}
