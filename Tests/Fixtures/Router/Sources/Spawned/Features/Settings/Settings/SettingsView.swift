import SwiftUI

struct SettingsView: View {
    let tab: SettingsTab

    var body: some View { Text("Settings") }
}
