import SwiftUI

struct SearchView: View {
    @Environment(AviaryModel.self) private var model
    @State private var path: [Bird] = []
    @State private var isHelpShown = false

    var body: some View {
        NavigationStack(path: $path) {
            List(model.birds) { bird in
                NavigationLink(bird.name, value: bird)
            }
            .toolbar {
                Button("Owl") { path.append(model.birds[0]) }
                Button("Surprise me") { path = [model.birds[1]] }
                Button("Help") { isHelpShown = true }
            }
            .navigationDestination(for: Bird.self) { bird in
                BirdView(id: bird.id)
            }
        }
        .sheet(isPresented: $isHelpShown) {
            SearchHelp()
        }
    }
}

struct SearchHelp: View {
    var body: some View {
        NavigationStack {
            NavigationLink("By family", value: "family")
                .navigationDestination(for: String.self) { topic in
                    TopicView(topic: topic)
                }
        }
    }
}

struct TopicView: View {
    let topic: String

    var body: some View { Text(topic) }
}
