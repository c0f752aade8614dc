// Routers of an app's own: they hold a path and what is presented in properties.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal, properties } = simulator;

  const call = (app, type, event, argument, name) => {
    switch (event.op) {
      case "open": return isModal(event.style) ? `present(${argument}, as: .${event.style})` : `push(${argument})`;
      case "root": return `replace(${argument})`;
      default: return properties.call(event, argument, name);
    }
  };

  simulator.systems.router = { ...properties, library: "the app’s own routers", call };
})();
