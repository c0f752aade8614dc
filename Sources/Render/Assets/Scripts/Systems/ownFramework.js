// Frameworks of an app's own: containers hold a path and what is presented in properties, which views of SwiftUI show.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { properties } = simulator;

  const own = {
    ...properties.own,
    /** Another root of the container, above which nothing is left. */
    root: (draft, id, dest, shown) => {
      const instance = draft.write(id);
      instance.stack = [];
      instance.root = draft.place(id, dest, "root", shown);
    },
  };

  const call = (app, type, event, argument, name) => {
    switch (event.op) {
      case "open": case "root": case "tab": case "column": return argument;
      default: return properties.call(event, argument, name);
    }
  };

  simulator.systems.ownFramework = {
    ...properties, own, library: "the app’s own framework", call,
    exits: { ...properties.exits, flow: ["pop", "popToRoot", "dismissModals"] },
  };
})();
