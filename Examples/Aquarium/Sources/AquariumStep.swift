import RxFlow

/// What can happen.
enum AquariumStep: Step {
    /// The tanks and the calendar, under a tab bar.
    case tanksAreRequired
    /// Every tank.
    case tankListIsRequired
    /// One tank, with who lives in it.
    case tankIsPicked(number: Int)
    /// One fish.
    case fishIsPicked(named: String)
    /// When which fish are fed.
    case feedingIsRequired
    /// A fish gets a sponsor.
    case sponsoringIsRequired
    case sumIsChosen(Int)
    case sponsoringIsComplete
}
