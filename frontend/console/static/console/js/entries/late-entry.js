/**
 * What an entry would mean, read from the server before it is recorded (C.04.2 2.4).
 *
 * @typedef {import("types/api").EntryPreviewRow} Preview
 */

import { post } from "../outbox/commands.js";
import { icon, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "../shell/page.js";
import { numberMoves } from "../forms/reach.js";


/**
 * A part of a question that fills itself.
 *
 * @param {Record<string, unknown>} player the fields of the form
 */
export function entryPart(player) {
  const part = make("section", { class: "reach", "aria-live": "polite", "aria-label": say("Script-LateEntry.means") },
    make("p", { class: "fine" }, say("Script-LateEntry.reading")));
  void fetched(player).then((preview) => {
    part.replaceChildren(...(preview ? parts(preview) : [make("p", { class: "fine" }, say("Script-LateEntry.unread"))]));
  });
  return make("div", { class: "stack" }, whose(player), part);
}

/** Who was chosen may be a namesake of who was meant: the question says what tells them apart. @param {Record<string, unknown>} player */
function whose({ title, name, federation, birth_date: born, fide_id: id, rating }) {
  const about = [federation, String(born ?? "").slice(0, 4), id, rating ? String(rating) : say("Script-Listed.unrated")];
  return make("p", {}, make("strong", {}, [title, name].filter(Boolean).join(" ")), make("span", { class: "fine" }, ` ${about.filter(Boolean).join(" · ")}`));
}

/** @param {Record<string, unknown>} player @returns {Promise<Preview | null>} */
async function fetched(player) {
  try {
    const answer = await post(`${page?.api}tournaments/${page?.slug}/players/enter/preview/`, { player });
    return /** @type {Preview | undefined} */ (answer.preview) ?? null;
  } catch {
    return null; // no network, or logged out: the outbox says so when the entry itself goes out
  }
}

/** @param {Preview} preview @returns {HTMLElement[]} */
function parts(preview) {
  const head = make("p", { class: "reach-head", "data-case": preview.possible ? "next" : "rating" },
    icon(preview.possible ? "check" : "refused"), make("strong", {}, preview.possible ? say("Script-LateEntry.means") : say("Script-LateEntry.not-possible")));
  const lines = preview.sentences.map((sentence) => make("li", {}, sentence));
  return [...doubles(preview), head, make("ul", {}, ...lines), ...numberMoves(preview.moved)];
}

/** @param {Preview} preview */
function doubles(preview) {
  if (!preview.maybe_entered.length) return [];
  const lines = preview.maybe_entered.map((row) => make("li", {}, say("Script-LateEntry.maybe", { name: row.name, entry: row.player, grounds: row.grounds.join(", ") })));
  return [make("p", { class: "reach-head", "data-case": "rating" }, icon("conflict"), make("strong", {}, say("Script-LateEntry.entered-already"))),
    make("ul", {}, ...lines)];
}
