// FlowStacks 0.10.11 (c528559), from Convenience methods/Array+convenienceMethods.swift, where the root stands beside the array; 0.4.1
// from RoutableCollection+utilities.swift, where it stands in it.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { routes } = simulator;

  simulator.systems.flowStacks = {
    ...routes, library: "FlowStacks", versions: ["0.6 to 0.10", "up to 0.4"], rules: [{ holdsRoot: false, shortest: 0 }, routes.older],
    call: routes.call(""),
    sees: (place, index) => [["routeStyle", place.style === "root" ? "nil" : `.${place.style}`], ["routeIndex", String(index - 1)]],
  };
})();
