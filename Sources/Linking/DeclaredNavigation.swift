import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Navigation that no code sets off: what a storyboard declares.
package struct DeclaredNavigation {
    /// From one screen to another.
    package struct Way: Hashable {
        package let from: TargetResolver.Targets.Target
        package let to: TargetResolver.Targets.Target
        package let style: Style
        package let location: RelativeLocation

        /// - Parameter location: where it is declared.
        package init(
            from: TargetResolver.Targets.Target, to: TargetResolver.Targets.Target, style: Style,
            location: RelativeLocation
        ) {
            self.from = from
            self.to = to
            self.style = style
            self.location = location
        }
    }

    /// Back from a screen.
    package struct Return: Hashable {
        package let from: TargetResolver.Targets.Target
        package let operation: ExitOperation
        /// As it is written.
        package let text: String
        package let location: RelativeLocation

        /// - Parameters:
        ///   - text: as it is written.
        ///   - location: where it is declared.
        package init(
            from: TargetResolver.Targets.Target, operation: ExitOperation, text: String, location: RelativeLocation
        ) {
            self.from = from
            self.operation = operation
            self.text = text
            self.location = location
        }
    }

    package var ways: [Way] = []
    package var returns: [Return] = []
    /// Where screens stand of which no type is among the sources, by their names.
    package var places: [String: RelativeLocation] = [:]

    package init() {}

    mutating func add(_ other: DeclaredNavigation) {
        ways += other.ways
        returns += other.returns
        places.merge(other.places) { first, _ in first }
    }

    /// The screens that it leads from or to.
    var screens: [TargetResolver.Targets.Target] { ways.flatMap { [$0.from, $0.to] } + returns.map(\.from) }

    /// The types of the sources among them.
    var types: Set<TypeID> {
        Set(screens.compactMap { if case .declared(let type) = $0 { type } else { nil } })
    }

    // MARK: As the graph has it

    func transitions(_ names: Identifiers, in table: TypeTable) -> [Transition] {
        ways.map { way in
            let end = names.reference(to: way.to)
            return Transition(
                from: names.reference(to: way.from), coordinator: nil, destination: end.name, to: end,
                style: way.style, evidence: .declared, location: table.location(of: way.location))
        }
    }

    func exits(_ names: Identifiers, in table: TypeTable) -> [Exit] {
        returns.map { way in
            Exit(
                from: names.reference(to: way.from), coordinator: nil, style: way.operation.style,
                evidence: .declared, call: way.text, location: table.location(of: way.location),
                operations: [way.operation])
        }
    }

    /// Those of the screens of which no type is among the sources.
    func unknownScreens(in table: TypeTable) -> [Screen] {
        Set(screens).compactMap { screen in
            guard case .external(let name) = screen else { return nil }
            return Screen(id: name, name: name, module: "", location: places[name].map(table.location))
        }
    }
}
