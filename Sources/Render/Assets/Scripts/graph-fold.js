// Cards of a folded map open in place. What a card holds is in a file of its own, which is loaded when it is asked for;
// the cards around make room, and the lines between them bend with them. Tells the figure with `navdocs:read`.
"use strict";

(() => {
  const namespace = "http://www.w3.org/2000/svg";
  const pad = 16;
  const head = 40;

  /** Loads a data file: a script that hands what it holds to the element that loaded it. */
  const load = (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.addEventListener("navdocs:fold", (event) => resolve(event.detail));
      script.addEventListener("error", () => reject(new Error(`${address} is missing`)));
      script.addEventListener("load", () => script.remove());
      // In a site that is one file the data stands in the page.
      const held = document.querySelector(`script[data-asset="${CSS.escape(address)}"]`);
      if (held) script.textContent = held.textContent;
      else script.src = address;
      document.head.append(script);
      if (held) script.remove();
    });

  const shape = (x, y, width, height) => {
    const r = 12;
    return (
      `M${x + r},${y}h${width - 2 * r}a${r},${r} 0 0 1 ${r},${r}v${height - 2 * r}a${r},${r} 0 0 1 ${-r},${r}` +
      `h${2 * r - width}a${r},${r} 0 0 1 ${-r},${-r}v${2 * r - height}a${r},${r} 0 0 1 ${r},${-r}z`
    );
  };

  const pairs = /(-?[\d.]+)[, ](-?[\d.]+)/g;
  const points = (text) => [...text.matchAll(pairs)].map(([, x, y]) => [Number(x), Number(y)]);

  /** A folded map: where everything stood, and what is open. */
  class FoldedMap {
    constructor(figure) {
      this.figure = figure;
      this.graph = figure.graph;
      this.view = figure.graph.views[0];
      this.files = new Map(figure.dataset.folds.split("\n").map((line) => line.split(" ")));
      this.open = new Map();
      this.loading = new Map();
      const { width, height } = this.view.size;
      this.size = { width, height };
      this.nodes = [...this.view.nodes.values()].map((node) => ({ node, box: node.element.getBBox() }));
      this.lines = this.view.lines.map((line) => ({ line, parts: [...line.element.children].map((part) => this.part(part)) }));
    }

    /** A part of a line, with where it was. */
    part(element) {
      const attribute = { path: "d", polygon: "points", polyline: "points" }[element.localName];
      return { element, attribute, text: attribute && element.getAttribute(attribute) };
    }

    async toggle(key) {
      const { element, name } = this.view.nodes.get(key);
      const before = element.getBoundingClientRect();
      if (this.open.has(key)) this.close(key);
      else await this.unfold(key);
      this.arrange();
      this.view.read();
      this.figure.dispatchEvent(new CustomEvent("navdocs:read"));
      const after = element.getBoundingClientRect();
      this.view.panBy(
        after.left + after.width / 2 - before.left - before.width / 2,
        after.top + after.height / 2 - before.top - before.height / 2,
      );
      const isOpen = this.open.has(key);
      element.setAttribute("aria-expanded", String(isOpen));
      this.graph.say(isOpen ? `${name} is expanded: ${this.open.get(key).count} coordinators.` : `${name} is collapsed.`);
    }

    async unfold(key) {
      const markup = await load(this.files.get(key));
      const svg = document.importNode(new DOMParser().parseFromString(markup, "image/svg+xml").documentElement, true);
      const { width, height } = svg.viewBox.baseVal;
      const inner = svg.querySelector(".graph");
      const { node, box } = this.nodes.find((place) => place.node.key === key);
      const frame = document.createElementNS(namespace, "path");
      frame.setAttribute("class", "fold-frame");
      const group = document.createElementNS(namespace, "g");
      group.setAttribute("class", "fold");
      group.append(inner);
      node.element.prepend(frame);
      node.element.after(group);
      node.element.classList.add("open");
      const room = { width: Math.max(width + 2 * pad, box.width), height: height + head + pad };
      this.open.set(key, { box, room, frame, group, width, count: group.querySelectorAll(".node").length });
    }

    close(key) {
      const { frame, group } = this.open.get(key);
      frame.remove();
      group.remove();
      this.view.nodes.get(key).element.classList.remove("open");
      this.open.delete(key);
    }

    /** How far a card steps aside: from another column sideways, from its own up or down. */
    shift(box) {
      const shift = { x: 0, y: 0 };
      for (const fold of this.open.values()) {
        if (fold.box === box) continue;
        const isBeside = box.x >= fold.box.x + fold.box.width || box.x + box.width <= fold.box.x;
        if (isBeside) shift.x += (Math.sign(box.x - fold.box.x) * (fold.room.width - fold.box.width)) / 2;
        else shift.y += (Math.sign(box.y - fold.box.y) * (fold.room.height - fold.box.height)) / 2;
      }
      return shift;
    }

    arrange() {
      this.shifts = new Map(this.nodes.map(({ node, box }) => [node.key, this.shift(box)]));
      for (const { node } of this.nodes) this.place(node);
      for (const line of this.lines) this.bend(line);
      this.resize();
    }

    place(node) {
      const { x, y } = this.shifts.get(node.key);
      const move = `translate(${x} ${y})`;
      node.element.setAttribute("transform", move);
      const fold = this.open.get(node.key);
      const texts = [...node.element.querySelectorAll(":scope > text")];
      for (const text of texts) text.removeAttribute("transform");
      if (!fold) return;
      const { box, room } = fold;
      const left = box.x + box.width / 2 - room.width / 2;
      const top = box.y + box.height / 2 - room.height / 2;
      fold.frame.setAttribute("d", shape(left, top, room.width, room.height));
      for (const text of texts) text.setAttribute("transform", `translate(${left - box.x} ${top - box.y})`);
      const inner = fold.group.firstElementChild;
      const [x0, y0] = [left + (room.width - fold.width) / 2, top + head];
      fold.group.setAttribute("transform", `translate(${x + x0} ${y + y0})`);
      inner.setAttribute("class", "graph inner");
    }

    /** How far an end of a line goes with its card, or with the border of one that opened. */
    end(key, [x, y]) {
      const shift = this.shifts.get(key) ?? { x: 0, y: 0 };
      const fold = this.open.get(key);
      if (!fold) return shift;
      const { box, room } = fold;
      const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
      const isSide = Math.abs(dx) / box.width >= Math.abs(dy) / box.height;
      return {
        x: shift.x + (isSide ? (Math.sign(dx) * (room.width - box.width)) / 2 : 0),
        y: shift.y + (isSide ? 0 : (Math.sign(dy) * (room.height - box.height)) / 2),
      };
    }

    bend({ line, parts }) {
      const main = parts.find((part) => part.attribute === "d");
      const along = points(main.text);
      const [from, to] = [this.end(line.from, along[0]), this.end(line.to, along.at(-1))];
      const at = (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      for (const part of parts) {
        if (part === main) {
          let index = 0;
          const moved = (all, x, y) => {
            const by = at(index++ / (along.length - 1));
            return `${Number(x) + by.x},${Number(y) + by.y}`;
          };
          part.element.setAttribute("d", part.text.replace(pairs, moved));
        } else {
          const by = part.element.localName === "text" ? at(0.5) : to;
          part.element.setAttribute("transform", `translate(${by.x} ${by.y})`);
        }
      }
    }

    resize() {
      const grown = [...this.open.values()].reduce(
        (sum, { box, room }) => ({ x: sum.x + room.width - box.width, y: sum.y + room.height - box.height }),
        { x: 0, y: 0 },
      );
      const { view } = this;
      const { scale } = view;
      const [width, height] = [this.size.width + grown.x, this.size.height + grown.y];
      view.svg.setAttribute("viewBox", `${-grown.x / 2} ${-grown.y / 2} ${width} ${height}`);
      view.zoomTo(scale);
    }

    /** The names of what is folded, with the card that holds each. */
    async learn() {
      if (this.graph.hidden) return;
      const names = await load(this.figure.dataset.names);
      this.graph.hidden = new Map(
        Object.entries(names).flatMap(([card, held]) => (this.files.has(card) ? held.map((name) => [name, card]) : [])),
      );
    }
  }

  for (const figure of document.querySelectorAll("figure.graph[data-folds]")) {
    const map = new FoldedMap(figure);
    const { view } = map;
    const foldable = (target) => {
      const node = view.nodeAt(target);
      return node && map.files.has(node.key) ? node.key : undefined;
    };
    for (const key of map.files.keys()) {
      const { element } = view.nodes.get(key);
      element.classList.add("folds");
      element.removeAttribute("aria-pressed");
      element.setAttribute("aria-expanded", "false");
    }
    const turn = (event) => {
      const key = foldable(event.target);
      const isAsked = event.type === "click" || event.key === "Enter";
      if (!key || !isAsked || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      map.toggle(key);
    };
    // Before the click pins.
    view.svg.addEventListener("click", turn, true);
    view.svg.addEventListener("keydown", turn, true);
    figure.graph.learn = () => map.learn();
    figure.graph.open = async (name) => {
      const key = figure.graph.hidden.get(name);
      if (key && !map.open.has(key)) await map.toggle(key);
    };
  }
})();
