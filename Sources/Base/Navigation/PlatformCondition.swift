/// Tells on which platforms the condition of an `#if` may hold, and on which it may not.
///
/// `os(iOS)` holds on iOS alone, and never fails there; what names no platform, `DEBUG` or `swift(>=6)`, may hold and fail on
/// all, also negated. `targetEnvironment(macCatalyst)` holds on iOS alone, and may fail there too.
struct PlatformCondition {
    struct Answer: Equatable {
        var holds: Platforms
        var fails: Platforms

        /// What says nothing about platforms.
        static let unknown = Answer(holds: .all, fails: .all)

        var negated: Answer { Answer(holds: fails, fails: holds) }

        static func certain(_ platforms: Platforms) -> Answer {
            Answer(holds: platforms, fails: Platforms.all.subtracting(platforms))
        }
    }

    /// What no name goes on behind.
    private static let ends = Array("!&|)".utf8)
    /// Deeper parentheses say nothing.
    private static let deepest = 100

    private let text: [UInt8]
    private var position = 0

    private init(_ text: String) { self.text = Array(text.utf8) }

    static func answer(_ condition: String) -> Answer {
        var reader = PlatformCondition(condition)
        guard let answer = reader.alternatives(0), reader.next == nil else { return .unknown }
        return answer
    }

    // MARK: Reading

    /// The first character that is not a space.
    private var next: UInt8? {
        mutating get {
            while position < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[position]) { position += 1 }
            return position < text.count ? text[position] : nil
        }
    }

    private mutating func take(_ word: StaticString) -> Bool {
        _ = next
        let end = position + word.utf8CodeUnitCount
        let isNext = word.withUTF8Buffer { end <= text.count && text[position..<end].elementsEqual($0) }
        if isNext { position = end }
        return isNext
    }

    private mutating func alternatives(_ depth: Int) -> Answer? {
        guard var answer = conjunction(depth) else { return nil }
        while take("||") {
            guard let other = conjunction(depth) else { return nil }
            answer.holds.formUnion(other.holds)
            answer.fails.formIntersection(other.fails)
        }
        return answer
    }

    private mutating func conjunction(_ depth: Int) -> Answer? {
        guard var answer = term(depth) else { return nil }
        while take("&&") {
            guard let other = term(depth) else { return nil }
            answer.holds.formIntersection(other.holds)
            answer.fails.formUnion(other.fails)
        }
        return answer
    }

    private mutating func term(_ depth: Int) -> Answer? {
        guard depth < Self.deepest else { return nil }
        if take("!") { return term(depth + 1)?.negated }
        if take("(") {
            guard let answer = alternatives(depth + 1), take(")") else { return nil }
            return answer
        }
        let name = word { $0 != 0x28 }
        guard !name.isEmpty else { return nil }
        guard take("(") else { return Self.answer(name, "") }
        let argument = word { $0 != 0x29 }
        return take(")") ? Self.answer(name, argument) : nil
    }

    /// Takes a name, or what stands in its parentheses, up to where that ends or an operator begins.
    private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
        _ = next
        let start = position
        while position < text.count, isPart(text[position]), !Self.ends.contains(text[position]) {
            position += 1
        }
        return String(decoding: text[start..<position], as: UTF8.self).filter { $0 != " " }
    }

    private static func answer(_ name: String, _ argument: String) -> Answer {
        switch (name, argument) {
        case ("os", "iOS"): .certain(.iOS)
        case ("os", "macOS"), ("os", "OSX"): .certain(.macOS)
        case ("os", "tvOS"): .certain(.tvOS)
        case ("os", "watchOS"): .certain(.watchOS)
        case ("os", "visionOS"), ("os", "xrOS"): .certain(.visionOS)
        case ("os", _), ("false", ""): .certain([])
        case ("true", ""): .certain(.all)
        case ("targetEnvironment", "macCatalyst"): Answer(holds: .iOS, fails: .all)
        case ("canImport", "UIKit"): .certain(Platforms.all.subtracting(.macOS))
        case ("canImport", "AppKit"), ("canImport", "Cocoa"): .certain(.macOS)
        default: .unknown
        }
    }
}

extension Platforms {
    /// The platforms on which the condition of an `#if` may hold: all where there is none.
    package init(condition: String?) {
        self = condition.map { PlatformCondition.answer($0).holds } ?? .all
    }
}
