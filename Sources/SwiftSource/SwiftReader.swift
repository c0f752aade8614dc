import Base
import Facts

/// Reads one file of Swift into facts.
package struct SwiftReader: Sendable {
    let erasedTypes: Set<String>

    /// - Parameter erasedTypes: types that values are only put into: what a constant of one stands for is its value.
    package init(erasedTypes: Set<String> = []) { self.erasedTypes = erasedTypes }

    /// What the file says, whatever that means. Broken code is read as far as it goes.
    package func parsed(_ file: SourceFile) -> ParsedFile {
        if let tree = FileParser.tree(of: file.text) { return parsed(file, tree) }
        let source = NestingLimit.applied(to: file.text)
        let tree = TreeConverter.tree(of: source.text)
        return parsed(file, tree, within: source)
    }

    /// What a file's syntax says.
    /// - Parameter source: what is part of the tree, where not all is.
    package func parsed(
        _ file: SourceFile, _ tree: SyntaxTree, within source: NestingLimit.Limited? = nil
    ) -> ParsedFile {
        let lines = LineTable(file: file.path, tree.bytes)
        var declarations = DeclarationReader(
            path: file.path, module: file.module, tree: tree, erasedTypes: erasedTypes)
        if let statements = tree.child(tree.file) { declarations.read(statements) }
        let layout = FileLayout(
            lines: lines, starts: declarations.starts, markers: GeneratorMarkers.markers(in: tree, lines: lines),
            suppressions: SuppressionComments.suppressions(in: tree, lines: lines))
        var facts = declarations.facts
        facts.leaveOutTests()
        var fault = tree.fault
        if let source, let offset = source.tooDeep {
            facts.notUnderstood.append(.tooDeep(at: layout.place(ofOffset: offset)))
            // What is blanked out may be missed where it stood: that is no fault of the file.
            if fault?.isBefore(offset, in: tree) != true { fault = source.unclosed.map(SyntaxFault.init(unclosed:)) }
        }
        if let fault {
            facts.notUnderstood.append(.broken(fault, in: tree, at: layout.place(ofOffset: fault.offset)))
        }
        return ParsedFile(facts: facts, layout: layout)
    }
}

extension UnresolvedCode {
    /// How much of a line is quoted, in characters.
    private static let quoted = 80

    /// Code that is no valid Swift: what follows may be read as anything.
    fileprivate static func broken(
        _ fault: SyntaxFault, in tree: SyntaxTree, at location: RelativeLocation
    ) -> UnresolvedCode {
        let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let start = tree.bytes[..<min(fault.offset, tree.bytes.count)].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
        let end = tree.bytes[start...].firstIndex(where: isBreak) ?? tree.bytes.count
        let line = tree.text(start..<min(end, start + 4 * quoted)).trimmed()
        return UnresolvedCode(
            text: String(line.prefix(quoted)), reason: fault.reason, help: fault.help, location: location,
            rule: NotUnderstood.syntaxError)
    }
}
