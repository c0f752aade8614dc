// The steps of a walk: each with the state after it, undone and done again exactly, and written into an address.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const fields = ["on", "op", "dest", "style", "to", "via", "exit", "link", "number", "after"];
  const words = new Set(["op", "style"]);

  const written = (event) => {
    if (event.op === "choose") return `${event.key.replaceAll(".", "-")}.choose.${event.value}`;
    return fields.map((field) => event[field] ?? "").join(".").replace(/\.+$/, "");
  };

  const read = (app, text) => {
    const parts = text.split(".");
    if (parts[1] === "choose") return { op: "choose", key: parts[0].replaceAll("-", "."), value: Number(parts[2]) };
    const event = {};
    fields.forEach((field, index) => {
      if (parts[index]) event[field] = words.has(field) ? parts[index] : Number(parts[index]);
    });
    const way = app.transitions[event.via];
    if (way && event.op === "plain") {
      const name = way.owner == null ? way.name : app.nodes[way.owner].destinations[way.dest].name;
      Object.assign(event, { name, call: way.call });
    }
    if (way?.tabs) event.tabs = way.tabs;
    if (/(?:withNavigation|embedInNavigationView): true/.test(way?.call ?? "")) event.navigation = true;
    return event;
  };

  /** A walk from the state in which the app starts. */
  class Walk {
    constructor(app, to) {
      this.app = app;
      this.steps = [];
      this.states = [simulator.start(app, to)];
      this.at = 0;
    }

    get state() {
      return this.states[this.at];
    }

    /** The state before the last step; of the start there is none. */
    get before() {
      return this.at > 0 ? this.states[this.at - 1] : null;
    }

    get done() {
      return this.steps.slice(0, this.at);
    }

    take(event) {
      const text = simulator.text(this.app, this.state, event);
      const next = simulator.apply(this.app, this.state, event);
      const step = { event, text, ...simulator.words(this.app, this.state, next, event) };
      this.steps = [...this.done, step];
      this.states = [...this.states.slice(0, this.at + 1), next];
      this.at += 1;
      return step;
    }

    undo() {
      this.at = Math.max(0, this.at - 1);
    }

    redo() {
      this.at = Math.min(this.steps.length, this.at + 1);
    }

    get address() {
      return this.done.map(({ event }) => written(event)).join("_");
    }

    /** Takes the steps of an address, as far as they can be taken in this app. */
    follow(address) {
      for (const text of address.split("_").filter(Boolean)) {
        const event = read(this.app, text);
        if (!this.canTake(event)) return;
        this.take(event);
      }
    }

    canTake({ on, op, dest, to, key }) {
      if (op === "choose") return key === "wide" || this.app.isQuestion(key);
      if (["back", "close", "dismiss"].includes(op)) return true;
      const known = this.state.all.get(on);
      if (!known || (to != null && !this.app.nodes[to])) return false;
      if (op === "plain" || op === "tap") return known.is === "place";
      const type = this.app.nodes[known.node];
      if (known.is !== "instance" || !simulator.systems[type.system]) return false;
      return dest == null || type.destinations?.[dest] !== undefined;
    }
  }

  simulator.Walk = Walk;
})();
