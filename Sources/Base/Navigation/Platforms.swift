/// The platforms that some code is compiled for.
@usableFromInline package struct Platforms: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One platform.
    package init(_ platform: AppPlatform) {
        switch platform {
        case .iOS: self = .iOS
        case .macOS: self = .macOS
        case .tvOS: self = .tvOS
        case .watchOS: self = .watchOS
        case .visionOS: self = .visionOS
        }
    }

    /// Several platforms.
    package init(_ platforms: [AppPlatform]) { self = platforms.reduce(into: []) { $0.formUnion(Platforms($1)) } }

    @inlinable package static var iOS: Platforms { Platforms(rawValue: 1 << 0) }
    @inlinable package static var macOS: Platforms { Platforms(rawValue: 1 << 1) }
    @inlinable package static var tvOS: Platforms { Platforms(rawValue: 1 << 2) }
    @inlinable package static var watchOS: Platforms { Platforms(rawValue: 1 << 3) }
    @inlinable package static var visionOS: Platforms { Platforms(rawValue: 1 << 4) }
    /// Every platform, as where no `#if` names one.
    @inlinable package static var all: Platforms { Platforms(rawValue: 0x1F) }

    /// Whether code of one set is ever compiled together with code of another.
    @inlinable package func meets(_ other: Platforms) -> Bool { rawValue & other.rawValue != 0 }

    /// Those that are among some others; all of them where none is.
    package func limited(to others: Platforms) -> Platforms { meets(others) ? intersection(others) : self }

    /// Its platforms, in the order of ``AppPlatform``.
    package var members: [AppPlatform] { AppPlatform.allCases.filter { contains(Platforms($0)) } }

    /// `iOS only`, `not on tvOS`; nil where nothing limits them.
    package var limit: String? {
        guard self != .all else { return nil }
        let left = members
        if left.count <= 2 { return Self.list(left) + " only" }
        return "not on " + Self.list(Platforms.all.subtracting(self).members)
    }

    private static func list(_ platforms: [AppPlatform]) -> String {
        platforms.map(\.title).joined(separator: " and ")
    }
}
