import SwiftUI

/// Written before there was a navigation stack.
struct ArchiveView: View {
    @State private var isLogShown = false
    @State private var isPlanShown = false
    @State private var year: Int?

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: LogView(), isActive: $isLogShown) { Text("Log") }
                NavigationLink(isActive: $isPlanShown) { PlanView() } label: { Text("Plan") }
                NavigationLink("1998", destination: YearView(year: 1998), tag: 1998, selection: $year)
                NavigationLink(tag: 1999, selection: $year) { YearView(year: 1999) } label: { Text("1999") }
                Button("Last year") { year = 1999 }
            }
        }
    }
}

private struct Row: View {
    let page: Int

    var body: some View {
        NavigationLink(destination: PageView(page: page)) { Text("Page \(page)") }
    }
}

struct LogView: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        List {
            ForEach(1..<4) { Row(page: $0) }
            Button("Back") { presentationMode.wrappedValue.dismiss() }
        }
    }
}

struct PageView: View {
    let page: Int

    var body: some View { Text("\(page)") }
}

struct PlanView: View {
    var body: some View { Text("Plan") }
}

struct YearView: View {
    let year: Int

    var body: some View { Text("\(year)") }
}
