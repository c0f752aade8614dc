import PageElements
import Testing

/// Where names may break.
struct BreakableNameTests {
    @Test func namesBreakBeforeTheirWords() {
        for (name, words) in [
            ("StartChatFlow", ["Start", "Chat", "Flow"]), ("URLPreviewScreen", ["URL", "Preview", "Screen"]),
            ("home", ["home"]), ("Home.detail", ["Home", ".detail"]), ("settings_screen", ["settings", "_screen"]),
            ("iOS", ["i", "OS"]), ("Tab2View", ["Tab2", "View"]), ("ÉcranÉtoile", ["Écran", "Étoile"]), ("", [""]),
        ] {
            #expect(BreakableName.words(of: name) == words)
            #expect(BreakableName.words(of: name).joined() == name)
        }
    }

    @Test func whatManyNamesShareIsQuietAndStaysInOnePiece() {
        #expect(
            QuietName.html("StartChatFlowCoordinator").printed.text
                == "<span>Start<wbr />Chat<wbr />Flow<wbr /><span class=\"quiet\">Coordinator</span></span>")
        #expect(QuietName.html("Home").printed.text == "<span>Home</span>")
    }
}
