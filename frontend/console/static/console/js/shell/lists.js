/** A list that is searched while one types; the search outlives a refresh of the list. */

import { find, findAll, takesText } from "../../../shared/js/dom.js";
import { named, plain } from "../../../shared/js/letters.js";
import { say } from "../../../shared/js/words.js";

/**
 * @param {object} parts
 * @param {string} parts.field  selector of the search field
 * @param {string} [parts.status] selector of a status filter
 * @param {string} parts.lines  selector of the lines; `data-find` is what they are found by
 */
export function searchable({ field, status = "", lines }) {
  const search = /** @type {HTMLInputElement | null} */ (find(field));
  const choice = /** @type {HTMLSelectElement | null} */ (status ? find(status) : null);
  if (!search) return;
  const apply = () => {
    const query = plain(search.value);
    let shown = 0;
    const all = findAll(lines);
    const fitting = new Set(named(all, query, (line) => line.dataset.find ?? ""));
    for (const line of all) {
      const wanted =
        fitting.has(line) &&
        (!choice?.value || line.dataset.status === choice.value);
      line.hidden = !wanted;
      shown += Number(wanted);
    }
    const none = find("#no-player");
    if (none) none.hidden = shown > 0 || all.length === 0;
    const count = find("#shown-count");
    if (count) count.textContent = shown < all.length ? say("Script-Lists.shown", { shown, all: all.length }) : "";
  };
  search.addEventListener("input", apply);
  choice?.addEventListener("input", apply);
  document.addEventListener("hall:fragment", apply);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || takesText(event.target) || find("dialog[open]")) return;
    event.preventDefault();
    search.focus();
  });
  search.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && search.value) {
      event.preventDefault();
      search.value = "";
      apply();
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    const first = findAll(lines).find((line) => !line.hidden);
    /** @type {HTMLElement | null} */ (first?.querySelector("a"))?.click();
  });
  apply();
}
