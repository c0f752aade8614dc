import NavigationModel
import Extractor
import Testing

/// Which level counts where several are given.
struct RuleSettingsTests {
    private let cover: RuleDescription
    private let inferred: RuleDescription
    private let legacy: RuleSettings.PathLevels
    private let home: RuleSettings.PathLevels

    init() throws {
        cover = try #require(Rules.description(of: "dead-end-cover"))
        inferred = try #require(Rules.description(of: "inferred-transition"))
        legacy = RuleSettings.PathLevels(
            patterns: [try #require(PathPattern("Legacy"))], levels: ["dead-end-cover": .info, "not-understood": .off])
        home = RuleSettings.PathLevels(
            patterns: [try #require(PathPattern("**/Home"))], levels: ["dead-end-cover": .off])
    }

    private func severity(_ settings: RuleSettings, in file: String?) -> Severity? {
        settings.severity(of: cover, in: file)
    }

    @Test func ruleHasItsOwnLevelWhereNothingIsSaid() {
        #expect(severity(RuleSettings(), in: "A.swift") == .warning)
        #expect(RuleSettings().severity(of: inferred) == nil)
    }

    @Test func lastEntryThatMatchesWinsOverEarlierAndGeneralOnes() {
        let settings = RuleSettings().configured(["dead-end-cover": .error], [legacy, home], root: .inside(""))
        #expect(severity(settings, in: "A.swift") == .error)
        #expect(severity(settings, in: "Legacy/A.swift") == .info)
        #expect(severity(settings, in: "Legacy/Home/A.swift") == nil)
        #expect(severity(settings, in: nil) == .error)
        let turned = RuleSettings().configured([:], [home, legacy], root: .inside(""))
        #expect(severity(turned, in: "Legacy/Home/A.swift") == .info)
        #expect(severity(turned, in: "A.swift") == .warning)
    }

    @Test func whatIsAskedForWinsOverAll() {
        let settings = RuleSettings(["dead-end-cover": .error])
            .configured(["dead-end-cover": .off], [home], root: .inside(""))
        #expect(severity(settings, in: "Home/A.swift") == .error)
        #expect(severity(settings, in: nil) == .error)
    }

    @Test func pathsAreSeenFromTheFolderOfTheConfiguration() {
        let inside = RuleSettings().configured([:], [legacy], root: .inside("Legacy/App"))
        #expect(severity(inside, in: "A.swift") == .info)
        let around = RuleSettings().configured([:], [legacy], root: .around("Package"))
        #expect(severity(around, in: "Package/Legacy/A.swift") == .info)
        #expect(severity(around, in: "Legacy/A.swift") == .warning)
    }
}
