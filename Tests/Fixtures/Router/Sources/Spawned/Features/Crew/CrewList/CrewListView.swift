import SwiftUI

struct CrewListView: View {
    var body: some View { Text("Crew") }
}
