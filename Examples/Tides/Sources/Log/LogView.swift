import SwiftUI

/// What was seen: the days on the left, the chosen one beside them.
struct LogView: View {
    @State private var day: Entry.ID?
    @State private var isWriting = false

    var body: some View {
        NavigationSplitView {
            DayList(day: $day)
                .toolbar {
                    Button("Write", systemImage: "square.and.pencil") { isWriting = true }
                }
        } detail: {
            EntryView(id: day)
        }
        .sheet(isPresented: $isWriting) {
            WritingView()
        }
    }
}

/// The days with an entry, latest first.
struct DayList: View {
    @Binding var day: Entry.ID?

    @Environment(Almanac.self) private var almanac

    var body: some View {
        List(almanac.entries, selection: $day) { entry in
            NavigationLink(entry.day, value: entry.id)
        }
    }
}

/// One day as it was written down.
struct EntryView: View {
    let id: Entry.ID?

    @Environment(Almanac.self) private var almanac

    var body: some View {
        Text(almanac.entries.first { $0.id == id }?.text ?? "Choose a day")
    }
}

/// A new entry. Nothing is kept unless it is saved.
struct WritingView: View {
    @Environment(Almanac.self) private var almanac
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
        Form {
            TextField("Seals on the bar", text: $text, axis: .vertical)
            Button("Save") {
                almanac.write(text)
                dismiss()
            }
            Button("Throw away", role: .destructive) { dismiss() }
        }
    }
}
