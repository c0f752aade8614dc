// The key as a filter: each entry is a button, and a style or an evidence that is off hides its lines. A node that loses
// every line steps back and stays where it is. Tells the figure with `navdocs:filter`.
"use strict";

(() => {
  /** Makes a key entry a button that is pressed while its lines are drawn. */
  const button = (entry) => {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-pressed", "true");
    button.append(...entry.childNodes);
    entry.append(button);
    return button;
  };

  const apply = (view, isOff) => {
    for (const line of view.lines) line.element.classList.toggle("off", isOff(line));
    for (const node of view.nodes.values()) {
      const lines = [...node.ins, ...node.outs];
      node.element.classList.toggle("dim", lines.length > 0 && lines.every((line) => line.isOff));
    }
  };

  for (const figure of document.querySelectorAll("figure.graph")) {
    const off = { line: new Set(), evidence: new Set() };
    const isOff = ({ style, evidence }) =>
      off.line.has(style) || (evidence.length > 0 && evidence.every((known) => off.evidence.has(known)));

    const update = () => {
      for (const view of figure.graph.views) apply(view, isOff);
      const { lines } = figure.graph.view;
      const drawn = lines.filter((line) => !line.isOff).length;
      figure.dispatchEvent(new CustomEvent("navdocs:filter"));
      figure.graph.say(`${drawn} of ${lines.length} lines are drawn.`);
    };

    for (const entry of figure.querySelectorAll(".key li")) {
      const kind = entry.dataset.line ? "line" : "evidence";
      const pressed = button(entry);
      pressed.addEventListener("click", () => {
        const isOn = pressed.getAttribute("aria-pressed") === "true";
        pressed.setAttribute("aria-pressed", String(!isOn));
        if (isOn) off[kind].add(entry.dataset[kind]);
        else off[kind].delete(entry.dataset[kind]);
        update();
      });
    }
    figure.addEventListener("navdocs:read", () => figure.graph.views.forEach((view) => apply(view, isOff)));
  }
})();
