// Copies code and deep links, and says so.
"use strict";

(() => {
  const shownFor = 2000;
  const status = document.createElement("p");
  status.className = "unseen";
  status.setAttribute("role", "status");
  document.body.append(status);
  let shown = null;

  // Where the browser keeps its clipboard from pages that came without encryption.
  function copyBySelection(text) {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text);
    }
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.(".copy");
    if (!button) return;
    const done = await copy(button.dataset.copy ?? button.previousElementSibling.textContent);
    button.focus();
    button.classList.toggle("done", done);
    status.textContent = done ? "Copied" : "Your browser doesn’t let this page copy text";
    clearTimeout(shown?.timer);
    if (shown && shown.button !== button) shown.button.classList.remove("done");
    const timer = setTimeout(() => {
      button.classList.remove("done");
      status.textContent = "";
      shown = null;
    }, shownFor);
    shown = { button, timer };
  });
})();
