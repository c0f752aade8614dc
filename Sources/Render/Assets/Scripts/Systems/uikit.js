// UIKit, whose rules are those of `simulator-stacks.js`.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { controllers } = simulator;

  const call = (app, type, event, argument, name) => {
    switch (event.op) {
      case "open": case "root": case "tab": case "column": return argument;
      case "pop": return "popViewController(animated: true)";
      case "popToRoot": return "popToRootViewController(animated: true)";
      case "dismissModals": return "dismiss(animated: true)";
      default: return controllers.call(event, argument, name);
    }
  };

  simulator.systems.uikit = { ...controllers, call, library: "UIKit" };
})();
