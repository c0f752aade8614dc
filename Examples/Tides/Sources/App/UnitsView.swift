import SwiftUI

/// Metres or feet, and the clock to go by.
struct UnitsView: View {
    @AppStorage("usesFeet") private var usesFeet = false
    @AppStorage("summerTime") private var summerTime = true

    var body: some View {
        Form {
            Toggle("Heights in feet", isOn: $usesFeet)
            Toggle("Summer time", isOn: $summerTime)
        }
    }
}
