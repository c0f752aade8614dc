// The keyboard on a graph: arrows walk along lines and among siblings, Space pins, Enter follows the link. What is focused
// is told to a screen reader.
"use strict";

(() => {
  const words = { unopened: "never shown", followed: "observes" };
  const few = (names, most) =>
    names.length <= most ? names.join(", ") : `${names.slice(0, most).join(", ")} and ${names.length - most} more`;

  const middle = (node) => {
    const box = node.element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  /** Arrow keys along lines and among siblings, as the picture runs. */
  class Walk {
    constructor(view, graph) {
      this.view = view;
      this.graph = graph;
      this.via = null;
    }

    get axis() {
      return this.view.runsDown ? "x" : "y";
    }

    sorted(nodes) {
      const places = new Map(nodes.filter(Boolean).map((node) => [node, middle(node)[this.axis]]));
      return [...places.keys()].sort((a, b) => places.get(a) - places.get(b));
    }

    ends(node, isForward) {
      const lines = (isForward ? node.outs : node.ins).filter((line) => !line.isOff);
      return this.sorted(lines.map((line) => this.view.nodes.get(isForward ? line.to : line.from)));
    }

    /** Those beside a node: what the same neighbour leads to, or else whatever stands in the same column. */
    siblings(node) {
      if (this.via) {
        const found = this.ends(this.via.node, this.via.isForward);
        if (found.includes(node) && found.length > 1) return found;
      }
      const parents = this.ends(node, false);
      const shared = this.sorted(parents.flatMap((parent) => this.ends(parent, true)));
      if (shared.length > 1) return shared;
      const across = this.axis === "y" ? "x" : "y";
      const place = middle(node)[across];
      const near = [...this.view.nodes.values()].filter((other) => Math.abs(middle(other)[across] - place) < 60);
      return this.sorted(near);
    }

    go(node, isForward) {
      const next = this.ends(node, isForward).find((other) => other !== node);
      if (!next) return this.graph.say(isForward ? `${node.name} opens nothing here.` : `Nothing here opens ${node.name}.`);
      this.via = { node, isForward };
      this.focus(next);
    }

    beside(node, by) {
      const all = this.siblings(node);
      const next = all[all.indexOf(node) + by];
      if (next) this.focus(next);
    }

    focus(node) {
      node.target.focus({ preventScroll: true });
      if (!this.view.shows(node)) this.view.center(node);
      this.graph.say(describe(this.view, node));
    }
  }

  /** `HomeCoordinator, opens 2: SettingsCoordinator (sheet), TripCoordinator (fullScreenCover).` */
  const describe = (view, node) => {
    const list = (lines, end) => {
      const all = lines.filter((line) => !line.isOff);
      const names = all.map((line) => `${view.nodes.get(line[end])?.name} (${words[line.style] ?? line.style})`);
      return `${all.length}: ${few(names, 8)}`;
    };
    const opens = node.outs.length > 0 ? `opens ${list(node.outs, "to")}` : "opens nothing here";
    const openedBy = node.ins.length > 0 ? `; opened by ${list(node.ins, "from")}` : "";
    return `${node.name}, ${opens}${openedBy}.`;
  };

  const walk = (view, graph) => {
    const { trace } = graph;
    const steps = new Walk(view, graph);
    const [on, back, next, previous] = view.runsDown
      ? ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"]
      : ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"];
    const all = () => steps.sorted([...view.nodes.values()]);
    const moves = {
      [on]: (node) => steps.go(node, true),
      [back]: (node) => steps.go(node, false),
      [next]: (node) => steps.beside(node, 1),
      [previous]: (node) => steps.beside(node, -1),
      Home: () => steps.focus(all()[0]),
      End: () => steps.focus(all().at(-1)),
      " ": (node) => (trace.pinned === node.key ? trace.release() : trace.pin(node.key)),
    };
    view.svg.addEventListener("keydown", (event) => {
      const node = view.nodeAt(event.target);
      if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = moves[event.key] ?? (event.key === "Enter" && !node.link ? moves[" "] : undefined);
      if (!move) return;
      event.preventDefault();
      move(node);
    });
    // Tab brings what is out of sight into it as well.
    view.svg.addEventListener("focusin", (event) => {
      const node = view.nodeAt(event.target);
      if (node && event.target.matches(":focus-visible") && !view.shows(node)) view.center(node);
    });
  };

  for (const { graph } of document.querySelectorAll("figure.graph")) {
    for (const view of graph.views) walk(view, graph);
  }
})();
