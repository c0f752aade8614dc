import Arguments
import Platform
import Reports

/// The terminal, or what stands in for it: results go to standard output, everything about the run to standard error.
struct Console: Sendable {
    /// Whether nothing but errors is told about the run.
    let isQuiet: Bool
    private let isColoured: Bool
    /// The colors of what was asked for, on standard output.
    let paint: TerminalPaint
    /// Whether someone sees what is printed about the run as it is printed.
    let showsProgress: Bool
    /// What keeps what is said, where several runs are told of one after another.
    private let transcript: Transcript?

    /// - Parameter color: when messages and results are coloured: `always`, `never`, or else on a terminal.
    init(isQuiet: Bool, color: String? = nil, transcript: Transcript? = nil) {
        self.isQuiet = isQuiet
        self.transcript = transcript
        let isClever = Surroundings.variable("TERM") != "dumb"
        let isTerminal = Surroundings.errorsAreOnTerminal && isClever
        let isWanted = (Surroundings.variable("NO_COLOR") ?? "").isEmpty
        switch color {
        case "always": (isColoured, paint) = (true, TerminalPaint(isOn: true))
        case "never": (isColoured, paint) = (false, .none)
        default:
            isColoured = isTerminal && isWanted
            paint = TerminalPaint(isOn: Surroundings.outputIsTerminal && isClever && isWanted)
        }
        showsProgress = isTerminal && !isQuiet
    }

    /// Prints why the run cannot go on.
    func report(_ error: any Error) {
        let explained = error as? any Explained
        say("error", colour: "31", explained?.message ?? "\(error)")
        for line in explained?.excerpt ?? [] { tell(TerminalText.escaped(line)) }
        if let advice = explained?.advice { tell("  " + TerminalText.escaped(advice)) }
    }

    /// Prints one of several reasons why the run cannot go on.
    func complain(_ message: String) {
        transcript?.add(complaint: message)
        say("error", colour: "31", message)
    }

    /// Prints what the user should know though the run goes on.
    func warn(_ message: String) {
        let isNew = transcript?.add(warning: message) ?? true
        guard !isQuiet, isNew else { return }
        say("warning", colour: "33", message)
    }

    /// Prints a line of the closing summary.
    func note(_ line: String) {
        guard !isQuiet else { return }
        tell(TerminalText.escaped(line))
    }

    /// Prints what was asked for; made safe where a terminal shows it, as it is where a program reads it.
    /// - Parameter isPainted: whether colors are in it, and all else was made safe already.
    func output(_ bytes: [UInt8], isPainted: Bool = false) throws(OutputError) {
        var bytes = bytes
        if Surroundings.outputIsTerminal, !isPainted {
            let text = String(decoding: bytes, as: UTF8.self)
            bytes = Array(TerminalText.escaped(text, keepingLineBreaks: true).utf8)
        }
        let name = "standard output"
        do { try Disk.write(bytes, toDescriptor: STDOUT_FILENO, path: FilePath(name)) } catch {
            throw .cannotWrite(name, reason: error.reason)
        }
    }

    func output(_ text: String) throws(OutputError) { try output(Array(text.utf8)) }

    /// Writes to standard error as it is, for a line that is drawn over.
    func draw(_ text: String) {
        // Nobody is left to tell where standard error is closed.
        try? Disk.write(Array(text.utf8), toDescriptor: STDERR_FILENO, path: FilePath("standard error"))
    }

    private func say(_ label: String, colour: String, _ message: String) {
        let head = isColoured ? "\u{1B}[1;\(colour)m\(label):\u{1B}[0m" : "\(label):"
        tell("\(head) \(TerminalText.escaped(message))")
    }

    private func tell(_ line: String) { draw(RunnerText.harmless(line) + "\n") }
}
