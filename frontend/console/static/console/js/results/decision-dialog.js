/** The chief arbiter's decision on a board: what counts, when it happened, who saw it, the words. */

import { show } from "../forms/dialogs.js";
import { make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { may, page } from "../shell/page.js";
import { photoField } from "../forms/photos.js";
import { RESULTS, resultText } from "./result-words.js";

/**
 * @typedef {object} Decision
 * @property {string} words
 * @property {File[]} photos
 * @property {{result: string | null, happened_at: string, article: string, witnesses: string[]}} content
 */

/**
 * @param {import("./board-rows.js").BoardLine} line
 * @returns {Promise<Decision | null>} null: nothing was decided
 */
export async function askDecision(line) {
  const standing = line.result ? say("Script-DecisionDialog.stands", { result: resultText(line.result) }) : say("Script-DecisionDialog.no-result");
  const clock = may("add-attachment") ? photoField(say("Script-DecisionDialog.photo")) : null;
  const form = /** @type {HTMLFormElement} */ (
    make("form", { method: "dialog", class: "stack" },
      make("p", {}, `${line.white} – ${line.black}`),
      field(say("Script-DecisionDialog.what-counts"), make("select", { class: "input", name: "result" },
        make("option", { value: "" }, standing), ...others(line.result))),
      field(say("Script-DecisionDialog.happened-at"), make("input", { class: "input", name: "at", type: "time" })),
      field(say("Script-DecisionDialog.article"), make("input", { class: "input", name: "article", maxlength: "40", pattern: "[A-Za-z0-9 .,;()\\-]*", placeholder: "L 6.7.1", autocomplete: "off" })),
      await witnesses(),
      field(say("Script-DecisionDialog.in-words"), make("textarea", { class: "input", name: "words", rows: "4", maxlength: "500", required: true })),
      clock?.element ?? null,
      make("div", { class: "dialog-buttons" },
        make("button", { class: "button", value: "", formnovalidate: true }, say("Script-Common.cancel")),
        make("button", { class: "button primary", value: "yes" }, say("Script-DecisionDialog.record"))))
  );
  const { closed } = show(say("Script-DecisionDialog.title", { board: line.label }), [form], { wide: true });
  if ((await closed) !== "yes") return null;
  const given = new FormData(form);
  const text = (/** @type {string} */ name) => String(given.get(name) ?? "").trim();
  return {
    words: text("words"),
    photos: clock?.chosen() ?? [],
    content: {
      result: text("result") || null,
      happened_at: today(text("at")),
      article: text("article"),
      witnesses: given.getAll("witness").map(String),
    },
  };
}

/** @param {string | null} standing */
function others(standing) {
  return Object.keys(RESULTS)
    .filter((result) => result !== standing)
    .map((result) => make("option", { value: result }, say("Script-DecisionDialog.counts", { result: resultText(result) })));
}

/** The arbiters of the tournament, to be ticked; without the network nobody can be. */
async function witnesses() {
  const answer = await fetch(`${page?.api}tournaments/${page?.slug}/settings/`).catch(() => null);
  /** @type {Partial<import("types/api").SettingsAnswer>} */
  const { arbiters = [] } = answer?.ok ? await answer.json() : {};
  if (arbiters.length === 0) return null;
  return make("fieldset", { class: "choices" }, make("legend", {}, say("Script-DecisionDialog.seen-by")),
    ...arbiters.map(({ user, name }) =>
      make("label", { class: "choice" }, make("input", { type: "checkbox", name: "witness", value: user }), make("span", {}, name))));
}

/** @param {string} label @param {HTMLElement} control */
const field = (label, control) => make("label", { class: "field" }, make("span", {}, label), control);

/** @param {string} time "11:01" on this device's clock @returns {string} ISO 8601; empty: not given */
function today(time) {
  if (!time) return "";
  const [hours, minutes] = time.split(":").map(Number);
  const at = new Date();
  at.setHours(hours, minutes, 0, 0);
  return at.toISOString();
}
