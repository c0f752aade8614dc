import SwiftUI

struct BerthList: View {
    @Environment(DeskRouter.self) private var router

    var body: some View {
        List(1..<5) { number in
            Button("Berth \(number)") { router.go(.berth(number: number)) }
        }
        .toolbar {
            NavigationLink("Duty", value: DeskRoute.duty)
        }
    }
}

struct PeopleList: View {
    @Environment(DeskRouter.self) private var router
    @State private var shortcuts = Shortcuts()

    var body: some View {
        List {
            Button("Ada") { router.go(.crew(name: "Ada")) }
            ForEach(shortcuts.items) { item in
                Button(item.title) { router.go(item.route) }
            }
        }
    }
}

struct BerthView: View {
    let number: Int

    var body: some View { Text("Berth \(number)") }
}

struct CrewView: View {
    let name: String

    @Environment(DeskRouter.self) private var router

    var body: some View {
        Button("On duty") { router.startOver(with: .duty) }
    }
}

struct DutyView: View {
    @Environment(DeskRouter.self) private var router
    @Environment(Session.self) private var session

    var body: some View {
        VStack {
            Button("Home") { router.home() }
            Button("Close the harbour") { session.close() }
        }
    }
}
