// FlowStacks 0.10.11 (c528559), from Convenience methods/Array+convenienceMethods.swift.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { routes } = simulator;

  simulator.systems.flowStacks = {
    ...routes, library: "FlowStacks 0.10", own: routes.own(0), call: routes.call(""),
    sees: (place, index) => [["routeStyle", place.style === "root" ? "nil" : `.${place.style}`], ["routeIndex", String(index - 1)]],
  };
})();
