// TCACoordinators 0.16.0 (f3a2c36), from IdentifiedArray+convenienceMethods.swift and TCARouter/TCARouter.swift, which shows its
// routes with FlowStacks; up to 0.13 it has the arrays of FlowStacks 0.4.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { routes } = simulator;

  simulator.systems.tcaCoordinators = {
    ...routes, library: "TCACoordinators", versions: ["0.14 to 0.16", "up to 0.13"], rules: [{ holdsRoot: true, shortest: 1 }, routes.older],
    call: routes.call("state.routes."),
    sees: (place, index) => [["route", `.${place.style}`], ["id", String(index)]],
  };
})();
