// Runs before the first paint (a classic script in the head): the reader's choice of light or dark.
(() => {
  const theme = localStorage.getItem("openhall.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest?.("[data-theme-switch]");
    if (!button) return;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = document.documentElement.dataset.theme || (dark ? "dark" : "light");
    const next = now === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    localStorage.setItem("openhall.theme", next);
  });
})();
