// What is alive in a simulated app. A state is a value: it is never changed, a draft of it is, and becomes the next one.
//
// `all` holds instances of coordinators and places, which are what they show, under ids in the order in which they came.
"use strict";

(() => {
  const simulator = { systems: {} };
  globalThis.navdocsSimulator = simulator;

  // A coordinator whose first screen is a coordinator of its own kind again and again is not followed further.
  const deepest = 12;

  const kinds = { push: "push", sheet: "modal", fullScreenCover: "modal", popover: "modal", window: "modal" };

  class Draft {
    constructor(app, state) {
      this.app = app;
      this.next = state?.next ?? 1;
      this.choices = state?.choices ?? {};
      this.all = new Map(state?.all ?? []);
      this.own = new Set();
    }

    read(id) {
      return this.all.get(id);
    }

    /** What has an id, as a copy that may be changed. */
    write(id) {
      if (!this.own.has(id)) {
        this.all.set(id, { ...this.all.get(id) });
        this.own.add(id);
      }
      return this.all.get(id);
    }

    add(what) {
      const id = this.next;
      this.next += 1;
      this.own.add(id);
      this.all.set(id, { ...what, id });
      return id;
    }

    type(instance) {
      return this.app.nodes[instance.node];
    }

    system(instance) {
      return simulator.systems[this.type(instance).system];
    }

    /** Which of the versions of its library an instance follows, by position. */
    version(instance) {
      return this.choices[simulator.rulesKey(this.type(instance).system)];
    }

    /** An instance of a coordinator, shown by a place or working for a host. */
    instance(node, at, host = null) {
      const id = this.add({
        is: "instance", node, at, host, root: null, stack: [], modals: [], tabs: [], tab: null, columns: {}, routers: [],
        layered: false, as: null, ready: false,
      });
      return id;
    }

    /** A destination of an instance as it is about to be shown. */
    place(owner, dest, style, shown = {}) {
      const declared = this.app.nodes[this.read(owner).node].destinations?.[dest];
      const target = shown.to ?? this.app.target(this.read(owner).node, dest, this.choices);
      const id = this.add({
        is: "place", owner, dest, style, name: shown.name ?? declared?.name ?? "", target, via: shown.via ?? null,
        route: "root", as: null, child: null, inner: [], modals: [], ...(shown.navigation == null ? {} : { navigation: shown.navigation }),
      });
      if (target != null) this.fill(id, target, shown.isSelf);
      return id;
    }

    /** Makes the coordinators that a place shows: the one that is its target, or follows a router, or those its view is made of. */
    fill(id, target, isSelf) {
      const isCoordinator = this.app.nodes[target].kind !== undefined || this.app.routers(target).length > 0;
      const depth = this.depth(id, target);
      if (isCoordinator && !isSelf) {
        if (depth < deepest) this.write(id).child = this.instance(target, id);
        return;
      }
      const inner = this.app.held(target).filter((node) => this.depth(id, node) < 2);
      if (inner.length) this.write(id).inner = inner.map((node) => this.instance(node, id));
    }

    /** How many coordinators of a type a place stands in. */
    depth(place, node) {
      let count = 0;
      for (let at = this.read(place); at; at = this.read(this.read(at.owner).at ?? -1)) {
        if (this.read(at.owner).node === node) count += 1;
      }
      return count;
    }

    /** The coordinator that shows another as one of its destinations; a view that holds one is no parent. */
    parent(id) {
      const at = this.read(this.read(id)?.at ?? -1);
      return at?.child === id && this.read(at.owner).node !== 0 ? at.owner : null;
    }

    /** Takes a place out of whatever list of its owner, or of another place, holds it. */
    remove(id) {
      const place = this.read(id);
      for (const list of ["stack", "modals"]) {
        if (this.read(place.owner)[list].includes(id)) {
          const owner = this.write(place.owner);
          owner[list] = owner[list].filter((one) => one !== id);
        }
      }
      for (const [key, one] of this.all) {
        if (one.is === "place" && one.modals.includes(id)) this.write(key).modals = one.modals.filter((each) => each !== id);
      }
    }

    /** Drops what nothing that is alive holds any more. */
    sweep(root) {
      const alive = new Set();
      const visit = (id) => {
        if (id == null || alive.has(id)) return;
        alive.add(id);
        for (const next of simulator.held(this.read(id))) visit(next);
      };
      visit(root);
      for (const id of [...this.all.keys()]) if (!alive.has(id)) this.all.delete(id);
    }

    finished() {
      return { next: this.next, choices: this.choices, all: this.all };
    }
  }

  /** What an instance or a place holds, in the order of the tree. */
  simulator.held = (one) =>
    one.is === "place"
      ? [one.child, ...one.inner, ...one.modals].filter((id) => id != null)
      : [one.root, ...Object.values(one.columns), ...one.tabs, ...one.stack, ...one.modals, ...one.routers].filter((id) => id != null);

  /** The key under which a state keeps which version of a system's library was chosen. */
  simulator.rulesKey = (system) => `rules.${system}`;

  simulator.Draft = Draft;
  simulator.isModal = (style) => kinds[style] === "modal";
})();
