import ComposableArchitecture
import SwiftUI

@main
struct OrchestraApp: App {
    static let store = Store(initialState: AppFeature.State.signIn(SignIn.State())) { AppFeature() }

    var body: some Scene {
        WindowGroup {
            AppView(store: Self.store)
        }
    }
}

@Reducer
struct AppFeature {
    @ObservableState
    enum State {
        case signIn(SignIn.State)
        case house(House.State)
    }

    enum Action {
        case signIn(SignIn.Action)
        case house(House.Action)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .signIn(.delegate(.signedIn)):
                state = .house(House.State())
                return .none
            case .house(.players(.signOutTapped)):
                state = .signIn(SignIn.State())
                return .none
            case .signIn, .house:
                return .none
            }
        }
        .ifCaseLet(\.signIn, action: \.signIn) { SignIn() }
        .ifCaseLet(\.house, action: \.house) { House() }
    }
}

struct AppView: View {
    let store: StoreOf<AppFeature>

    var body: some View {
        switch store.state {
        case .signIn:
            if let store = store.scope(state: \.signIn, action: \.signIn) {
                NavigationStack { SignInView(store: store) }
            }
        case .house:
            if let store = store.scope(state: \.house, action: \.house) {
                HouseView(store: store)
            }
        }
    }
}

@Reducer
struct SignIn {
    @ObservableState
    struct State {
        var name = ""
        var isHelpPresented = false
    }

    enum Action {
        case helpTapped
        case signInTapped
        case delegate(Delegate)
        enum Delegate { case signedIn }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .helpTapped:
                state.isHelpPresented = true
                return .none
            case .signInTapped:
                return .send(.delegate(.signedIn))
            case .delegate:
                return .none
            }
        }
    }
}

struct SignInView: View {
    @Bindable var store: StoreOf<SignIn>

    var body: some View {
        VStack {
            Button("Help") { store.send(.helpTapped) }
            Button("Sign in") { store.send(.signInTapped) }
        }
        .sheet(isPresented: $store.isHelpPresented) { HelpView() }
    }
}

struct HelpView: View {
    var body: some View { Text("Ask the porter") }
}
