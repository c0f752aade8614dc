import Base
import SwiftSource
import TestSupport
import Testing

import Extractor

/// The condition under which each branch of `#if` holds.
struct IfConfigTests {
    @Test(arguments: [
        ("#if DEBUG\n1\n#endif", ["DEBUG"]),
        ("#if DEBUG\n1\n#else\n2\n#endif", ["DEBUG", "!DEBUG"]),
        ("#if os(iOS)\n1\n#else\n2\n#endif", ["os(iOS)", "!os(iOS)"]),
        ("#if os(iOS) || os(tvOS)\n1\n#else\n2\n#endif", ["os(iOS) || os(tvOS)", "!(os(iOS) || os(tvOS))"]),
        ("#if !DEBUG\n1\n#else\n2\n#endif", ["!DEBUG", "DEBUG"]),
        ("#if swift(>=6.0)\n1\n#else\n2\n#endif", ["swift(>=6.0)", "!swift(>=6.0)"]),
        (
            "#if canImport(UIKit)&&DEBUG\n1\n#else\n2\n#endif",
            ["canImport(UIKit)&&DEBUG", "!(canImport(UIKit)&&DEBUG)"]
        ),
        (
            "#if os(iOS)\n1\n#elseif os(macOS)\n2\n#else\n3\n#endif",
            ["os(iOS)", "!os(iOS) && os(macOS)", "!os(iOS) && !os(macOS)"]
        ),
        (
            "#if A\n1\n#elseif B || C\n2\n#else\n3\n#endif", ["A", "!A && (B || C)", "!A && !(B || C)"]
        ),
    ]) func branchesHoldUnder(_ source: String, _ expected: [String]) throws {
        for tree in [FileParser.tree(of: source), TreeConverter.tree(of: source)] {
            let tree = try #require(tree)
            let config = try #require(tree.child(tree.file).flatMap { tree.child($0, .ifConfig) })
            #expect(IfConfig.clauses(of: config, in: tree).map(\.condition) == expected)
        }
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func nestedAlternativesKeepTheirParentheses() {
        let read = home(
            """
            #if A || B
            #if C
            func page() -> some View { HomeView() }
            #endif
            #endif
            """)
        #expect(read.destination("Home.page")?.condition == "(A || B) && C")
    }
}
