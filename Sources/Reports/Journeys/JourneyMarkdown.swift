import NavigationModel

/// Journeys as Markdown: a numbered list for each, to paste into an issue or a review.
package enum JourneyMarkdown {
    /// - Parameter name: where they lead, as it was asked for.
    package static func text(of journeys: [Journey], to name: String) -> String {
        journeys.map { journey in
            let start = [MarkdownText.code(journey.start.place.name), JourneyWords.kind(of: journey.start)].compactMap(
                \.self)
            let doubt = journey.certainty == .certain ? "" : ", not certain"
            let heading =
                "**\(MarkdownText.code(name))**: \(JourneyWords.length(journey)) from \(start.joined(separator: ", "))\(doubt)"
            let steps = zip(1..., journey.stops).map { "\($0). \(line($1))" }
            let tail = journey.tail.compactMap(\.to).map {
                "The view at the end contains \(MarkdownText.code($0.name))."
            }
            return ([heading, ""] + steps + (tail.isEmpty ? [] : [""] + tail)).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private static func line(_ stop: Journey.Stop) -> String {
        let step = stop.step
        let place = step.to?.name ?? step.transition?.destination ?? ""
        var words = [MarkdownText.code(place)]
        if let destination = step.transition.flatMap(JourneyWords.destination), destination != place {
            words.append("as \(MarkdownText.code(destination))")
        }
        if let inner = stop.inside.last?.to { words.append("from \(MarkdownText.code(inner.name))") }
        words += JourneyWords.evidence(of: step).map(plain)
        if let call = step.transition?.call { words.append(MarkdownText.code(call)) }
        if let location = step.location { words.append(MarkdownText.code("\(location.file):\(location.line)")) }
        return "\(step.style?.rawValue ?? "") \(words.joined(separator: ", "))"
    }

    /// Words with names in them, marked up as code so that nothing in them is Markdown.
    private static func plain(_ words: String) -> String {
        guard words.hasPrefix("through ") else { return words }
        return "through \(MarkdownText.code(String(words.dropFirst("through ".count))))"
    }
}
