// The app that is simulated: what the source says, with the look-ups the simulator needs.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  // How deep in the parts of a view a container is taken for the view's own.
  const deepest = 2;

  /** The app of a site's data. Node 0 of every app stands for what mounts it. */
  simulator.app = (data) => {
    const { nodes, transitions, exits, links, starts } = data;
    const heldBy = new Map();
    const byID = new Map(nodes.map((node, index) => [node.id, index]));

    const routers = new Map();
    nodes.forEach((node, index) => {
      for (const host of node.hosts ?? []) routers.set(host, [...(routers.get(host) ?? []), index]);
    });

    /** A view and the views it is made of; those that are coordinators have their own. */
    const parts = (node) => {
      const found = [node];
      for (const part of found) {
        for (const next of nodes[part].contains ?? []) {
          if (nodes[next].kind === undefined && !found.includes(next)) found.push(next);
        }
      }
      return found;
    };

    const isHost = (node) => nodes[node].kind !== undefined || routers.has(node);

    /**
     * The container that a view holds, itself or in a view it is made of: what is on the screen is then in that. A view
     * with several, or with one deep in its parts, is a screen of its own.
     */
    const held = (node) => {
      if (!heldBy.has(node)) {
        let level = [node];
        let found = [];
        for (let depth = 0; depth < deepest && !found.length; depth += 1) {
          level = [...new Set(level.flatMap((part) => nodes[part].contains ?? []))];
          found = level.filter((part) => isHost(part) && part !== node);
        }
        heldBy.set(node, found.length === 1 ? found : []);
      }
      return heldBy.get(node);
    };

    /** Whether a view, or one that it is made of, holds a coordinator. */
    const holds = (node, coordinator) => parts(node).some((part) => (nodes[part].contains ?? []).includes(coordinator));

    /** The key under which a state keeps what the source leaves open: which of several targets or first screens. */
    const key = (node, dest) => `${node}.${dest ?? ""}`;

    /** Of several targets the one that a phone shows, unless another was chosen: columns are for wider devices. */
    const usual = (targets) => Math.max(0, targets.findIndex((target) => nodes[target].kind !== "split"));

    const target = (node, dest, choices) => {
      const targets = nodes[node]?.destinations?.[dest]?.targets ?? [];
      return targets[choices[key(node, dest)] ?? usual(targets)] ?? null;
    };

    /** What a coordinator shows first: of several, the one without parameters unless another was chosen. */
    const initial = (node, choices) => {
      const { initial: all = [], destinations } = nodes[node];
      const chosen = choices[key(node)];
      if (chosen !== undefined) return all[chosen];
      return all.find((dest) => !destinations[dest].parameters) ?? all[0];
    };

    /** The key of which of several stacks a coordinator begins with. */
    const beginning = (node) => key(node, "begins");

    /** What is pushed on what is shown first: of several stacks the first, unless another was chosen. */
    const pushed = (node, choices) => {
      const { pushed: always = [], begins = [] } = nodes[node];
      return [...always, ...(begins[choices[beginning(node)] ?? 0] ?? [])];
    };

    /** What the source leaves open about a coordinator, as questions with answers. */
    const questions = (node) => {
      if (!nodes[node]) return [];
      const { kind, initial: all = [], destinations = [], begins = [] } = nodes[node];
      const first = (kind === "flow" || kind === "root") && all.length > 1
        ? [{ key: key(node), words: "starts at", answers: all.map((dest) => destinations[dest].name), chosen: Math.max(0, all.indexOf(initial(node, {}))) }]
        : [];
      const shown = destinations.flatMap((destination, dest) =>
        (destination.targets ?? []).length > 1
          ? [{ key: key(node, dest), words: `${destination.name} shows`, answers: destination.targets.map((each) => nodes[each].name), chosen: usual(destination.targets) }]
          : []);
      const names = (stack) => stack.map((dest) => destinations[dest].name).join(", ");
      const stacks = begins.length > 1 ? [{ key: beginning(node), words: "starts with the stack", answers: begins.map(names), chosen: 0 }] : [];
      return [...first, ...stacks, ...shown];
    };

    const systems = [...new Set(nodes.map(({ system }) => system))].filter((system) => simulator.systems[system]);
    // What the app's own calls tell of the versions it is written with; the first of a library else.
    const versions = systems.map((system) => [simulator.rulesKey(system), simulator.systems[system].version?.(data) ?? 0]);

    return {
      ...data, nodes, transitions, exits, links, starts, parts, held, holds, target, initial, pushed, questions, key,
      routers: (node) => routers.get(node) ?? [],
      node: (id) => byID.get(id),
      systems, versions: Object.fromEntries(versions),
      isQuestion: (name) =>
        systems.some((system) => simulator.rulesKey(system) === name) || questions(Number(name.split(".")[0])).some((question) => question.key === name),
      /** The ways out of a view and the views it is made of, by their positions. */
      ways: (node) => parts(node).flatMap((part) => nodes[part].transitions ?? []),
      exitsOf: (node) => parts(node).flatMap((part) => nodes[part].exits ?? []),
    };
  };
})();
