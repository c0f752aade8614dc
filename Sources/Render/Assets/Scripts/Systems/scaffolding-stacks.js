// What the stacks of Scaffolding 3.2.0 render, from `flattenDestinations` and `modalDestinations` in
// FlowCoordinatable/FlowCoordinatable.swift: a flow that is pushed shares the stack of its host. Newer versions find it behind more.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const { isModal } = simulator;

  const kindOf = (app, read, id) => app.nodes[read(id).node].kind;

  /** Whether what came after 3.2 was chosen. */
  const isNewer = ({ choices }) => choices[simulator.rulesKey("scaffolding")] === 1;

  /** Whether what was there before 3.0 was chosen. */
  const isOlder = ({ choices }) => choices[simulator.rulesKey("scaffolding")] === 2;

  /**
   * `traverseCoordinatable`: the flow that a pushed child is, or shows first; behind a tab only one that is the tab itself, up to 3.2.
   */
  const flowIn = (app, read, id, newer) => {
    if (id == null || !read(id).ready) return null;
    const { tab, root } = read(id);
    switch (kindOf(app, read, id)) {
      case "flow": return id;
      case "tab": {
        const child = tab == null ? null : read(tab).child;
        return newer || (child != null && kindOf(app, read, child) === "flow") ? flowIn(app, read, child, newer) : null;
      }
      case "root": return root == null ? null : flowIn(app, read, read(root).child, newer);
      default: return null;
    }
  };

  /** `flattenDestinations`: what is pushed in a flow with a stack of its own, and in all that share it. */
  const path = (app, read, host, newer) => {
    const found = [];
    const pushed = (id) => {
      for (const place of read(id).stack) {
        if (isModal(read(place).style)) continue;
        found.push(place);
        const nested = flowIn(app, read, read(place).child, newer);
        if (nested == null) continue;
        if (read(nested).root != null) first(read(read(nested).root).child);
        pushed(nested);
      }
    };
    const first = (id) => {
      if (id == null || !read(id).ready) return;
      const { tab, root, layered } = read(id);
      const kind = kindOf(app, read, id);
      if (kind === "flow" && layered) {
        if (root != null) first(read(root).child);
        pushed(id);
      } else if (kind === "tab" && tab != null) first(read(tab).child);
      else if (kind === "root" && root != null) first(read(root).child);
    };
    const { root } = read(host);
    if (root != null) first(read(root).child);
    pushed(host);
    return found;
  };

  /** `modalDestinations`: what is presented by a flow with a stack of its own, and by all that share it, in its order. */
  const modals = (app, read, host, newer) => {
    const { root, stack } = read(host);
    const nested = (place) => {
      const flow = flowIn(app, read, read(place).child, newer);
      return flow == null ? [] : modals(app, read, flow, newer);
    };
    return [
      ...(root == null ? [] : nested(root)), ...stack.flatMap((place) => (isModal(read(place).style) ? [place] : nested(place))),
    ];
  };

  /** Of what flows hold, what some stack renders: what lies behind a tab's own root coordinator is in none. */
  const rendered = (app, state) => {
    const read = (id) => state.all.get(id);
    const hosts = [...state.all.values()].filter((one) => one.is === "instance" && one.ready && !one.layered && app.nodes[one.node].system === "scaffolding" && app.nodes[one.node].kind === "flow");
    return new Set(hosts.flatMap(({ id }) => [...path(app, read, id, isNewer(state)), ...modals(app, read, id, isNewer(state))]));
  };

  simulator.scaffoldingStacks = { isNewer, isOlder, modals, rendered };
})();
