import Base
import Presentation
import Testing

struct NameBitsTests {
    @Test func nameThatIsAmongThemIsNeverMissed() {
        let names = (0..<20_000).map { "name\($0)" }
        let bits = names.reduce(into: NameFilter()) { $0.insert($1) }
        #expect(names.allSatisfy { bits.contains($0) && bits.contains(FNV1a.hash(of: $0)) })
    }

    @Test func fewOthersAreTakenForOneOfThem() {
        let bits = (0..<1000).reduce(into: NameFilter()) { $0.insert("name\($1)") }
        #expect((0..<10_000).count { bits.contains("other\($0)") } < 100)
        #expect(!NameFilter().contains(""))
    }

    /// The values of the algorithm's authors.
    @Test(arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)])
    func hashIsThatOfFowlerNollAndVo(_ text: String, _ hash: UInt64) {
        #expect(FNV1a.hash(of: text) == hash)
    }
}
