import NavigationModel
import Testing

@Suite struct JSON5ReaderTests {
    @Test func placesAreThoseOfAnEditor() throws {
        let text = "{\n  a: 'x', // c\r\n  'b': [\n 1,\n🪐 ]}"
        let fault = #expect(throws: ConfigurationFault.self) { try JSON5Reader.value(of: text) }
        #expect(fault?.place.line == 5)
        #expect(fault?.place.column == 1)
        let members = try JSON5Reader.value(of: text.replacing("🪐", with: "2")).members(of: "it")
        #expect(members.map(\.keyPlace.line) == [2, 3])
        #expect(members.map(\.keyPlace.column) == [3, 3])
        #expect(members.map(\.node.place.column) == [6, 8])
    }

    /// Each key looking through all that stands before it would take hours.
    @Test(.timeLimit(.minutes(1))) func hugeFileIsRead() throws {
        let keys = (0..<20_000).map { "\"key-\($0)\": {}" }
        let members = try JSON5Reader.value(of: "{\n\(keys.joined(separator: ",\n"))\n}").members(of: "it")
        #expect(members.count == keys.count)
        #expect(members.last?.keyPlace.line == keys.count + 1)
    }
}
