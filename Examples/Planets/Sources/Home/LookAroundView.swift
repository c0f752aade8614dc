#if os(iOS)
    import SwiftUI

    /// The planet in the room, through the camera.
    struct LookAroundView: View {
        let planet: Planet.ID

        @Environment(\.dismiss) private var dismiss

        var body: some View {
            ZStack(alignment: .bottom) {
                CameraPlaceholder(planet: planet)
                Button("Put the planet away") { dismiss() }
                    .buttonStyle(.borderedProminent)
                    .padding()
            }
        }
    }

    /// Stands where the camera's picture will be.
    private struct CameraPlaceholder: View {
        let planet: Planet.ID

        var body: some View {
            Image("\(planet)-model").resizable().scaledToFit()
        }
    }
#endif
