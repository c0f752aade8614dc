// Pan, zoom and fit of every graph. Other scripts find on each figure what is made here, as `figure.graph`:
//   views      one View for each picture of the figure, of which the page shows one
//   view       the one that is shown
//   say(text)  tells it to a screen reader
"use strict";

(() => {
  const closest = 0.05;
  const widest = 4;
  const step = 1.3;

  /** What a node or line stands for is told by its title: `HomeCoordinator, flow coordinator`. */
  const titleOf = (element) => element.querySelector("title")?.textContent ?? "";

  /** A node or a line of a picture, with what it is joined to. */
  const readNode = (element, prefix) => {
    const title = titleOf(element);
    const link = element.querySelector("a");
    const key = element.id.slice(prefix.length);
    // An app that is a coordinator itself is no entry beside it.
    const isEntry = key.startsWith("entry-") || element.classList.contains("starts");
    return { key, element, isEntry, title, name: title.split(", ")[0], link, target: link ?? element, ins: [], outs: [] };
  };

  const readLine = (element, prefix) => ({
    id: element.id.slice(prefix.length),
    element,
    from: element.dataset.from,
    to: element.dataset.to,
    style: element.dataset.line,
    evidence: element.dataset.by.split(" ").filter(Boolean),
    get isOff() {
      return element.classList.contains("off");
    },
  });

  /** One picture in its canvas, which scrolls. Points are those of the window, in px. */
  class View {
    constructor(canvas) {
      this.canvas = canvas;
      this.svg = canvas.querySelector(".navigation-graph");
      this.prefix = this.svg.querySelector("title").id.slice(0, -"title".length);
      this.runsDown = canvas.classList.contains("only-narrow");
      this.read();
    }

    /** Reads nodes and lines; again when more were put in. */
    read() {
      const all = (selector, make) =>
        [...this.svg.querySelectorAll(`.graph ${selector}`)].map((element) => make(element, this.prefix));
      this.nodes = new Map(all(".node", readNode).map((node) => [node.key, node]));
      this.lines = all(".edge", readLine);
      for (const line of this.lines) {
        this.nodes.get(line.from)?.outs.push(line);
        this.nodes.get(line.to)?.ins.push(line);
      }
      // What stands in an open card of a folded map knows the card.
      for (const node of this.nodes.values()) {
        node.holder = this.nodeAt(node.element.closest(".fold")?.previousElementSibling);
      }
    }

    get isShown() {
      return this.canvas.offsetParent !== null;
    }

    get size() {
      const { width, height } = this.svg.viewBox.baseVal;
      return { width, height };
    }

    get scale() {
      return this.svg.getBoundingClientRect().width / this.size.width;
    }

    get middle() {
      const box = this.canvas.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }

    /** The node an element is in. */
    nodeAt(element) {
      const group = element?.closest?.(".graph .node");
      return group && this.svg.contains(group) ? this.nodes.get(group.id.slice(this.prefix.length)) : undefined;
    }

    /** Everything that can be reached from a node along lines that are not filtered away, itself first. */
    reach(start) {
      const [nodes, lines] = [new Set([start]), new Set()];
      for (const node of nodes) {
        for (const line of node.outs.filter((line) => !line.isOff)) {
          lines.add(line);
          const next = this.nodes.get(line.to);
          if (next) nodes.add(next);
        }
      }
      return { nodes, lines };
    }

    panBy(x, y) {
      this.canvas.scrollBy(x, y);
    }

    /** Sets the scale and keeps what is at a point where it is. */
    zoomTo(scale, point = this.middle) {
      const { width, height } = this.size;
      const bounded = Math.min(Math.max(scale, closest), widest);
      const before = this.svg.getBoundingClientRect();
      const part = { x: (point.x - before.left) / before.width, y: (point.y - before.top) / before.height };
      // From now on the picture has the room it had, so that the page stays where it is.
      if (!this.canvas.style.height) this.canvas.style.height = `${this.canvas.offsetHeight}px`;
      this.canvas.classList.add("zoomed");
      this.svg.style.width = `${width * bounded}px`;
      this.svg.style.height = `${height * bounded}px`;
      const after = this.svg.getBoundingClientRect();
      this.panBy(after.left + part.x * after.width - point.x, after.top + part.y * after.height - point.y);
    }

    zoomBy(factor, point) {
      const [from, to] = [this.scale, this.goal ?? this.scale].map(Math.log);
      const goal = to + Math.log(factor);
      this.goal = Math.exp(goal);
      this.glide((part) => this.zoomTo(Math.exp(from + (goal - from) * part), point));
    }

    fit() {
      const from = this.scale;
      const goal = this.fitting;
      this.glide((part) => this.zoomTo(from + (goal - from) * part));
    }

    /** The scale at which the whole picture is in sight. */
    get fitting() {
      const style = getComputedStyle(this.canvas);
      const room = (start, end) => parseFloat(style[start]) + parseFloat(style[end]);
      const width = this.canvas.clientWidth - room("paddingLeft", "paddingRight");
      const height = this.canvas.clientHeight - room("paddingTop", "paddingBottom");
      return Math.min(width / this.size.width, height / this.size.height, 1);
    }

    /** Brings a node to the middle. */
    center(node) {
      const box = node.element.getBoundingClientRect();
      const { x, y } = this.middle;
      const from = { x: this.canvas.scrollLeft, y: this.canvas.scrollTop };
      const way = { x: box.left + box.width / 2 - x, y: box.top + box.height / 2 - y };
      this.glide((part) => this.canvas.scrollTo(from.x + way.x * part, from.y + way.y * part));
    }

    /** Whether a node is wholly in sight. */
    shows(node) {
      const [box, room] = [node.element, this.canvas].map((element) => element.getBoundingClientRect());
      return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
    }

    /** Calls with parts from 0 to 1 for 200 ms, or with 1 where motion is not wanted. */
    glide(move) {
      cancelAnimationFrame(this.frame);
      if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) {
        move(1);
        this.goal = undefined;
        return;
      }
      const start = performance.now();
      const next = (now) => {
        const part = Math.min(Math.max((now - start) / 200, 0), 1);
        move(1 - (1 - part) ** 3);
        if (part < 1) this.frame = requestAnimationFrame(next);
        else this.goal = undefined;
      };
      this.frame = requestAnimationFrame(next);
    }
  }

  /** Drags with a mouse or pen. A finger scrolls by itself. */
  const drag = (view) => {
    const { canvas } = view;
    let start = null;
    let moved = false;
    canvas.addEventListener("pointerdown", (event) => {
      moved = false;
      if (event.button !== 0 || event.pointerType === "touch") return;
      start = { x: event.clientX + canvas.scrollLeft, y: event.clientY + canvas.scrollTop };
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!start || !(event.buttons & 1)) return;
      const [x, y] = [start.x - event.clientX, start.y - event.clientY];
      if (!moved && Math.hypot(x - canvas.scrollLeft, y - canvas.scrollTop) < 5) return;
      if (!moved) canvas.setPointerCapture(event.pointerId);
      moved = true;
      canvas.classList.add("dragging");
      canvas.scrollTo(x, y);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(end, () => {
        start = null;
        canvas.classList.remove("dragging");
      });
    }
    // A drag that ends on a link is no click.
    const swallow = (event) => {
      if (!moved) return;
      event.preventDefault();
      event.stopPropagation();
      moved = false;
    };
    canvas.addEventListener("click", swallow, true);
    canvas.addEventListener("dragstart", (event) => event.preventDefault());
  };

  /** Ctrl or a pinch zooms, Alt pans up and down; Shift pans sideways by itself. A plain wheel scrolls the page. */
  const wheel = (view) => {
    view.canvas.addEventListener(
      "wheel",
      (event) => {
        const unit = event.deltaMode === 1 ? 16 : 1;
        const y = (event.deltaY || event.deltaX) * unit;
        if (event.ctrlKey || event.metaKey) {
          view.zoomTo(view.scale * Math.exp(-y * 0.003), { x: event.clientX, y: event.clientY });
        } else if (event.altKey) {
          view.panBy(0, y);
        } else {
          return;
        }
        event.preventDefault();
      },
      { passive: false },
    );
  };

  /** Two fingers zoom. */
  const pinch = (view) => {
    let last = null;
    const read = ({ touches: [a, b] }) => ({
      distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      x: (a.clientX + b.clientX) / 2,
      y: (a.clientY + b.clientY) / 2,
    });
    const start = (event) => (last = event.touches.length === 2 ? read(event) : null);
    const move = (event) => {
      if (!last || event.touches.length !== 2) return;
      event.preventDefault();
      const now = read(event);
      view.zoomTo((view.scale * now.distance) / last.distance, now);
      view.panBy(last.x - now.x, last.y - now.y);
      last = now;
    };
    for (const name of ["touchstart", "touchend", "touchcancel"]) view.canvas.addEventListener(name, start);
    view.canvas.addEventListener("touchmove", move, { passive: false });
  };

  const arrows = { ArrowLeft: [-60, 0], ArrowRight: [60, 0], ArrowUp: [0, -60], ArrowDown: [0, 60] };

  /** `+`, `-` and `0` wherever the focus is in the picture; arrows pan where it is on no node. */
  const keys = (view) => {
    view.canvas.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "+" || event.key === "=") view.zoomBy(step);
      else if (event.key === "-") view.zoomBy(1 / step);
      else if (event.key === "0") view.fit();
      else if (event.target === view.canvas && arrows[event.key]) view.panBy(...arrows[event.key]);
      else return;
      event.preventDefault();
    });
  };

  /** Where the map is cut off, it opens at the entry that leads to most. */
  const begin = (view) => {
    const size = (node) => view.reach(node).nodes.size;
    const entries = [...view.nodes.values()].filter((node) => node.isEntry);
    const [entry] = entries.sort((a, b) => size(b) - size(a));
    if (!entry || view.shows(entry)) return;
    const [box, room] = [entry.element, view.canvas].map((element) => element.getBoundingClientRect());
    view.panBy(box.left - room.left - 20, box.top + box.height / 2 - room.top - room.height / 2);
  };

  for (const figure of document.querySelectorAll("figure.graph")) {
    const views = [...figure.querySelectorAll(".canvas")].map((canvas) => new View(canvas));
    const status = figure.querySelector("[role=status]");
    figure.graph = {
      views,
      step,
      get view() {
        return views.find((view) => view.isShown) ?? views[0];
      },
      say(text) {
        status.textContent = text;
      },
    };
    for (const view of views) {
      drag(view);
      wheel(view);
      pinch(view);
      keys(view);
      begin(view);
    }
  }
})();
