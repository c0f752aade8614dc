// RxFlow 2.13.2 (26b3e81): FlowCoordinator.swift hands each step to the flow, whose code calls UIKit, with the rules of
// `simulator-stacks.js`.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { controllers } = simulator;

  const call = (app, type, event, argument) => {
    switch (event.op) {
      case "pop": return "popViewController(animated: true)";
      case "popToRoot": return "popToRootViewController(animated: true)";
      case "dismissModals": return "dismiss(animated: true)";
      default: return `steps.accept(${argument})`;
    }
  };

  simulator.systems.rxFlow = { ...controllers, call, library: "RxFlow" };
})();
