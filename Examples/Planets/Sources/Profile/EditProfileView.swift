import SwiftUI

/// One field and two ways out.
struct EditProfileView: View {
    @State var name: String
    let onSave: (String) -> Void

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Save") {
                onSave(name)
                dismiss()
            }
            .disabled(name.isEmpty)
            Button("Cancel", role: .cancel) { dismiss() }
        }
    }
}
