import Base
import Facts

/// Reads the outline of a file, word by word.
package struct OutlineReader {
    private var outline = Outline()
    private var numbering = DeclarationNumbering()
    private var isCertain = true
    private var scanner: CodeScanner
    /// The path of the file.
    private let file: String
    private var current: Outline.Declaration?
    /// Where the current declaration begins, its attributes included.
    private var start = 0
    /// Where the word stands that was last looked at for what it declares.
    private var keyword = 0
    private var outer = WordSet()
    /// The names of the types declared inside the current declaration.
    private var nested: Set<UInt64> = []
    /// The braces that are open, with the names of those that are a type's.
    private var braces: [[String]] = []
    /// A type whose opening brace is still to come.
    private var pending: [String]?
    private var isPrivate = false
    private var privateDepth: Int?
    /// Where the code of the private view begins that the current declaration is.
    private var ownView: Int?
    /// The private views, by position among the declarations, with where their code stands.
    private var ownViews: [(position: Int, code: Range<Int>)] = []

    /// The outline of a text; nil where it could not be followed with certainty.
    /// - Parameter path: the file's.
    package static func outline(of text: String, path: String) -> Outline? {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var reader = OutlineReader(scanner: CodeScanner(bytes), path: path)
            reader.read()
            return reader.isCertain ? reader.outline : nil
        } ?? nil
    }

    private init(scanner: CodeScanner, path: String) {
        self.scanner = scanner
        file = path
    }

    private mutating func read() {
        while let token = scanner.next(), scanner.isCertain {
            switch token {
            case .word(let word) where !isMember: self.word(word)
            case .word(let word): note(word)
            case .sign(UInt8(ascii: "{")) where isPreviewProvider: previewProvider()
            case .sign(UInt8(ascii: "{")):
                if braces.isEmpty, privateDepth == 1, current?.header.contains(Keyword.view) == true {
                    ownView = scanner.position
                }
                braces.append(pending ?? [])
                pending = nil
            case .sign(UInt8(ascii: "}")):
                if privateDepth == braces.count { privateDepth = nil }
                if braces.popLast() == nil { isCertain = false }
                if braces.isEmpty { finish() }
                isPrivate = false
            case .sign(UInt8(ascii: "#")) where braces.isEmpty: previewMacro()
            case .sign: isPrivate = false
            }
        }
        finish()
        leaveOutPreviewedViews()
        // A type that has no brace is one whose file ends too early.
        isCertain = isCertain && scanner.isCertain && braces.isEmpty && pending == nil
    }

    /// Whether the word last read is a name and no keyword: `.init`, `` `func` ``.
    private var isMember: Bool {
        guard scanner.start > 0 else { return false }
        let before = scanner.bytes[scanner.start - 1]
        return before == UInt8(ascii: ".") || before == UInt8(ascii: "`")
    }

    private mutating func note(_ word: UInt64) {
        guard current != nil else { return }
        outer.insert(word)
        if let last = current?.members.indices.last { current?.members[last].outer.insert(word) }
        if braces.isEmpty { current?.header.append(word) }
    }

    private mutating func word(_ word: UInt64) {
        keyword = scanner.start
        switch word {
        case Keyword.func, Keyword.`init`: function(word)
        case Keyword.var, Keyword.let: variable()
        case Keyword.private, Keyword.fileprivate: isPrivate = true
        case Keyword.import: imported()
        default:
            if let kind = Keyword.types[word] { type(kind) } else { note(word) }
        }
    }

    // MARK: Declarations

    private mutating func begin(_ path: [UInt64], _ kind: TypeFacts.Kind? = nil) {
        if current != nil { finish(before: keyword) }
        current = Outline.Declaration(path: path, isExtension: kind == .extension, isProtocol: kind == .protocol)
    }

    /// - Parameter next: where the next declaration begins, if that is known.
    private mutating func finish(before next: Int? = nil) {
        let end = max(start, next ?? scanner.position)
        if var declaration = current {
            declaration.all = Word.all(in: scanner.bytes, start..<end)
            declaration.outer = outer.elements.filter { !nested.contains($0) }
            if let ownView, !declaration.isExtension {
                ownViews.append((outline.declarations.count, ownView..<max(ownView, scanner.position - 1)))
            }
            outline.declarations.append(declaration)
        }
        leaveOut()
        start = end
    }

    /// A type, by what follows its keyword.
    private mutating func type(_ kind: TypeFacts.Kind) {
        guard case .word(let name) = scanner.next(), !Keyword.isFollowed(by: name) else {
            // `class func`, `protocol Delegate: class {`, a variable called `actor`.
            scanner.stepBack()
            return
        }
        var path = [text]
        var hashes = [name]
        while kind == .extension, scanner.next() == .sign(UInt8(ascii: ".")), case .word(let next) = scanner.next() {
            hashes.append(next)
            path.append(text)
        }
        if kind == .extension { scanner.stepBack() }
        if braces.isEmpty { begin(hashes, kind) } else if kind != .extension { nested.insert(name) }
        let full = braces.flatMap(\.self) + path
        if kind != .extension {
            let id = numbering.next(full.joined(separator: "."), in: .file)
            outline.types.append(
                TypeFacts(
                    id: id, path: full, kind: kind, isPrivate: isPrivate || privateDepth != nil,
                    location: RelativeLocation(file: file, declaration: id, offset: 0)))
        }
        if kind != .typealias {
            pending = path
            if isPrivate, privateDepth == nil { privateDepth = braces.count + 1 }
        }
        isPrivate = false
    }

    // MARK: Previews

    /// Whether the brace just read opens `struct Home_Previews: PreviewProvider`.
    private var isPreviewProvider: Bool {
        guard pending != nil, braces.isEmpty, let current, !current.isExtension else { return false }
        return current.header == [Keyword.previewProvider]
    }

    private mutating func previewProvider() {
        passPreview()
        outline.types.removeLast()
        if privateDepth == 1 { privateDepth = nil }
        pending = nil
        leaveOut()
    }

    /// `#Preview("Empty") { … }`.
    private mutating func previewMacro() {
        isPrivate = false
        guard scanner.next() == .word(Keyword.preview) else { return scanner.stepBack() }
        var next = scanner.next()
        if next == .sign(UInt8(ascii: "(")) {
            scanner.skip(from: UInt8(ascii: "("))
            next = scanner.next()
        }
        guard next == .sign(UInt8(ascii: "{")) else { return scanner.stepBack() }
        finish()
        passPreview()
        leaveOut()
    }

    /// Passes over the code of a preview whose opening brace was just read.
    private mutating func passPreview() {
        let start = scanner.position
        scanner.skip(from: UInt8(ascii: "{"))
        outline.previews.append(start..<max(start, scanner.position - 1))
    }

    /// Takes private views that nothing but previews makes for a part of those.
    private mutating func leaveOutPreviewedViews() {
        guard !ownViews.isEmpty, !outline.previews.isEmpty else { return }
        let shown = outline.previews.reduce(into: Set<UInt64>()) {
            $0.formUnion(Word.all(in: scanner.bytes, $1))
        }
        let helpers = ownViews.filter { view in
            guard let name = outline.declarations[view.position].path.first, shown.contains(name) else { return false }
            return !outline.declarations.contains { $0.path.first != name && $0.all.contains(name) }
        }
        for helper in helpers.reversed() { outline.declarations.remove(at: helper.position) }
        outline.previews = (outline.previews + helpers.map(\.code)).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Forgets the declaration that was being read.
    private mutating func leaveOut() {
        current = nil
        ownView = nil
        outer = WordSet()
        nested = []
        start = scanner.position
    }

    private mutating func member(_ name: UInt64) {
        if current?.isExtension == true { current?.members.append((name, [])) }
    }

    private var text: String { String(decoding: scanner.bytes[scanner.start..<scanner.position], as: UTF8.self) }

    /// `import Networking`, `import struct Networking.Order`.
    private mutating func imported() {
        guard case .word(let word) = scanner.next(), Keyword.types[word] == nil else {
            _ = scanner.next()
            return
        }
    }

    private mutating func variable() {
        guard case .word(let name) = scanner.next() else {
            scanner.stepBack()
            return
        }
        if braces.isEmpty { begin([name]) }
        member(name)
    }

    /// A function, its parameters and code passed over.
    private mutating func function(_ keyword: UInt64) {
        var isNamed = keyword == Keyword.`init`
        while scanner.isCertain, let token = scanner.next() {
            switch token {
            case .word(let word) where !isNamed:
                if braces.isEmpty { begin([word]) }
                member(word)
                isNamed = true
            case .word(let word): note(word)
            case .sign(UInt8(ascii: "(")):
                scanner.skip(from: UInt8(ascii: "("))
                return rest(isInitializer: keyword == Keyword.`init`)
            case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ":")):
                // The label of an argument, or the keyword of something else.
                scanner.stepBack()
                return
            case .sign: isNamed = true
            }
        }
    }

    private mutating func rest(isInitializer: Bool) {
        var givesResult = isInitializer
        var previous: CodeScanner.Token?
        while scanner.isCertain, let token = scanner.next() {
            defer { previous = token }
            switch token {
            case .word(let word):
                if Keyword.declaring.contains(word) {
                    scanner.stepBack()
                    return
                }
                note(word)
            case .sign(UInt8(ascii: "{")):
                let start = scanner.position
                scanner.skip(from: UInt8(ascii: "{"))
                let end = max(start, scanner.position - 1)
                outline.functions.append(Outline.Function(code: start..<end, givesResult: givesResult))
                if braces.isEmpty { finish() }
                return
            case .sign(UInt8(ascii: "(")):
                // `-> (Router) -> Void` leads on; what it writes is seen as any other word.
                continue
            case .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "#")):
                scanner.stepBack()
                return
            case .sign(UInt8(ascii: ">")) where previous == .sign(UInt8(ascii: "-")): givesResult = true
            case .sign: break
            }
        }
    }
}

