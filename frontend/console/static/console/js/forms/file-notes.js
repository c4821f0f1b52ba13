/** What was said of a file that is entered already: kept for the page that comes next, shown once. */

import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

const KEPT = "openhall.file-notes";

/** @param {string} slug @param {string[]} notes */
export function keepFileNotes(slug, notes) {
  if (notes.length) sessionStorage.setItem(KEPT, JSON.stringify({ slug, notes }));
}

/** Under the heading of the page. @param {string} slug */
export function showFileNotes(slug) {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  if (kept.slug !== slug) return;
  sessionStorage.removeItem(KEPT);
  const lines = kept.notes.map((/** @type {string} */ note) => make("li", {}, note));
  const heading = make("strong", {}, say("Script-FileNotes.heading"));
  find(".page-head")?.after(make("section", { class: "notice warn block", id: "file-notes", role: "status" }, heading, make("ul", {}, ...lines)));
}
