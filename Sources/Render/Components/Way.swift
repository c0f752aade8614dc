import Base
import NavigationModel
import PageElements

/// Stations joined by the lines that lead from one to the next.
struct Way {
    /// A place on the way.
    struct Station {
        /// How it is reached; absent for the first.
        var line: HTML?
        var name: HTML

        init(style: Style?, name: HTML) { self.init(line: StyleLine.inWords(style), name: name) }

        init(line: HTML? = nil, name: HTML) {
            self.line = line
            self.name = name
        }
    }

    let stations: [Station]

    var html: HTML {
        Tag.ol(.class("way")) {
            for (position, station) in stations.enumerated() {
                Tag.li {
                    if position > 0 { station.line }
                    station.name
                }
            }
        }
    }
}
