import Facts
import SwiftSource

/// Finds `@ScaffoldingIgnored` where no version of the macro needs it.
enum RedundantMarks {
    private static let names = ["ScaffoldingIgnored", "Scaffolding.ScaffoldingIgnored"]

    /// The redundant marks of a file, in order.
    static func marks(in tree: SyntaxTree, _ layout: FileLayout) -> [RedundantMark] {
        guard tree.holds("ScaffoldingIgnored") else { return [] }
        var finder = Finder(tree: tree, layout: layout)
        finder.visit(tree.file, in: [])
        return finder.marks
    }

    private struct Finder {
        let tree: SyntaxTree
        let layout: FileLayout
        var marks: [RedundantMark] = []

        /// Looks at a node and all below it.
        /// - Parameter outer: the nesting of what is around it.
        mutating func visit(_ node: Node, in outer: [String]) {
            let kind = tree.kind(node)
            var path = outer
            if kind == .extensionDecl {
                path += tree.type(in: node).flatMap { TypeName($0, in: tree) }?.components ?? []
            } else if [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl].contains(kind) {
                path.append(tree.name(node))
            }
            let attributes = kind == .classDecl ? tree.names(ofAttributes: tree.attributes(of: node)) : []
            if attributes.contains(where: { ["Scaffoldable", "Scaffolding.Scaffoldable"].contains($0) }),
                let members = tree.child(node, .members)
            {
                for member in tree.children(members) { look(at: member, in: path) }
            }
            for child in tree.children(node) { visit(child, in: path) }
        }

        private mutating func look(at member: Node, in path: [String]) {
            switch tree.kind(member) {
            case .variable:
                let pattern = tree.child(member, .binding).flatMap { tree.pattern(in: $0) }
                note(member, path, pattern.map { tree.text($0) } ?? "", "a property")
            case .function:
                var reader = DeclarationReader(path: "", module: "", tree: tree)
                let function = reader.function(member)
                let facts = function.with(attributes: function.attributes.filter { !RedundantMarks.names.contains($0) })
                guard ScaffoldingMacro.trackingVersions(of: facts) == "no version", !ScaffoldingMacro.isLike(facts)
                else { return }
                let reason =
                    facts.returnText.map { "a function that returns `\($0)`" } ?? "a function without a result"
                note(member, path, tree.name(member), reason)
            default: break
            }
        }

        private mutating func note(_ declaration: Node, _ path: [String], _ name: String, _ reason: String) {
            for attribute in tree.ownAttributes(of: declaration)
            where RedundantMarks.names.contains(tree.attributeName(attribute)) {
                let location = layout.place(ofOffset: tree.start(attribute))
                marks.append(RedundantMark(path: path, name: name, reason: reason, location: location))
            }
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
