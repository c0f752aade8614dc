import Render
import Testing

@Suite struct SlugsTests {
    @Test func plainNamesStay() {
        #expect(Slugs(["HomeCoordinator"])["HomeCoordinator"] == "HomeCoordinator")
        #expect(Slugs(["HomeCoordinator"])["Other"] == nil)
    }

    @Test func namesThatDifferInCaseAloneArePartedInAFixedOrder() {
        let slugs = Slugs(["home", "HOME", "Home"])
        #expect(slugs["HOME"] == "HOME" && slugs["Home"] == "Home-2" && slugs["home"] == "home-3")
        #expect(Slugs(["Home", "home", "HOME"])["home"] == "home-3")
    }

    @Test(arguments: ["con", "CON", "nul", "com1", "LPT9", "aux", "prn", "index", "Index"])
    func reservedNamesAreAvoided(name: String) {
        #expect(Slugs([name])[name] == "\(name)-2")
    }

    @Test(arguments: ["", "...", "../../etc/passwd", "a/b\\c", "é🪐", "\u{202E}x", "a:b|c?*\"<>", "-x", " x "])
    func everyNameIsSafe(name: String) {
        let slug = Slugs([name])[name] ?? ""
        #expect(!slug.isEmpty && slug.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-_".utf8.contains($0) })
        #expect(!slug.hasPrefix("-") && !slug.hasSuffix("-"))
    }

    @Test func longNamesAreCutAndStayApart() {
        let long = String(repeating: "a", count: 500)
        let slugs = Slugs([long + "1", long + "2"])
        #expect(slugs[long + "1"] != slugs[long + "2"])
        #expect((slugs[long + "2"]?.utf8.count ?? 0) < 100)
    }

    @Test(.timeLimit(.minutes(1))) func manyThatAreAlikeStayApart() {
        let long = String(repeating: "a", count: 100)
        let ids = (0..<5_000).map { "\(long)\($0)" }
        let slugs = Slugs(ids)
        #expect(Set(ids.compactMap { slugs[$0] }).count == ids.count)
    }
}
