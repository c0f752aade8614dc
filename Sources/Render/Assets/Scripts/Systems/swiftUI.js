// SwiftUI's own stacks, tabs, columns and modals.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal, properties } = simulator;

  const call = (app, type, event, argument, name) => {
    switch (event.op) {
      case "open": return isModal(event.style) ? `${name} = ${argument.includes("(") ? argument : "true"}` : `path.append(${argument})`;
      case "root": return type.kind === "root" ? `show(${argument})` : `path = [${argument}]`;
      default: return properties.call(event, argument, name);
    }
  };

  simulator.systems.swiftUI = { ...properties, library: "SwiftUI", call };
})();
