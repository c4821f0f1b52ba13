/**
 * What a correction reaches, read from the server before it is confirmed (C.04.2 4.3, 2.3).
 *
 * @typedef {import("types/api").ReachRow} Reach
 * @typedef {import("types/api").NumberChange} NumberChange
 * @typedef {import("types/api").PrizeChange} PrizeChange
 */

import { icon, locale, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "../shell/page.js";

const PATIENCE = 8_000;

/**
 * @typedef {object} ReachPart
 * @property {HTMLElement} element
 * @property {Reach | null} read
 * @property {Promise<Reach | null>} arrived null: it could not be read
 * @property {boolean} reading
 */

/**
 * A part of a question that fills itself: what was read stands in `read` from then on.
 *
 * @param {"result" | "colours" | "rating"} kind
 * @param {Record<string, string | number>} query
 * @param {(reach: Reach) => void} [then]
 * @returns {ReachPart}
 */
export function reachPart(kind, query, then = () => {}) {
  const part = make("section", { class: "reach", "aria-live": "polite", "aria-label": say("Script-Common.what-it-reaches") },
    make("p", { class: "fine" }, say("Script-Reach.reading")));
  const arrived = fetched(kind, query).then((reach) => {
    shown.read = reach;
    shown.reading = false;
    part.replaceChildren(...(reach ? reachParts(reach) : [make("p", { class: "fine" }, say("Script-Reach.unread"))]));
    if (reach) then(reach);
    return reach;
  });
  /** @type {ReachPart} */
  const shown = { element: part, read: null, arrived, reading: true };
  return shown;
}

/**
 * Who agrees before it is read what that reaches waits for it. What nobody may confirm unread (a late
 * correction, one for the rating report alone) is then asked once more.
 *
 * @param {HTMLFormElement} form
 * @param {ReachPart} reach
 * @param {string} agrees the value of the button
 */
export function readFirst(form, reach, agrees) {
  form.addEventListener("submit", (event) => {
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (!reach.reading || button?.value !== agrees) return;
    event.preventDefault();
    event.stopPropagation();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    void reach.arrived.then((read) => {
      form.ariaBusy = null;
      if (!form.isConnected) return;
      if (read && (read.late || read.case === "rating")) button.focus();
      else form.requestSubmit(button);
    });
  });
}

/**
 * @param {string} kind
 * @param {Record<string, string | number>} query
 * @returns {Promise<Reach | null>} null: no network, or the server does not say
 */
async function fetched(kind, query) {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  try {
    const address = `${page?.api}tournaments/${page?.slug}/reach/${kind}/?${words}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? (await response.json()).reach : null;
  } catch {
    return null;
  }
}

/** What the command says that was read. @param {Reach | null} reach */
export const asRead = (reach) => ({ reach: reach?.case ?? null, late: Boolean(reach?.late) });

/** @param {Reach} reach @returns {HTMLElement[]} */
export function reachParts(reach) {
  const sentences = reach.sentences.map((sentence) => make("li", {}, sentence));
  const inTime = reach.article === "C.04.2 4.3" ? say(`Script-Reach.${reach.case}`) : say("Script-Common.what-it-reaches");
  const head = reach.late ? say("Script-Reach.late") : inTime;
  return [
    make("p", { class: "reach-head", "data-case": reach.case }, icon(reach.late ? "conflict" : reach.case === "rating" ? "file" : "check"),
      make("strong", {}, head), make("span", { class: "fine" }, reach.article)),
    make("ul", {}, ...sentences),
    ...moves(reach),
    ...prizeMoves(reach.prizes ?? []),
    ...numberMoves(reach.numbers),
  ];
}

/** @param {Reach} reach */
function moves(reach) {
  if (!reach.standings.length) return [];
  const lines = reach.standings.map((row) =>
    make("tr", {}, make("th", { scope: "row" }, row.name),
      change(row.points, row.new_points), change(row.rank, row.new_rank)));
  return [folded(say("Script-Reach.standings", { count: lines.length }), say("Script-Reach.standings-caption"),
    [say("Script-Common.player"), say("Script-Reach.points"), say("Script-Reach.rank")], lines, reach.standings.length <= 4)];
}

/** @param {PrizeChange[]} moved */
function prizeMoves(moved) {
  if (!moved.length) return [];
  const lines = moved.map((row) =>
    make("tr", {}, make("th", { scope: "row" }, row.name), make("td", {}, gets(row.money, row.prizes)),
      make("td", {}, make("strong", {}, gets(row.new_money, row.new_prizes)))));
  return [folded(say("Script-Reach.prizes", { count: lines.length }), say("Script-Reach.prizes-caption"),
    [say("Script-Common.player"), say("Script-Reach.before"), say("Script-Reach.after")], lines, moved.length <= 4, "")];
}

/** @param {number} cents @param {string} prizes empty is nothing */
function gets(cents, prizes) {
  if (!prizes) return say("Script-Reach.nothing");
  return say("Script-Reach.gets", { money: (cents / 100).toLocaleString(locale, { minimumFractionDigits: cents % 100 ? 2 : 0, useGrouping: false }), prizes });
}

/** @param {NumberChange[]} moved */
export function numberMoves(moved) {
  if (!moved.length) return [];
  const lines = moved.map((row) =>
    make("tr", {}, make("th", { scope: "row" }, row.name), change(row.tpn ?? "–", row.new)));
  return [folded(say("Script-Reach.numbers", { count: lines.length }), say("Script-Reach.numbers-caption"),
    [say("Script-Common.player"), say("Script-Reach.number")], lines, moved.length <= 4)];
}

/** @param {string | number} before @param {string | number} after */
const change = (before, after) =>
  before === after
    ? make("td", { class: "num" }, String(before))
    : make("td", { class: "num" }, `${before} → `, make("strong", {}, String(after)));

/**
 * @param {string} title
 * @param {string} caption
 * @param {string[]} heads
 * @param {HTMLElement[]} lines
 * @param {boolean} open
 * @param {string} cells the class of the heads behind the first
 */
function folded(title, caption, heads, lines, open, cells = "num") {
  const head = heads.map((word, at) => make("th", { scope: "col", class: at ? cells : "" }, word));
  return make("details", { open }, make("summary", {}, title),
    make("div", { class: "table-box reach-table", tabindex: "0", role: "region", "aria-label": caption },
      make("table", { class: "list" }, make("caption", { class: "quiet" }, caption),
        make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...lines))));
}
