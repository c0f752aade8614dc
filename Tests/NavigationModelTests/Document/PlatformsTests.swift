import Base
import Testing

/// The platforms on which the condition of an `#if` may hold.
struct PlatformsTests {
    @Test(
        arguments: [
            ("os(iOS)", Platforms.iOS),
            ("os(OSX)", .macOS),
            ("os(xrOS)", .visionOS),
            ("!os(tvOS)", [.iOS, .macOS, .watchOS, .visionOS]),
            ("os(iOS) || os(tvOS)", [.iOS, .tvOS]),
            ("!(os(iOS) || os(tvOS))", [.macOS, .watchOS, .visionOS]),
            ("!(os(iOS) && DEBUG)", .all),
            ("os(iOS)&&!targetEnvironment(macCatalyst)", .iOS),
            ("targetEnvironment(macCatalyst)", .iOS),
            ("!targetEnvironment(macCatalyst)", .all),
            ("!targetEnvironment(macCatalyst) && !os(visionOS)", [.iOS, .macOS, .tvOS, .watchOS]),
            ("(os(iOS) && canImport(CoreTelephony)) || targetEnvironment(macCatalyst)", .iOS),
            ("canImport(UIKit)", [.iOS, .tvOS, .watchOS, .visionOS]),
            ("canImport(AppKit)", .macOS),
            ("!canImport(Cocoa)", [.iOS, .tvOS, .watchOS, .visionOS]),
            ("os(iOS) || os(macOS) && DEBUG", [.iOS, .macOS]),
            ("(os(iOS) || os(macOS)) && os(macOS)", .macOS),
            ("!!os(iOS)", .iOS),
            ("os(iOS) && os(macOS)", []),
            ("os(Linux)", []),
            ("!os(Linux)", .all),
            ("false || os(tvOS)", .tvOS),
            ("DEBUG", .all),
            ("!DEBUG", .all),
            ("DEBUG && os(iOS)", .iOS),
            ("DEBUG || os(iOS)", .all),
            ("swift(>=5.9)", .all),
            ("compiler(>=6) && os(macOS)", .macOS),
            ("canImport(Charts, _version: 1.2) && os(watchOS)", .watchOS),
            ("os ( iOS )", .iOS),
            ("os(iOS", .all),
            ("os(iOS) os(macOS)", .all),
            ("", .all),
        ] as [(String, Platforms)])
    func conditionHoldsOn(_ condition: String, _ expected: Platforms) {
        #expect(Platforms(condition: condition) == expected)
    }

    @Test func noConditionLimitsNothing() { #expect(Platforms(condition: nil) == .all) }

    @Test func deepParenthesesSayNothing() {
        let many = 100_000
        let deep = String(repeating: "(", count: many) + "os(iOS)" + String(repeating: ")", count: many)
        #expect(Platforms(condition: deep) == .all)
        #expect(Platforms(condition: String(repeating: "!", count: many) + "os(iOS)") == .all)
    }

    @Test(
        arguments: [
            (.all, nil), (.iOS, "iOS only"), ([.iOS, .macOS], "iOS and macOS only"),
            ([.macOS, .watchOS, .visionOS], "not on iOS and tvOS"),
            ([.iOS, .macOS, .watchOS, .visionOS], "not on tvOS"),
        ] as [(Platforms, String?)])
    func limitIsSaidInWords(_ platforms: Platforms, _ expected: String?) { #expect(platforms.limit == expected) }

    @Test func eachPlatformIsASetOfItsOwn() {
        #expect(Platforms(AppPlatform.allCases) == .all)
        #expect(Platforms.all.members == AppPlatform.allCases)
        for platform in AppPlatform.allCases { #expect(Platforms(platform).members == [platform]) }
    }
}
