/// Strikethrough of GitHub Flavored Markdown (spec 0.29, §6.5): text between one or two tildes on either side.
enum Strikethrough {
    private struct Piece {
        var node: MarkdownNode
        /// How many tildes the piece is a run of, when it may open or close.
        var run = 0
        var opens = false
        var closes = false
    }

    /// A line's inlines with what stands between matching tildes struck.
    static func apply(to inlines: [MarkdownNode]) -> [MarkdownNode] {
        guard inlines.contains(where: { if case .text(let text) = $0.kind { text.contains("~") } else { false } })
        else { return inlines }
        var output: [Piece] = []
        for piece in pieces(of: inlines) {
            let opener = piece.closes ? output.lastIndex { $0.opens && $0.run == piece.run } : nil
            guard let opener else {
                output.append(piece)
                continue
            }
            let struck = output[(opener + 1)...].map(\.node)
            output.removeSubrange(opener...)
            output.append(Piece(node: MarkdownNode(.inline(Tag.del { Cmark.inlineHTML(struck) }.printed))))
        }
        return output.map(\.node)
    }

    private static func pieces(of inlines: [MarkdownNode]) -> [Piece] {
        var pieces: [Piece] = []
        for (position, node) in inlines.enumerated() {
            guard case .text(let text) = node.kind, text.contains("~") else {
                pieces.append(Piece(node: node))
                continue
            }
            let characters = Array(text)
            var start = 0
            while start < characters.count {
                let isRun = characters[start] == "~"
                var end = start
                while end < characters.count, (characters[end] == "~") == isRun { end += 1 }
                var piece = Piece(node: MarkdownNode(.text(String(characters[start..<end]))))
                if isRun, end - start <= 2 {
                    let before = start > 0 ? characters[start - 1] : position > 0 ? inlines[position - 1].edge : " "
                    let after =
                        end < characters.count
                        ? characters[end] : position + 1 < inlines.count ? inlines[position + 1].edge : " "
                    piece.run = end - start
                    piece.opens = flanks(after, other: before)
                    piece.closes = flanks(before, other: after)
                }
                pieces.append(piece)
                start = end
            }
        }
        return pieces
    }

    /// Whether a run leans on the character at one side: CommonMark's rule for delimiter runs.
    private static func flanks(_ near: Character, other: Character) -> Bool {
        !near.isWhitespace && (!near.isPunctuation || other.isWhitespace || other.isPunctuation)
    }
}

extension MarkdownNode {
    /// What a run of tildes beside the node sees of it.
    fileprivate var edge: Character {
        switch kind {
        case .softBreak, .lineBreak: " "
        default: "x"
        }
    }
}
