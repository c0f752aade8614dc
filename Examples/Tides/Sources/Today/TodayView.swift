import SwiftUI

/// The four turns of the day in the home harbour.
struct TodayView: View {
    @Binding var tab: ShoreTab

    @Environment(Almanac.self) private var almanac
    @State private var isChoosingUnits = false
    @State private var reminder: Turn?

    var body: some View {
        NavigationStack {
            List {
                ForEach(almanac.turns) { turn in
                    NavigationLink(turn.title, value: turn.id)
                        .swipeActions {
                            Button("Remind me") { reminder = turn }
                        }
                }
                Button("Another harbour") { tab = .harbours }
            }
            .toolbar {
                Button("Units", systemImage: "ruler") { isChoosingUnits = true }
            }
            .navigationDestination(for: Turn.ID.self) { id in
                TurnView(id: id)
            }
        }
        .sheet(isPresented: $isChoosingUnits) {
            UnitsView()
        }
        .sheet(item: $reminder) { turn in
            ReminderView(turn: turn)
        }
    }
}

/// One turn: its height, and the curve up or down to the next.
struct TurnView: View {
    let id: Turn.ID

    @Environment(Almanac.self) private var almanac
    @State private var isCurveShown = false

    var body: some View {
        VStack {
            Text(almanac.turn(id).title).font(.largeTitle)
            Button("Curve") { isCurveShown = true }
                .popover(isPresented: $isCurveShown) {
                    CurveView(turn: almanac.turn(id))
                }
        }
    }
}

/// The water between two turns, by the rule of twelfths.
struct CurveView: View {
    let turn: Turn

    var body: some View {
        Text("1, 2, 3, 3, 2, 1 twelfths of \(turn.height.formatted()) m")
    }
}

/// How long before a turn to be called.
struct ReminderView: View {
    let turn: Turn

    @Environment(\.dismiss) private var dismiss
    @State private var minutes = 30

    var body: some View {
        Form {
            Stepper("\(minutes) minutes before", value: $minutes, in: 5...120, step: 5)
            Button("Call me") { dismiss() }
        }
    }
}
