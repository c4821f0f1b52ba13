/**
 * A new tournament: one order, with the address proposed from the name. A report file is a second
 * order, into the empty tournament; what is wrong with it is shown by the page of imports.
 */

import { LoggedOut, post } from "../outbox/commands.js";
import { deviceName } from "../shell/device.js";
import { find, make } from "../../../shared/js/dom.js";
import { sendOrLeaveFideMode } from "../forms/fide-mode.js";
import { clearErrors, seeFields, showErrors } from "../forms/field-errors.js";
import { keepFileNotes } from "../forms/file-notes.js";
import { values } from "../forms/form-values.js";
import { uuid } from "../outbox/ids.js";
import { plain } from "../../../shared/js/letters.js";
import { say } from "../../../shared/js/words.js";
import "./system-readings.js";
import "./tie-breaks.js";
import { guard } from "../forms/unsaved.js";

const form = /** @type {HTMLFormElement} */ (find("#new-tournament"));
const name = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
const slug = /** @type {HTMLInputElement} */ (form.elements.namedItem("slug"));
const festival = /** @type {HTMLInputElement} */ (form.elements.namedItem("festival_name"));
const answer = /** @type {HTMLElement} */ (find("[data-part=answer]", form));
let ownSlug = false;
const report = /** @type {HTMLInputElement} */ (find("#report"));
let id = uuid();
let importId = uuid();
const sending = guard(form);

slug.addEventListener("input", () => {
  ownSlug = slug.value !== "";
});
for (const field of [name, festival]) {
  field.addEventListener("input", () => {
    if (!ownSlug) slug.value = proposed();
  });
}
if (name.value && !slug.value) slug.value = proposed(); // typed before this listened
form.addEventListener("input", () => {
  id = uuid();
  importId = uuid();
});
report.addEventListener("change", () => void proposeName());
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void create();
});

/** The name of the tournament that the report names. */
async function proposeName() {
  const title = /^012 (.*)$/m.exec((await report.files?.[0]?.text()) ?? "")?.[1].trim();
  if (!title) return;
  name.value = title.slice(0, 200);
  if (!ownSlug) slug.value = proposed();
}

async function create() {
  const saved = sending();
  const { name: title, slug: chosen, festival_name: grouped, ...settings } = values(form);
  const festival_name = grouped || title;
  clearErrors(form);
  answer.textContent = say("Script-Common.sending");
  try {
    const command = { slug: chosen, name: title, festival: festivalAddress(String(festival_name)), festival_name, settings };
    const wanted = { command_id: id, body: { command_id: id, command } };
    const result = await sendOrLeaveFideMode(wanted, ({ body }) => post(form.dataset.api ?? "", body));
    if (result.status === "recorded" || result.status === "already-recorded") {
      saved();
      await leave(String(chosen));
    } else {
      answer.textContent = showErrors(form, result) ? seeFields() : say("Script-Common.see-above");
    }
  } catch (error) {
    answer.textContent = error instanceof LoggedOut
      ? say("Script-NewTournament.logged-out")
      : say("Script-NewTournament.no-answer");
  }
}

/** To the entries; a report goes into the tournament first. @param {string} chosen its address */
async function leave(chosen) {
  const place = (/** @type {string | undefined} */ path) => (path ?? "/").replace("SLUG", chosen);
  const file = report.files?.[0];
  if (!file) {
    location.assign(place(form.dataset.next));
    return;
  }
  answer.textContent = say("Script-NewTournament.reading");
  const body = new FormData();
  body.set("file", file);
  body.set("command_id", importId);
  body.set("device", deviceName());
  const result = /** @type {import("types/orders-and-answers").FileAnswer} */ (await post(place(form.dataset.imports), body));
  keepFileNotes(chosen, result.notes ?? []);
  if (result.status === "recorded" || result.status === "already-recorded") {
    location.assign(place(form.dataset.next));
    return;
  }
  const link = make("a", { href: place(form.dataset.importPage) }, say("Script-NewTournament.import-another"));
  answer.replaceChildren(say("Script-NewTournament.made-but-empty", { why: result.message ?? say("Script-NewTournament.report-refused") }), " ", link);
}

/** @param {string} text */
function address(text) {
  return plain(text).replaceAll(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60).replace(/-+$/, "");
}

/** The event's name before the section's, where there is one. */
function proposed() {
  return address(`${festival.value} ${name.value}`);
}

/** @param {string} title the slug of a festival we know, or a new one */
function festivalAddress(title) {
  const options = /** @type {HTMLOptionElement[]} */ ([...form.querySelectorAll("#festivals option")]);
  return options.find((option) => option.value === title)?.dataset.slug ?? (address(title) || "festival");
}
