/// A command line that cannot be followed.
package enum UsageError: Explained, Equatable {
    /// - Parameter isPath: whether a file or folder of that name is there.
    case unknownCommand(String, suggestion: String?, isPath: Bool)
    case unknownOption(String, command: String, suggestion: String?)
    case missingValue(option: String, placeholder: String, command: String)
    case unexpectedValue(option: String, command: String)
    case unknownValue(String, option: String, choices: [String], suggestion: String?)
    case unexpectedOperand(String, command: String)
    /// Two things that do not go together.
    case conflict(String, advice: String)

    package var message: String {
        switch self {
        case .unknownCommand(let word, _, _): "unknown command '\(word)'"
        case .unknownOption(let word, _, _): "unknown option '\(word)'"
        case .missingValue(let option, let placeholder, _): "'\(option)' needs a value: \(option) \(placeholder)"
        case .unexpectedValue(let option, _): "'\(option)' takes no value"
        case .unknownValue(let value, let option, _, _): "'\(value)' isn't a valid value for '\(option)'"
        case .unexpectedOperand(let word, _): "unexpected argument '\(word)'"
        case .conflict(let message, _): message
        }
    }

    package var advice: String? {
        switch self {
        case .unknownCommand(_, let suggestion?, _): "did you mean 'navdocs \(suggestion)'?"
        case .unknownCommand(let word, nil, isPath: true): "to document it, run: navdocs build \(word)"
        case .unknownCommand(_, nil, isPath: false): "'navdocs help' lists the commands"
        case .unknownOption(_, _, let suggestion?): "did you mean '\(suggestion)'?"
        case .unknownValue(_, _, let choices, nil): "use one of \(choices.joined(separator: ", "))"
        case .unknownValue(_, _, let choices, let suggestion?):
            "did you mean '\(suggestion)'? Use one of \(choices.joined(separator: ", "))"
        case .unknownOption(_, let command, nil), .missingValue(_, _, let command), .unexpectedValue(_, let command),
            .unexpectedOperand(_, let command):
            "see '\(command) --help'"
        case .conflict(_, let advice): advice
        }
    }
}
