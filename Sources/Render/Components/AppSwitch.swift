import PageElements

/// The switch between the sites of several apps.
enum AppSwitch {
    /// What every app's site has: the switch leads from one to the same page of the other.
    private static let common = [
        Addresses.screens, Addresses.journeys, Addresses.deepLinks, Addresses.findings, Addresses.notUnderstood,
    ]

    /// - Returns: nothing where there is one app only.
    static func html(_ context: PageContext) -> HTML {
        guard !context.site.apps.isEmpty else { return .empty }
        let page = common.contains(context.path) ? context.path : Addresses.overview
        return list(of: context.site.apps, current: context.site.app) { context.link("../\($0.folder)/\(page)") }
    }

    static func list(of apps: [SiteApp], current: SiteApp?, address: (SiteApp) -> String) -> HTML {
        .of {
            Tag.p(.class("label")) { "Apps" }
            Tag.ul(.class("entries apps")) {
                for app in apps {
                    Tag.li {
                        Tag.a(.href(address(app)), app == current ? .aria("current", "true") : nil) {
                            Tag.span { app.name }
                        }
                    }
                }
            }
        }
    }
}