extension OutlineReader {
    /// The words that declarations are told by.
    private enum Keyword {
        static let `func` = Word.hash(of: "func")
        static let `init` = Word.hash(of: "init")
        static let `var` = Word.hash(of: "var")
        static let `let` = Word.hash(of: "let")
        static let `import` = Word.hash(of: "import")
        static let preview = Word.hash(of: "Preview")
        static let view = Word.hash(of: "View")
        static let previewProvider = Word.hash(of: "PreviewProvider")
        static let `private` = Word.hash(of: "private")
        static let `fileprivate` = Word.hash(of: "fileprivate")
        static let types: [UInt64: TypeFacts.Kind] = Dictionary(
            uniqueKeysWithValues: [
                TypeFacts.Kind.class, .struct, .enum, .actor, .protocol, .extension, .typealias,
            ].map { (Word.hash(of: $0.rawValue), $0) })
        /// What begins another declaration, where a function has no code of its own.
        static let declaring = Set(
            [
                "func", "init", "var", "let", "subscript", "case", "class", "struct", "enum", "protocol", "extension",
                "typealias", "associatedtype", "deinit", "import", "static", "public", "private", "internal", "open",
                "fileprivate", "package", "override", "mutating", "nonmutating", "nonisolated", "convenience",
                "required",
                "final", "lazy", "weak", "unowned", "optional", "dynamic", "indirect", "macro",
            ].map(Word.hash(of:)))

        /// Whether a word after `class` shows that no type begins there.
        static func isFollowed(by word: UInt64) -> Bool { declaring.contains(word) }
    }
}
