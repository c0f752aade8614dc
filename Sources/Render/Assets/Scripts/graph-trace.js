// Light on a graph: hover shows neighbours, a click pins a node and traces what it reaches. Adds `figure.graph.trace`,
// with `pinned`, `pin(key)` and `release()`.
// Others reach in by events on the figure: `navdocs:center` with `{ node }`, the name or id of a node, centres and pins
// it; `navdocs:light` with `{ lines }`, ids of lines, lights those. `#node=…` and `#lines=…,…` in the address do the same.
"use strict";

(() => {
  const words = { unopened: "never shown", followed: "observes" };
  const few = (names, most) =>
    names.length <= most ? names.join(", ") : `${names.slice(0, most).join(", ")} and ${names.length - most} more`;

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const namespace = "http://www.w3.org/2000/svg";

  /** The line of a style with its word for those who do not see it, as on the page's other ways. */
  const lineSample = (line) => {
    const sample = document.createElementNS(namespace, "svg");
    const use = document.createElementNS(namespace, "use");
    const colour = [...line.element.classList][1];
    for (const [key, value] of [["class", `line ${colour}`], ["width", "32"], ["height", "12"], ["aria-hidden", "true"]]) {
      sample.setAttribute(key, value);
    }
    use.setAttribute("href", `#line-${line.style}`);
    sample.append(use);
    return [sample, make("span", { class: "unseen" }, ` ${words[line.style] ?? line.style} `)];
  };

  /** The shortest way to a node from an entry, or from a node that nothing leads to: its lines in order. */
  const way = (view, end) => {
    const seen = new Map([[end, null]]);
    let root = null;
    for (const [node] of seen) {
      const ins = node.ins.filter((line) => !line.isOff && line.from !== line.to);
      if (node.isEntry) return follow(view, seen, node);
      if (!root && ins.length === 0) root = node;
      for (const line of ins) {
        const before = view.nodes.get(line.from);
        if (before && !seen.has(before)) seen.set(before, line);
      }
    }
    return root ? follow(view, seen, root) : [];
  };

  const follow = (view, seen, start) => {
    const lines = [];
    for (let line = seen.get(start); line; line = seen.get(view.nodes.get(line.to))) lines.push(line);
    return lines;
  };

  /** What is lit on a figure: by the server, by a pin, by an event. */
  class Trace {
    constructor(figure) {
      this.figure = figure;
      this.graph = figure.graph;
      this.said = figure.querySelector(".said");
      this.caption = [...this.said.childNodes];
      this.given = this.graph.views.map((view) => [...view.svg.querySelectorAll(".graph .lit")]);
      this.pinned = null;
    }

    /** Lights nodes and lines of a view, and lets the rest step back. */
    paint(view, nodes, lines) {
      for (const lit of view.svg.querySelectorAll(".graph .lit")) lit.classList.remove("lit");
      for (const part of [...nodes, ...lines]) part.element.classList.add("lit");
      view.svg.classList.add("tracing");
    }

    pin(key) {
      this.pinned = key;
      for (const view of this.graph.views) {
        const node = view.nodes.get(key);
        if (!node) continue;
        const there = way(view, node);
        const toHolder = node.holder ? way(view, node.holder) : [];
        const { nodes, lines } = view.reach(node);
        const before = [...toHolder, ...there].map((line) => view.nodes.get(line.from));
        if (node.holder) before.push(node.holder);
        this.paint(view, [...nodes, ...before], [...lines, ...toHolder, ...there]);
        for (const pin of view.svg.querySelectorAll(".pinned")) pin.classList.remove("pinned");
        node.element.classList.add("pinned");
        if (view === this.graph.view) this.tell(view, node, [toHolder, there], [...nodes].slice(1));
      }
      this.press(key);
    }

    press(key) {
      for (const view of this.graph.views) {
        for (const node of view.nodes.values()) {
          if (node.target.hasAttribute("aria-pressed")) node.target.setAttribute("aria-pressed", node.key === key);
        }
      }
    }

    /** Lights lines by their ids, with the nodes they join. */
    light(ids) {
      const wanted = new Set(ids);
      let count = 0;
      for (const view of this.graph.views) {
        const lines = view.lines.filter((line) => wanted.has(line.id));
        const nodes = lines.flatMap((line) => [view.nodes.get(line.from), view.nodes.get(line.to)]).filter(Boolean);
        if (lines.length === 0) continue;
        this.paint(view, nodes, lines);
        this.pinned = "";
        if (view === this.graph.view) count = lines.length;
      }
      if (count > 0) this.put(`${count} ${count === 1 ? "line is" : "lines are"} highlighted.`);
    }

    /** The caption becomes the way to the node, and what it reaches. */
    tell(view, node, [toHolder, there], reached) {
      const within = node.holder ? `In ${node.holder.name}, ` : "";
      const names = few(reached.map((other) => other.name), 8);
      const reaches = reached.length === 0 ? "nothing else is reachable from here." : `these are reachable from ${node.name}: ${names}.`;
      const sentence = within ? within + reaches : reaches[0].toUpperCase() + reaches.slice(1);
      const path = [this.stations(view, node, there), make("span", {}, sentence)];
      if (node.holder) path.unshift(this.stations(view, node.holder, toHolder), make("span", {}, "and from there"));
      this.put(...path);
      this.graph.say(`${node.name} is selected. ${sentence} Press Escape to clear the selection.`);
    }

    /** The way along lines to a node, or its name alone. */
    stations(view, node, lines) {
      if (lines.length === 0) return make("b", {}, node.name);
      const items = lines.map((line) => {
        const to = view.nodes.get(line.to);
        return make("li", {}, ...lineSample(line), to === node ? make("b", {}, to.name) : this.link(to));
      });
      return make("ol", { class: "way" }, make("li", {}, this.link(view.nodes.get(lines[0].from))), ...items);
    }

    link(node) {
      const address = node.link?.getAttribute("href");
      return address ? make("a", { href: address }, node.name) : make("span", {}, node.name);
    }

    put(...content) {
      const release = make("button", { type: "button", class: "release" }, make("kbd", {}, "Esc"), " clears");
      release.addEventListener("click", () => this.release());
      this.said.replaceChildren(...content, release);
    }

    release() {
      this.pinned = null;
      this.graph.views.forEach((view, index) => {
        this.paint(view, [], []);
        for (const part of this.given[index]) part.classList.add("lit");
        view.svg.classList.toggle("tracing", this.given[index].length > 0);
        for (const pin of view.svg.querySelectorAll(".pinned")) pin.classList.remove("pinned");
      });
      this.press(null);
      this.said.replaceChildren(...this.caption);
      this.graph.say("Nothing is selected.");
    }
  }

  /** Lights a node, or the ends of a line, with its neighbours while the pointer or the focus is on it. */
  const hover = (view) => {
    const clear = () => {
      for (const part of view.svg.querySelectorAll(".near")) part.classList.remove("near");
      view.svg.classList.remove("hovering");
    };
    const show = (event) => {
      clear();
      const node = view.nodeAt(event.target);
      const over = event.target.closest(".graph .edge");
      const lines = node ? [...node.ins, ...node.outs] : view.lines.filter((line) => line.element === over);
      const nodes = lines.flatMap((line) => [view.nodes.get(line.from), view.nodes.get(line.to)]);
      for (const part of [node, ...nodes, ...lines]) part?.element.classList.add("near");
      view.svg.classList.toggle("hovering", lines.length > 0);
    };
    view.svg.addEventListener("pointerover", show);
    view.svg.addEventListener("focusin", show);
    view.svg.addEventListener("pointerleave", clear);
    view.svg.addEventListener("focusout", clear);
  };

  /** The first click pins, the second follows the link. Enter always follows it. A click beside nodes lets go. */
  const click = (view, trace) => {
    view.canvas.addEventListener("click", (event) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const isKey = event.detail === 0;
      if (event.defaultPrevented || !isPlain || isKey) return;
      const node = view.nodeAt(event.target);
      if (!node) {
        if (trace.pinned !== null && !event.target.closest("a")) trace.release();
      } else if (trace.pinned !== node.key) {
        event.preventDefault();
        trace.pin(node.key);
      } else if (!node.link) {
        trace.release();
      }
    });
  };

  /** Nodes that lead nowhere are buttons that pin. */
  const nameButtons = (view) => {
    for (const node of view.nodes.values()) {
      if (node.link || node.element.hasAttribute("role")) continue;
      const attributes = { tabindex: "0", role: "button", "aria-pressed": "false", "aria-label": node.title };
      for (const [key, value] of Object.entries(attributes)) node.element.setAttribute(key, value);
    }
  };

  /** A node by its id or its name. */
  const find = (view, wanted) =>
    view.nodes.get(wanted) ?? [...view.nodes.values()].find((node) => node.name === wanted || node.title === wanted);

  const center = (trace, wanted) => {
    const view = trace.graph.view;
    const node = find(view, wanted);
    if (!node) return;
    view.center(node);
    trace.pin(node.key);
  };

  /** What the address asks for: `#node=HomeCoordinator`, or `#lines=` with ids. */
  const obey = (traces) => {
    const asked = new URLSearchParams(location.hash.slice(1));
    for (const trace of traces) {
      if (asked.has("node")) center(trace, asked.get("node"));
      if (asked.has("lines")) trace.light(asked.get("lines").split(","));
    }
  };

  const traces = [...document.querySelectorAll("figure.graph")].map((figure) => {
    const trace = new Trace(figure);
    figure.graph.trace = trace;
    for (const view of figure.graph.views) {
      nameButtons(view);
      hover(view);
      click(view, trace);
    }
    figure.addEventListener("navdocs:center", (event) => center(trace, event.detail.node));
    figure.addEventListener("navdocs:light", (event) => trace.light(event.detail.lines));
    figure.addEventListener("navdocs:filter", () => trace.pinned && trace.pin(trace.pinned));
    figure.addEventListener("navdocs:read", () => figure.graph.views.forEach(nameButtons));
    return trace;
  });

  document.addEventListener("keydown", (event) => {
    const held = traces.filter((trace) => trace.pinned !== null);
    if (event.key !== "Escape" || event.defaultPrevented || held.length === 0) return;
    event.preventDefault();
    for (const trace of held) trace.release();
  });
  addEventListener("hashchange", () => obey(traces));
  obey(traces);
})();
