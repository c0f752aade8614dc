import FlowStacks
import SwiftUI

/// All cards, the latest on top.
struct DrawerView: View {
    @EnvironmentObject private var drawer: Drawer
    @EnvironmentObject private var navigator: FlowNavigator<DrawerScreen>

    var body: some View {
        List(drawer.cards) { card in
            FlowLink(card.place, value: DrawerScreen.card(id: card.id), style: .push)
        }
        .navigationTitle("Postcards")
        .toolbar {
            Button("People") { navigator.presentSheet(.people, withNavigation: true) }
            Button("Write") { navigator.presentCover(.writing(name: nil)) }
        }
    }
}

/// The side with the picture.
struct CardView: View {
    let id: Card.ID

    @EnvironmentObject private var navigator: FlowNavigator<DrawerScreen>
    @State private var isStampShown = false

    var body: some View {
        VStack {
            Image(systemName: "photo").font(.largeTitle)
            Button("Turn over") { navigator.push(.back(id: id)) }
            Button("The stamp") { isStampShown = true }
        }
        .flowDestination(isPresented: $isStampShown, style: .sheet) {
            StampView(id: id)
        }
    }
}

/// The side with the words.
struct BackView: View {
    let id: Card.ID

    @EnvironmentObject private var drawer: Drawer
    @EnvironmentObject private var navigator: FlowNavigator<DrawerScreen>

    var body: some View {
        VStack {
            Text(drawer.card(id)?.words ?? "The rain has washed it off.")
            Button("Answer") { navigator.presentCover(.writing(name: drawer.card(id)?.name)) }
            Button("Turn over") { navigator.goBack() }
            Button("Into the drawer") { navigator.goBackToRoot() }
        }
    }
}

/// A stamp, as large as a hand.
struct StampView: View {
    let id: Card.ID

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Put it down") { dismiss() }
    }
}

/// Everybody one writes to, the most patient first.
struct PeopleView: View {
    @EnvironmentObject private var drawer: Drawer
    @EnvironmentObject private var navigator: FlowNavigator<DrawerScreen>

    var body: some View {
        List(drawer.people, id: \.self) { name in
            Button(name) { navigator.presentCover(.writing(name: name)) }
        }
        .toolbar {
            Button("Done") { navigator.dismiss() }
        }
    }
}
