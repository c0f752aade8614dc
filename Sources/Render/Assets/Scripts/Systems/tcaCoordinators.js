// TCACoordinators 0.16.0 (f3a2c36), from IdentifiedArray+convenienceMethods.swift and TCARouter/TCARouter.swift, which shows its
// routes with FlowStacks.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { routes } = simulator;

  simulator.systems.tcaCoordinators = {
    ...routes, library: "TCACoordinators 0.16", own: routes.own(1), call: routes.call("state.routes."),
    sees: (place, index) => [["route", `.${place.style}`], ["id", String(index)]],
  };
})();
