import FlowStacks
import SwiftUI

/// Six pictures, none of them of a cat.
struct PictureView: View {
    @Environment(\.dismiss) private var dismiss
    private let pictures = ["bridge", "harbour", "lighthouse", "market", "mountain", "train"]

    var body: some View {
        List(pictures, id: \.self) { picture in
            FlowLink(value: Words(picture: picture), style: .push) {
                Text(picture.capitalized)
            }
        }
        .toolbar {
            Button("Throw away") { dismiss() }
        }
    }
}

/// As many words as fit on half a card.
struct WordsView: View {
    let picture: String

    @EnvironmentObject private var navigator: FlowPathNavigator
    @State private var words = ""

    var body: some View {
        Form {
            TextField("The weather is", text: $words, axis: .vertical)
            Button("Address") { navigator.push(Address(picture: picture, words: words)) }
                .disabled(words.count > 300)
            Button("Another picture") { navigator.pop() }
        }
    }
}

/// To whom, and off with it.
struct AddressView: View {
    let address: Address
    @State var name: String?

    @EnvironmentObject private var drawer: Drawer
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        Form {
            Picker("To", selection: $name) {
                ForEach(drawer.people, id: \.self) { Text($0).tag(Optional($0)) }
            }
            Button("Post it") {
                drawer.post(address, to: name)
                navigator.popToRoot()
            }
            .disabled(name == nil)
        }
    }
}
