// The tools above a graph: find, zoom, full screen, download; and the small map of a large one.
"use strict";

(() => {
  const namespace = "http://www.w3.org/2000/svg";
  const drawn = (name, attributes) => {
    const element = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };

  /** The field offers every node by name; Enter, or choosing one, centres it. */
  const find = (figure) => {
    const field = figure.querySelector(".find");
    const list = document.createElement("datalist");
    list.id = field.getAttribute("list");
    field.after(list);

    const offer = () => {
      const shown = [...figure.graph.view.nodes.values()].map((node) => node.name);
      const names = [...new Set([...shown, ...(figure.graph.hidden?.keys() ?? [])])].sort();
      list.replaceChildren(...names.map((name) => Object.assign(document.createElement("option"), { value: name })));
    };
    const best = (text) => {
      const names = [...list.children].map((option) => option.value);
      const lower = text.toLowerCase();
      const kinds = [(name) => name === lower, (name) => name.startsWith(lower), (name) => name.includes(lower)];
      for (const isKind of kinds) {
        const found = names.find((name) => isKind(name.toLowerCase()));
        if (found) return found;
      }
      return undefined;
    };
    const show = (node) => figure.dispatchEvent(new CustomEvent("navdocs:center", { detail: { node } }));
    const go = (name) => (figure.graph.hidden?.has(name) ? figure.graph.open(name).then(() => show(name)) : show(name));

    field.addEventListener("focus", () => {
      offer();
      figure.graph.learn?.().then(offer);
    });
    field.addEventListener("input", (event) => {
      const isChosen = !event.inputType || event.inputType === "insertReplacementText";
      const exact = [...list.children].find((option) => option.value === field.value);
      field.classList.remove("nothing");
      if (isChosen && exact) go(exact.value);
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !field.value.trim()) return;
      event.preventDefault();
      const name = best(field.value.trim());
      field.classList.toggle("nothing", !name);
      if (name) go(name);
      else figure.graph.say(`Nothing in the graph is named ${field.value.trim()}.`);
    });
  };

  /** The whole screen, or the whole window where the browser does not give the screen. */
  const full = (figure, button) => {
    const mark = () => {
      const isFull = document.fullscreenElement === figure || figure.classList.contains("full");
      button.setAttribute("aria-pressed", String(isFull));
      figure.classList.toggle("large", isFull);
      for (const view of figure.graph.views) view.canvas.style.height = "";
      if (figure.graph.view.canvas.classList.contains("zoomed")) figure.graph.view.fit();
    };
    const fill = (isFull) => {
      figure.classList.toggle("full", isFull);
      mark();
    };
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      if (document.fullscreenElement) document.exitFullscreen();
      else if (figure.classList.contains("full")) fill(false);
      else if (figure.requestFullscreen) figure.requestFullscreen().catch(() => fill(true));
      else fill(true);
    });
    figure.addEventListener("fullscreenchange", mark);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented && figure.classList.contains("full")) fill(false);
    });
  };

  const painted = [
    "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
    "fill-opacity", "opacity", "paint-order", "font-family", "font-size", "font-weight", "text-decoration", "visibility",
  ];

  /** The picture with all its style in attributes, as it looks now. */
  const plainCopy = ({ svg, size }) => {
    const copy = svg.cloneNode(true);
    const copies = copy.querySelectorAll("*");
    svg.querySelectorAll("*").forEach((element, index) => {
      const style = getComputedStyle(element);
      for (const name of painted) copies[index].setAttribute(name, style.getPropertyValue(name));
      if (style.display === "none") copies[index].setAttribute("display", "none");
    });
    const water = getComputedStyle(svg).getPropertyValue("--water").trim();
    const { x, y } = svg.viewBox.baseVal;
    copy.prepend(drawn("rect", { x, y, width: size.width, height: size.height, fill: water }));
    copy.removeAttribute("style");
    return copy;
  };

  const save = (blob, name) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };

  /** Twice the size on paper, as far as browsers can draw. */
  const savePNG = (view, name) => {
    const { width, height } = view.size;
    const scale = Math.min(2, 8000 / Math.max(width, height));
    const image = new Image(Math.ceil(width * scale), Math.ceil(height * scale));
    const copy = plainCopy(view);
    copy.setAttribute("width", image.width);
    copy.setAttribute("height", image.height);
    image.addEventListener("load", () => {
      const paper = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      paper.getContext("2d").drawImage(image, 0, 0);
      paper.toBlob((blob) => save(blob, name), "image/png");
    });
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  };

  /** Where the picture shows less than half of itself, a small map tells where, and moves it. */
  const minimap = (view) => {
    const longest = 180;
    const map = drawn("svg", { class: "minimap", preserveAspectRatio: "none", "aria-hidden": "true" });
    const nodes = drawn("path", { class: "nodes" });
    const window = drawn("rect", { class: "window", rx: 1 });
    map.append(nodes, window);
    view.canvas.parentElement.append(map);

    const trace = () => {
      const { x, y } = view.svg.viewBox.baseVal;
      const [frame, scale] = [view.svg.getBoundingClientRect(), view.scale];
      const boxes = [...view.nodes.values()].map((node) => {
        const box = node.element.getBoundingClientRect();
        const place = [(box.left - frame.left) / scale + x, (box.top - frame.top) / scale + y];
        return `M${place.map(Math.round)}h${Math.round(box.width / scale)}v${Math.round(box.height / scale)}h-${Math.round(box.width / scale)}z`;
      });
      nodes.setAttribute("d", boxes.join(""));
    };
    const update = () => {
      if (!view.isShown) return;
      const { canvas, size, scale } = view;
      const { x, y } = view.svg.viewBox.baseVal;
      const [frame, room] = [view.svg, canvas].map((element) => element.getBoundingClientRect());
      const part = { width: Math.min(room.width / frame.width, 1), height: Math.min(room.height / frame.height, 1) };
      const isNeeded = part.width * part.height < 0.5;
      if (isNeeded && !map.classList.contains("shown")) trace();
      map.classList.toggle("shown", isNeeded);
      const small = longest / Math.max(size.width, size.height);
      map.setAttribute("viewBox", `${x} ${y} ${size.width} ${size.height}`);
      map.setAttribute("width", Math.max(size.width * small, 24));
      map.setAttribute("height", Math.max(size.height * small, 24));
      window.setAttribute("x", (room.left - frame.left) / scale + x);
      window.setAttribute("y", (room.top - frame.top) / scale + y);
      window.setAttribute("width", room.width / scale);
      window.setAttribute("height", room.height / scale);
    };
    const move = (event) => {
      if (!(event.buttons & 1)) return;
      const [from, frame] = [map, view.svg].map((element) => element.getBoundingClientRect());
      const part = [(event.clientX - from.left) / from.width, (event.clientY - from.top) / from.height];
      const { x, y } = view.middle;
      view.panBy(frame.left + part[0] * frame.width - x, frame.top + part[1] * frame.height - y);
    };
    map.addEventListener("pointerdown", (event) => {
      map.setPointerCapture(event.pointerId);
      move(event);
    });
    map.addEventListener("pointermove", move);
    view.canvas.addEventListener("scroll", update, { passive: true });
    const watch = new ResizeObserver(update);
    watch.observe(view.canvas);
    watch.observe(view.svg);
    view.canvas.closest("figure").addEventListener("navdocs:read", () => {
      trace();
      update();
    });
  };

  for (const figure of document.querySelectorAll("figure.graph")) {
    const tool = (name) => figure.querySelector(`[data-tool="${name}"]`);
    const { graph } = figure;
    find(figure);
    full(figure, tool("full"));
    tool("in").addEventListener("click", () => graph.view.zoomBy(graph.step));
    tool("out").addEventListener("click", () => graph.view.zoomBy(1 / graph.step));
    tool("fit").addEventListener("click", () => graph.view.fit());
    const png = tool("png");
    png.addEventListener("click", () => savePNG(graph.view, png.dataset.file));
    const menu = figure.querySelector(".download");
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      event.preventDefault();
      menu.open = false;
      menu.firstElementChild.focus();
    });
    document.addEventListener("pointerdown", (event) => {
      if (!menu.contains(event.target)) menu.open = false;
    });
    graph.views.forEach(minimap);
  }
})();
