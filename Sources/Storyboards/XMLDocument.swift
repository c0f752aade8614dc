import CExpat

/// Where an element stands.
struct XMLPlace {
    /// In bytes from the beginning.
    let offset: Int
    /// How many bytes its opening tag has.
    let length: Int
}

/// What is done with the parts of a document.
protocol XMLReading: AnyObject {
    /// - Parameter attributes: looked at only where they are asked for.
    func begin(_ name: String, _ attributes: () -> [String: String], _ place: XMLPlace)
    func take(_ characters: String)
    func end(_ name: String)
}

extension XMLReading {
    func take(_ characters: String) {}
}

/// Reads XML by Expat.
///
/// That is part of macOS, and Graphviz links it already: nothing is added to what is installed or loaded, where libxml2 brings
/// 35 MB of ICU along and FoundationXML 55 MB. It tells the byte at which an element begins, and has no code that opens a file
/// or an address. A document that declares entities is not read on.
enum XMLDocument {
    struct Fault {
        let reason: String
        let offset: Int
    }

    /// What the callbacks get hold of.
    private final class State {
        let parser: XML_Parser
        let reading: any XMLReading
        var refusal: String?

        init(_ parser: XML_Parser, _ reading: any XMLReading) {
            self.parser = parser
            self.reading = reading
        }

        static func of(_ pointer: UnsafeMutableRawPointer) -> State {
            Unmanaged<State>.fromOpaque(pointer).takeUnretainedValue()
        }
    }

    /// Hands on a whole document.
    /// - Returns: what is wrong with it; nil where nothing is.
    static func read(_ bytes: [UInt8], _ reading: any XMLReading) -> Fault? {
        guard bytes.count <= Int(Int32.max), let parser = XML_ParserCreate("UTF-8") else {
            return Fault(reason: "it is too large", offset: 0)
        }
        defer { XML_ParserFree(parser) }
        let state = State(parser, reading)
        return withExtendedLifetime(state) {
            XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
            setHandlers(parser)
            let result = bytes.withUnsafeBytes { raw in
                XML_Parse(parser, raw.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
            }
            guard result != XML_STATUS_OK else { return nil }
            let told = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
            let offset = Int(XML_GetCurrentByteIndex(parser))
            return Fault(reason: state.refusal ?? told ?? "broken", offset: min(max(offset, 0), bytes.count))
        }
    }

    private static func setHandlers(_ parser: XML_Parser) {
        XML_SetElementHandler(
            parser,
            { pointer, name, attributes in
                guard let pointer, let name else { return }
                let state = State.of(pointer)
                let place = XMLPlace(
                    offset: max(Int(XML_GetCurrentByteIndex(state.parser)), 0),
                    length: max(Int(XML_GetCurrentByteCount(state.parser)), 0))
                state.reading.begin(String(cString: name), { XMLDocument.attributes(attributes) }, place)
            },
            { pointer, name in
                guard let pointer, let name else { return }
                State.of(pointer).reading.end(String(cString: name))
            })
        XML_SetCharacterDataHandler(parser) { pointer, characters, count in
            guard let pointer, let characters else { return }
            let raw = UnsafeRawBufferPointer(start: characters, count: Int(count))
            State.of(pointer).reading.take(String(decoding: raw, as: UTF8.self))
        }
        XML_SetEntityDeclHandler(parser) { pointer, _, _, _, _, _, _, _, _ in
            guard let state = pointer.map(State.of), state.refusal == nil else { return }
            state.refusal = "it declares entities"
            _ = XML_StopParser(state.parser, XML_Bool(XML_FALSE))
        }
    }

    private static func attributes(_ written: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) -> [String: String] {
        var found: [String: String] = [:]
        guard var next = written else { return found }
        while let name = next[0], let value = next[1] {
            found[String(cString: name)] = String(cString: value)
            next += 2
        }
        return found
    }
}
