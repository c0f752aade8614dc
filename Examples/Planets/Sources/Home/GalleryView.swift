import SwiftUI

/// Photos, one a page, edge to edge.
struct GalleryView: View {
    let planet: Planet.ID

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TabView {
            ForEach(1..<6, id: \.self) { page in
                Image("\(planet)-\(page)")
                    .resizable()
                    .scaledToFill()
            }
        }
        .tabViewStyle(.page)
        .ignoresSafeArea()
        .overlay(alignment: .topTrailing) {
            Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
                .labelStyle(.iconOnly)
                .padding()
        }
    }
}
