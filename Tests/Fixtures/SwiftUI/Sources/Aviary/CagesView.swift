import SwiftUI

struct CagesView: View {
    @Environment(AviaryModel.self) private var model
    @State private var isCleaning = false
    @State private var opened: Cage?

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("North wing") { WingView(name: "North") }
                NavigationLink {
                    WingView(name: "South")
                } label: {
                    Label("South wing", systemImage: "arrow.down")
                }
                NavigationLink(destination: PondView()) { Text("Pond") }
                NavigationLink(destination: { ArchiveView() }, label: { Text("Archive") })
                Button("Clean") { isCleaning = true }
                ForEach(model.cages) { cage in
                    Row(cage: cage, opened: $opened)
                }
            }
            .navigationDestination(isPresented: $isCleaning) { CleaningView() }
            .navigationDestination(item: $opened) { cage in
                CageView(cage: cage)
            }
        }
    }
}

private struct Row: View {
    let cage: Cage
    @Binding var opened: Cage?

    var body: some View {
        HStack {
            Button(cage.name) { opened = cage }
            NavigationLink("Repair") { RepairView(cage: cage) }
        }
    }
}

struct WingView: View {
    let name: String

    var body: some View { Text(name) }
}

struct PondView: View {
    var body: some View { Text("Pond") }
}

struct CleaningView: View {
    var body: some View { Text("Cleaning") }
}

struct CageView: View {
    let cage: Cage

    var body: some View { Text(cage.name) }
}

struct RepairView: View {
    let cage: Cage

    var body: some View { Text(cage.name) }
}
