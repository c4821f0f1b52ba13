/** The form of the prize fund. `data-fund` is a field of the fund, others are those of its lists. */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { listForm, pathOf, put, Unreadable } from "./list-fields.js";

const AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;
const MOST_DIGITS = 10;
const PERCENT = /^\d{1,2}(?:[.,]\d{1,2})?$/;
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
    percent: (text) => {
      if (text && !PERCENT.test(text)) throw new Unreadable(say("Script-PrizeFund.no-percent"));
      return cents(text);
    },
    points: (text) => halfPoints(text),
    prizes: (text) => text.split("\n").flatMap((line, at) => (line.trim() ? [prize(line, at + 1)] : [])),
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
 * @param {() => string} refusal words for what is no sum
 * @param {() => string} tooMuch
 */
function cents(
  text,
  refusal = () => say("Script-PrizeFund.no-amount", { text }),
  tooMuch = () => say("Script-PrizeFund.too-much", { text, digits: MOST_DIGITS }),
) {
  if (!text) return 0;
  if (!AMOUNT.test(text)) throw new Unreadable(refusal());
  const [whole, part = ""] = text.split(/[.,]/);
  if (whole.length > MOST_DIGITS) throw new Unreadable(tooMuch());
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** @param {string} text "6", "6.5", "6½" */
function halfPoints(text) {
  if (!text) return 0;
  if (!POINTS.test(text)) throw new Unreadable(say("Script-PrizeFund.half-points"));
  return Math.round(2 * Number(text.replace(",", ".").replace("½", ".5")));
}

/** "600", "600; Cup", "; Board; 80". @param {string} typed @param {number} line */
function prize(typed, line) {
  const [money = "", thing = "", worth = "", ...more] = typed.split(";").map((part) => part.trim());
  if (more.length) throw new Unreadable(say("Script-PrizeFund.too-many-parts", { line }));
  /** @param {string} text @param {boolean} alone whether it may be a thing that stands alone */
  const amount = (text, alone) => cents(
    text,
    () => alone && /^\p{L}/u.test(text)
      ? say("Script-PrizeFund.thing-alone", { line, text })
      : say("Script-PrizeFund.no-amount-of-prize", { line, text }),
    () => say("Script-PrizeFund.too-much-of-prize", { line, text, digits: MOST_DIGITS }),
  );
  return { money: amount(money, true), thing, worth: amount(worth, false) };
}
