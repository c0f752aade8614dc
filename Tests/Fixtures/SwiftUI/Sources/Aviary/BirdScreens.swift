import SwiftUI

struct BirdList: View {
    @Binding var isAdding: Bool

    @Environment(AviaryModel.self) private var model

    var body: some View {
        List {
            ForEach(model.birds) { bird in
                NavigationLink(bird.name, value: bird.id)
            }
            NavigationLink("Owls", value: BirdRoute.family(name: "Owls"))
            NavigationLink(value: BirdRoute.ringing) {
                Label("Ringing", systemImage: "circle")
            }
            NavigationLink("Who rings", value: Ringer(name: "Ada"))
        }
        .toolbar {
            Button("Add") { isAdding = true }
        }
    }
}

struct BirdView: View {
    let id: Bird.ID

    var body: some View { Text(id) }
}

struct FamilyView: View {
    let name: String

    @Environment(AviaryModel.self) private var model

    var body: some View {
        List(model.birds.filter { $0.family == name }) { bird in
            NavigationLink(value: bird.id) { Text(bird.name) }
        }
    }
}

struct RingingView: View {
    @Binding var path: NavigationPath

    var body: some View {
        VStack {
            Button("Next nest") { path.append(BirdRoute.nest(number: 3)) }
            Button("Stop") { path.removeLast() }
            Button("All birds") { path = NavigationPath() }
        }
    }
}

struct NestView: View {
    let number: Int

    var body: some View { Text("Nest \(number)") }
}

struct AddBirdView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Save") { dismiss() }
        }
    }
}

struct FilterView: View {
    var body: some View { Text("Filter") }
}

struct ShareView: View {
    let bird: Bird

    var body: some View { Text(bird.name) }
}
