// The elements the simulator is drawn with. Text becomes text, never markup.
"use strict";

(() => {
  const simulator = globalThis.navdocsSimulator;
  const drawing = "http://www.w3.org/2000/svg";

  /** An element: its classes after its name, as in `div.row.new`, then attributes, then what is in it. */
  simulator.element = (name, attributes = {}, ...content) => {
    const [tag, ...classes] = name.split(".");
    const element = document.createElement(tag);
    if (classes.length) element.className = classes.join(" ");
    if (tag === "button") element.type = "button";
    for (const [key, value] of Object.entries(attributes)) {
      if (value === true) element.setAttribute(key, "");
      else if (value !== false && value != null) element.setAttribute(key, value);
    }
    element.append(...content.flat().filter((one) => one != null && one !== false));
    return element;
  };

  /** A button that does something, as long as it is there. */
  simulator.acting = (button, action) => {
    button.action = action;
    return button;
  };

  const act = (old, next) => {
    const buttons = next.getElementsByTagName("button");
    if (!buttons.length) return;
    [...old.getElementsByTagName("button")].forEach((button, index) => {
      button.action = buttons[index].action;
    });
  };

  const lists = new Set(["UL", "OL", "LI"]);

  /** Makes the content of an element what it is to be, and leaves what is the same as it is. */
  simulator.redraw = (parent, nodes) => {
    let old = parent.firstChild;
    for (const next of nodes) {
      const following = old?.nextSibling ?? null;
      if (!old) parent.append(next);
      else if (old.isEqualNode(next)) act(old, next);
      else if (lists.has(next.nodeName) && old.nodeName === next.nodeName) {
        old.className = next.className;
        simulator.redraw(old, [...next.childNodes]);
      } else old.replaceWith(next);
      old = following;
    }
    while (old) {
      const following = old.nextSibling;
      old.remove();
      old = following;
    }
  };

  const symbol = (id, className, width, height) => {
    const svg = document.createElementNS(drawing, "svg");
    svg.setAttribute("class", className);
    svg.setAttribute("width", width);
    svg.setAttribute("height", height);
    svg.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(drawing, "use");
    use.setAttribute("href", `#${id}`);
    svg.append(use);
    return svg;
  };

  const colours = { back: "muted", dismiss: "muted" };

  /** The class that gives a line its colour. */
  simulator.colour = (line) => colours[line] ?? (line.startsWith("split-") ? "split" : line);
  simulator.sample = (line) => symbol(`line-${line}`, `line ${simulator.colour(line)}`, 32, 12);
  simulator.icon = (name) => symbol(`icon-${name}`, "icon", 16, 16);

  /** A type's name with the part that many share printed quietly. */
  simulator.quiet = (name) => {
    const short = name.replace(/(?<=.)\.?(Coordinator|Router|Coordinatable)$/, "");
    const { element } = simulator;
    return element("span", {}, short, short !== name && element("span.quiet", {}, name.slice(short.length)));
  };

  /** A type's name as a link to its page, where it has one. */
  simulator.typeLink = (view, node) => {
    const { element } = simulator;
    return node.page ? element("a", { href: view.site + node.page }, simulator.quiet(node.name)) : simulator.quiet(node.name);
  };

  /** A place in the source, as a link where there are any. */
  simulator.source = (app, place) => {
    const { element } = simulator;
    if (!place) return null;
    const [file, line] = place;
    const { name, address } = app.files[file];
    const words = `${name}:${line}`;
    return element("code.place", {}, address ? element("a", { href: address.replace("{line}", line), rel: "noopener" }, words) : words);
  };
})();
