import NavigationModel
import Testing

struct PathPatternTests {
    @Test(
        arguments: [
            ("Sources/Legacy", "Sources/Legacy/Old.swift"), ("Sources/Legacy/", "Sources/Legacy/Deep/Old.swift"),
            ("./Sources", "Sources/A.swift"), ("Sources/Legacy/**", "Sources/Legacy/Old.swift"),
            ("Sources/*/Old*.swift", "Sources/Home/OldView.swift"), ("**/Generated", "A/B/Generated/C.swift"),
            ("**/Generated/**", "Generated/C.swift"), ("A/**/B.swift", "A/B.swift"), ("A/**/B.swift", "A/x/y/B.swift"),
            ("?.swift", "A.swift"), ("*", "A/B.swift"), ("**", "A.swift"), ("*a*b", "xaxabxb"),
            ("**/**/A.swift", "A.swift"), ("A[1].swift", "A[1].swift"),
        ])
    func matches(_ pattern: String, path: String) throws {
        #expect(try #require(PathPattern(pattern)).matches(path))
    }

    @Test(
        arguments: [
            ("Sources/Legacy", "Sources/LegacyNot/Old.swift"), ("Legacy", "Sources/Legacy/Old.swift"),
            ("Sources/*.swift", "Sources/Home/A.swift"), ("?.swift", "AB.swift"), ("?", "/"),
            ("A/**/B.swift", "x/A/B.swift"), ("*a*b", "xaxabxbx"), ("sources", "Sources/A.swift"), ("**", ""),
        ])
    func doesNotMatch(_ pattern: String, path: String) throws {
        #expect(try #require(PathPattern(pattern)).matches(path) == false)
    }

    @Test(arguments: ["", "/", ".", "./", "/Sources", "../Sources", "Sources/../.."])
    func isNoneWhereItNamesNothingBelowItsFolder(_ text: String) { #expect(PathPattern(text) == nil) }

    @Test func manyStarsTakeNoTime() throws {
        let stars = try #require(PathPattern(String(repeating: "**/", count: 40) + String(repeating: "*a", count: 40)))
        let path = String(repeating: "b/", count: 200) + String(repeating: "a", count: 2000) + "b"
        #expect(!stars.matches(path))
    }
}
