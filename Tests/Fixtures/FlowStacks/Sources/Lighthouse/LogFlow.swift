import FlowStacks
import SwiftUI

struct Ship: Hashable {
    let name: String
}

struct Entry: Hashable {
    let day: Int
    let subject: AnyHashable
}

struct Answer: Hashable {
    let entry: Entry
}

struct Draft: Hashable {
    var text = ""
}

struct Weather: Hashable {
    var wind = 4
}

/// What passed, and what was written about it.
struct LogFlow: View {
    @State private var path = FlowPath()

    var body: some View {
        FlowStack($path, withNavigation: true) {
            LogView()
                .flowDestination(for: Entry.self) { entry in
                    EntryView(entry: entry)
                }
                .flowDestination(for: Ship.self) { $ship in
                    ShipView(ship: $ship)
                }
                .flowDestination(for: Answer.self) { answer in
                    AnswerFlow(answer: answer)
                }
        }
        .onOpenURL { url in
            path.push(Ship(name: url.lastPathComponent))
            path.append(.sheet(Entry(day: 1, subject: url), withNavigation: true))
        }
    }
}

struct LogView: View {
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        List(1..<8) { day in
            FlowLink(value: Entry(day: day, subject: day), style: .push) { Text("Day \(day)") }
        }
        .toolbar {
            Button("Barque") { navigator.presentSheet(Ship(name: "Barque"), withNavigation: true) }
            Button("Weather") { navigator.push(Weather()) }
        }
    }
}

struct EntryView: View {
    let entry: Entry

    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        VStack {
            FlowLink("Answer", value: Answer(entry: entry), style: .sheet(withNavigation: true))
            FlowLink("Subject", value: entry.subject, style: .push)
            Button("Ships") { navigator.goBackTo(type: Ship.self) }
        }
    }
}

struct ShipView: View {
    @Binding var ship: Ship

    var body: some View {
        FlowLink("Sister ship", value: Ship(name: "Brig"), style: .cover(withNavigation: true))
    }
}

/// Lives on the path it was opened from.
struct AnswerFlow: View {
    let answer: Answer

    var body: some View {
        FlowStack {
            AnswerView()
                .flowDestination(for: Draft.self) { draft in
                    DraftView(draft: draft)
                }
        }
    }
}

struct AnswerView: View {
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        VStack {
            Button("Write") { navigator.push(Draft()) }
            Button("Which ship?") { navigator.push(Ship(name: "Schooner")) }
        }
    }
}

struct DraftView: View {
    let draft: Draft

    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        Button("Send") { navigator.popToRoot() }
    }
}
