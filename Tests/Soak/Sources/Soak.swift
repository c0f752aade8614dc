import Foundation

/// Feeds the parts of navdocs what nobody would write; `Tests/Soak/soak.py` runs it, and reads what it says.
///
///     soak odd SEED EACH FROM FOLDER…   every Swift file below the folders, whole and mutated
///     soak feed SUBJECT FILE…           files, as they are
///     soak fuzz SUBJECT [OPTION…]       what libFuzzer thinks of, with its options; only where built for it
///
/// What is fed next stands on standard output before it is fed, so that the last line names what ended the program.
@main enum Soak {
    /// As deep as the program's own threads have it.
    private static let stack = 2 << 30

    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        let thread = Thread { exit(run(words)) }
        thread.stackSize = stack
        thread.start()
        while true { sleep(1_000) }
    }

    private static func run(_ words: [String]) -> Int32 {
        switch words.first {
        case "odd" where words.count > 4:
            let numbers = words[1...3].compactMap { Int($0) }
            guard numbers.count == 3, let seed = UInt64(exactly: numbers[0]) else { return usage() }
            return OddSwift(seed: seed, each: numbers[1]).run(Array(words[4...]), from: numbers[2])
        case "feed" where words.count > 2:
            guard let subject = Subject(rawValue: words[1]) else { return usage() }
            for file in words[2...] {
                guard let bytes = FileManager.default.contents(atPath: file) else {
                    Limits.say("cannot read \(file)")
                    return 2
                }
                Limits.begin(file)
                subject.feed(Array(bytes))
                if Limits.areExceeded { return 1 }
            }
            return 0
        case "fuzz" where words.count > 1:
            guard let subject = Subject(rawValue: words[1]) else { return usage() }
            return Fuzzing.run(subject)
        default: return usage()
        }
    }

    private static func usage() -> Int32 {
        let subjects = Subject.allCases.map(\.rawValue).joined(separator: ", ")
        Limits.say("soak odd SEED EACH FROM FOLDER... | feed SUBJECT FILE... | fuzz SUBJECT; subjects: \(subjects)")
        return 2
    }
}
