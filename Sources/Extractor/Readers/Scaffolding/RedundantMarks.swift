import NavigationModel
import SwiftSyntax

/// Finds `@ScaffoldingIgnored` where no version of the macro needs it.
enum RedundantMarks {
    private static let names = ["ScaffoldingIgnored", "Scaffolding.ScaffoldingIgnored"]

    /// The redundant marks of a file, in order.
    static func marks(in file: SourceFileSyntax, text: String, lines: LineTable) -> [RedundantMark] {
        guard text.contains("ScaffoldingIgnored") else { return [] }
        let finder = Finder(lines: lines)
        finder.walk(file)
        return finder.marks
    }

    private final class Finder: SyntaxVisitor {
        private let lines: LineTable
        private(set) var marks: [RedundantMark] = []

        init(lines: LineTable) {
            self.lines = lines
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.attributes.names.contains(where: { ["Scaffoldable", "Scaffolding.Scaffoldable"].contains($0) })
            else { return .visitChildren }
            for member in node.memberBlock.members { look(at: member.decl, in: Self.path(of: node)) }
            return .visitChildren
        }

        private func look(at member: DeclSyntax, in path: [String]) {
            switch member.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable):
                let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
                note(variable.attributes, path, name, "a property")
            case .functionDecl(let function):
                var reader = DeclarationReader(path: "", module: "", lines: lines)
                var facts = reader.function(function)
                facts.attributes.removeAll { RedundantMarks.names.contains($0) }
                guard ScaffoldingMacro.trackingVersions(of: facts) == "no version", !ScaffoldingMacro.isLike(facts)
                else { return }
                let reason =
                    facts.returnText.map { "a function that returns `\($0)`" } ?? "a function without a result"
                note(function.attributes, path, function.name.identifierText, reason)
            default: break
            }
        }

        private func note(_ attributes: AttributeListSyntax, _ path: [String], _ name: String, _ reason: String) {
            for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) })
            where RedundantMarks.names.contains(attribute.attributeName.trimmedDescription) {
                marks.append(
                    RedundantMark(path: path, name: name, reason: reason, location: lines.location(of: attribute)))
            }
        }

        /// The nesting of a class.
        private static func path(of node: ClassDeclSyntax) -> [String] {
            var path = [node.name.identifierText]
            var outer = node.parent
            while let current = outer {
                if let type = current.asProtocol((any NamedDeclSyntax).self), current.is(DeclSyntax.self),
                    !current.is(FunctionDeclSyntax.self)
                {
                    path.insert(type.name.identifierText, at: 0)
                } else if let type = current.as(ExtensionDeclSyntax.self) {
                    path.insert(contentsOf: TypeName(type.extendedType)?.components ?? [], at: 0)
                }
                outer = current.parent
            }
            return path
        }
    }
}

extension ScaffoldingMacro {
    /// Whether a function looks like a route and would be one but for how it is declared, so that the attribute keeps the
    /// macro from refusing it.
    static func isLike(_ function: FunctionFacts) -> Bool {
        function.returnText.map { ScaffoldingReturn($0).isDestination } ?? false
    }
}
