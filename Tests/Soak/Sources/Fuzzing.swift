import Foundation

#if FUZZING
    import CFuzzer
#endif

/// libFuzzer, where the program is built with it: `Tests/Soak/soak.py fuzz` says how.
enum Fuzzing {
    /// - Parameter subject: what is fed; libFuzzer's own options are taken from the command line.
    static func run(_ subject: Subject) -> Int32 {
        #if FUZZING
            Subject.fuzzed = subject
            // Without the words that say what is fuzzed.
            var count = CommandLine.argc - 2
            var arguments = Optional(CommandLine.unsafeArgv + 2)
            return LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
                Subject.fuzzed?.feed(Array(UnsafeBufferPointer(start: bytes, count: count)))
                return 0
            }
        #else
            Limits.say("built without libFuzzer: use Tests/Soak/soak.py fuzz")
            return 2
        #endif
    }
}
