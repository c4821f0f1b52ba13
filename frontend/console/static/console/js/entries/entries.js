/** The list of players: found while typing, opened in a dialog, entered in the same dialog. */

import "../forms/forms.js";
import { find, make, takesText } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { showFileNotes } from "../forms/file-notes.js";
import { searchable } from "../shell/lists.js";
import { lookUp } from "./listed.js";
import { openModal } from "../forms/modal.js";
import { page } from "../shell/page.js";
import { live } from "../shell/shell.js";

const dialog = /** @type {HTMLDialogElement} */ (find("#player-dialog"));
const body = /** @type {HTMLElement} */ (find("#player-body"));
let refreshing = false;

showFileNotes(page?.slug ?? "");
searchable({ field: "#find-player", status: "#status-filter", lines: "#entries tbody tr" });

document.body.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target !== body) return;
  body.dataset.readSeq = String(live.seq);
  if (dialog.open) return;
  if (refreshing) body.replaceChildren(); // closed meanwhile: it stays closed
  else openModal(dialog);
});
find("#enter-player")?.addEventListener("click", () => {
  const form = /** @type {HTMLTemplateElement} */ (find("#entry-form"));
  const heading = document.createElement("h2");
  heading.textContent = find("#enter-player span")?.textContent ?? "";
  body.replaceChildren(heading, form.content.cloneNode(true));
  find(".form-buttons", body)?.append(make("button", { class: "button plain", type: "button", "data-close": true }, say("Script-Common.close")));
  body.dataset.readSeq = String(live.seq);
  openModal(dialog);
  lookUp(body);
});
document.addEventListener("keydown", (event) => {
  const zooms = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key !== "+" || zooms || takesText(event.target) || find("dialog[open]")) return;
  event.preventDefault(); // or the field that has the focus then would begin with it
  find("#enter-player")?.click();
});
dialog.addEventListener("close", () => body.replaceChildren());
dialog.addEventListener("hall:answered", (event) => {
  const { status } = event.detail;
  if (status !== "recorded" && status !== "already-recorded") return;
  const element = /** @type {HTMLElement} */ (event.target);
  if (element.matches("[data-path='players/enter/']")) another(/** @type {HTMLFormElement} */ (element));
  else refresh();
});

/** The next entry goes into the same, empty form. @param {HTMLFormElement} form */
function another(form) {
  const name = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
  const answer = find("[data-part=answer]", form);
  if (answer) answer.textContent = say("Script-Entries.entered", { name: name.value });
  const listed = /** @type {HTMLElement | null} */ (form.dataset.listed === undefined ? null : find("#find-listed", body));
  form.reset();
  (listed ?? name).focus();
}

/** What was done shows in the open dialog. */
function refresh() {
  const player = /** @type {HTMLElement | null} */ (find("[data-player]", body))?.dataset.player;
  const link = /** @type {HTMLAnchorElement | null} */ (find(`#entries [data-key="${player}"] a.open-player`));
  if (!player || !link) return;
  refreshing = true;
  void htmx.ajax("GET", link.getAttribute("hx-get") ?? "", { target: body }).finally(() => {
    refreshing = false;
  });
}
