// The key as a filter: each entry is a button, and a style or an evidence that is off hides its lines. A node that loses
// every line steps back and stays where it is. Where a picture hides what is only inferred, the key shows it. So does what the version that a switch shows does not have. Tells the
// figure with `navdocs:filter`.
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

  /** Whether one of two versions lacks a line: a way that changed is drawn twice, once as it was. */
  const isAbsent = (line, version) => {
    const is = (name) => line.element.classList.contains(name);
    if (version === "before") return is("add") || (is("chg") && !is("former"));
    return is("former") || (version === "after" && is("rem"));
  };

  /** Whether a line is seen only when somebody asks for it. */
  const isHidden = (line) => line.element.classList.contains("hidden");

  const apply = (view, isOff) => {
    for (const line of view.lines) line.element.classList.toggle("off", isOff(line));
    for (const node of view.nodes.values()) {
      const lines = [...node.ins, ...node.outs].filter((line) => !isHidden(line) || !line.isOff);
      node.element.classList.toggle("dim", lines.length > 0 && lines.every((line) => line.isOff));
    }
  };

  for (const figure of document.querySelectorAll("figure.graph")) {
    const off = { line: new Set(), evidence: new Set(), hidden: false };
    const version = () => figure.querySelector(".switch-versions :checked")?.value;
    const isOff = (line) =>
      off.line.has(line.style) ||
      (off.hidden && isHidden(line)) ||
      (line.evidence.length > 0 && line.evidence.every((known) => off.evidence.has(known))) ||
      isAbsent(line, version());

    const update = () => {
      for (const view of figure.graph.views) apply(view, isOff);
      const { lines } = figure.graph.view;
      const drawn = lines.filter((line) => !line.isOff).length;
      figure.dispatchEvent(new CustomEvent("navdocs:filter"));
      figure.graph.say(`Showing ${drawn} of ${lines.length} lines.`);
    };

    for (const entry of figure.querySelectorAll(".key li")) {
      const kind = entry.dataset.line ? "line" : "evidence";
      const pressed = button(entry);
      if (entry.dataset.hides) {
        off.hidden = true;
        pressed.setAttribute("aria-pressed", "false");
      }
      pressed.addEventListener("click", () => {
        const isOn = pressed.getAttribute("aria-pressed") === "true";
        pressed.setAttribute("aria-pressed", String(!isOn));
        if (entry.dataset.hides) {
          off.hidden = isOn;
          figure.classList.toggle("shows-hidden", !isOn);
        } else if (isOn) off[kind].add(entry.dataset[kind]);
        else off[kind].delete(entry.dataset[kind]);
        update();
      });
    }
    figure.querySelector(".switch-versions")?.addEventListener("change", update);
    if (version() || off.hidden) figure.graph.views.forEach((view) => apply(view, isOff));
    figure.addEventListener("navdocs:read", () => figure.graph.views.forEach((view) => apply(view, isOff)));
  }
})();
