import Platform

// A write that meets a limit on file sizes is to fail like one that meets a full disk.
signal(SIGXFSZ, SIG_IGN)

let arguments = Array(CommandLine.arguments.dropFirst())
let result = BigStackThread.result(of: { Navdocs.run(arguments) })
exit(result.rawValue)
