/** The form of the prize fund. `data-fund` is a field of the fund, others are those of its lists. */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { listForm, parts, pathOf, put, Unreadable } from "./list-fields.js";

const AMOUNT = /^\d{1,10}(?:[.,]\d{1,2})?$/;
const POINTS = /^\d{1,3}(?:[.,][05]|½)?$/;

const form = /** @type {HTMLFormElement} */ (find("#prize-fund"));

listForm({
  form,
  lists: /** @type {HTMLElement} */ (find("#prize-lists")),
  empty: /** @type {HTMLTemplateElement | null} */ (find("#new-prize-list")),
  adding: find("#add-prize-list"),
  atLeastOne: true,
  held: "fund",
  path: "fund.lists",
  choice: "sharing",
  read: {
    amount: (text) => cents(text),
    points: (text) => halfPoints(text),
    prizes: (text) => parts(text, "\n").map(prize),
  },
  whole: (lists, value) => {
    /** @type {Record<string, unknown>} */
    const fund = { lists };
    for (const field of /** @type {import("./list-fields.js").Field[]} */ (findAll("[data-fund]", form))) {
      put(fund, pathOf(field.dataset.fund), value(field));
    }
    return fund;
  },
});

/**
 * @param {string} text empty is nothing
 * @param {() => string} [refusal] words for what is no sum
 */
function cents(text, refusal = () => say("Script-PrizeFund.no-amount", { text })) {
  if (!text) return 0;
  if (!AMOUNT.test(text)) throw new Unreadable(refusal());
  const [whole, part = ""] = text.split(/[.,]/);
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** @param {string} text "6", "6.5", "6½" */
function halfPoints(text) {
  if (!text) return 0;
  if (!POINTS.test(text)) throw new Unreadable(say("Script-PrizeFund.half-points"));
  return Math.round(2 * Number(text.replace(",", ".").replace("½", ".5")));
}

/** "600", "600; Cup", "; Board; 80". @param {string} line @param {number} at */
function prize(line, at) {
  const [money = "", thing = "", worth = "", ...more] = line.split(";").map((part) => part.trim());
  if (more.length) throw new Unreadable(say("Script-PrizeFund.too-many-parts", { line: at + 1 }));
  const facts = { line: at + 1, text: money };
  const wrong = () => /^\p{L}/u.test(money)
    ? say("Script-PrizeFund.thing-alone", facts)
    : say("Script-PrizeFund.no-amount-of-prize", facts);
  return { money: cents(money, wrong), thing, worth: cents(worth) };
}
