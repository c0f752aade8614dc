import Foundation
import Testing

/// `navdocs rules` and `navdocs explain`.
@Suite struct RuleListTests {
    @Test func rulesAreListedAndExplained() throws {
        let folder = try TemporaryFolder()
        let list = try Program.run(["rules"], in: folder).output.split(separator: "\n").map(String.init)
        #expect(list.contains { $0.hasPrefix("warning dead-end-cover ") })
        #expect(list.contains { $0.hasPrefix("off     inferred-transition ") })
        for line in list {
            let id = line.split(separator: " ")[1]
            let run = try Program.run(["explain", String(id)], in: folder)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("# \(id)\n\n"))
        }
        #expect(try Program.run(["explain"], in: folder).status == 2)
        #expect(
            try Program.run(["explain", "dead-end-covers"], in: folder).errors
                == "error: there is no rule 'dead-end-covers'\n  did you mean 'dead-end-cover'?\n")
    }
}
