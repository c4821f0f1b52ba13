/** The form of the prize fund. `data-fund` is a field of the fund, others are those of its lists. */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { listForm, pathOf, put, Unreadable } from "./list-fields.js";

const AMOUNT = /^\d+(?:[.,]\d+)?$/;
/** Of the largest sum, in smallest units. */
const MOST_DIGITS = 12;
const HUNDREDTHS = 2;
const PERCENT = /^\d{1,2}(?:[.,]\d{1,2})?$/;
const POINTS = /^\d{1,3}(?:[.,][05]|½)?$/;

const form = /** @type {HTMLFormElement} */ (find("#prize-fund"));
const currency = /** @type {HTMLInputElement} */ (find("[data-fund=currency]", form));
const unit = /** @type {HTMLSelectElement} */ (find("#prize-unit", form));
const decimalsOf = /** @type {Record<string, number>} */ (held("#currency-decimals"));
const unitsOf = /** @type {Record<string, [number, string][]>} */ (held("#prize-units"));

const readAgain = listForm({
  form,
  lists: /** @type {HTMLElement} */ (find("#prize-lists")),
  empty: /** @type {HTMLTemplateElement | null} */ (find("#new-prize-list")),
  adding: find("#add-prize-list"),
  atLeastOne: true,
  held: "fund",
  path: "fund.lists",
  choice: "sharing",
  read: {
    amount: (text) => sum(text),
    currency: (text) => text.toUpperCase(),
    percent: (text) => {
      if (text && !PERCENT.test(text)) throw new Unreadable(say("Script-PrizeFund.no-percent"));
      return units(text, HUNDREDTHS);
    },
    points: (text) => halfPoints(text),
    prizes: (text) => text.split("\n").flatMap((line, at) => (line.trim() ? [prize(line, at + 1)] : [])),
  },
  whole: (lists, value) => {
    /** @type {Record<string, unknown>} */
    const fund = { lists, decimals: decimals() };
    for (const field of /** @type {import("./list-fields.js").Field[]} */ (findAll("[data-fund]", form))) {
      put(fund, pathOf(field.dataset.fund), value(field));
    }
    return fund;
  },
});

currency.addEventListener("input", () => {
  const chosen = unit.value;
  unit.replaceChildren(...unitsOf[decimals()].map(([code, words]) => new Option(words, String(code))));
  unit.value = chosen;
  readAgain();
});

/** Of the currency; the server says of what is none that it is none. */
function decimals() {
  return decimalsOf[currency.value.trim().toUpperCase()] ?? HUNDREDTHS;
}

/** @param {string} selector */
function held(selector) {
  return JSON.parse(find(selector)?.textContent ?? "{}");
}

/**
 * In smallest units of the currency.
 * @param {string} text empty is nothing
 * @param {(facts: { text: string, decimals: number }) => string} refusal words for what is no sum
 * @param {(facts: { text: string, digits: number }) => string} tooMuch
 * @param {(facts: { text: string, currency: string, decimals: number }) => string} tooPrecise
 */
function sum(
  text,
  refusal = (facts) => say("Script-PrizeFund.no-amount", facts),
  tooMuch = (facts) => say("Script-PrizeFund.too-much", facts),
  tooPrecise = (facts) => say("Script-PrizeFund.too-precise", facts),
) {
  if (!text) return 0;
  const most = decimals();
  if (!AMOUNT.test(text)) throw new Unreadable(refusal({ text, decimals: most }));
  const [whole, part = ""] = text.split(/[.,]/);
  const digits = MOST_DIGITS - most;
  if (whole.length > digits) throw new Unreadable(tooMuch({ text, digits }));
  if (part.length > most) {
    throw new Unreadable(tooPrecise({ text, currency: currency.value.trim().toUpperCase(), decimals: most }));
  }
  return units(text, most);
}

/** @param {string} text a number that can be read @param {number} digits after the point */
function units(text, digits) {
  const [whole, part = ""] = text.split(/[.,]/);
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, "0"));
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
  const amount = (text, alone) => sum(
    text,
    (facts) => alone && /^\p{L}/u.test(text)
      ? say("Script-PrizeFund.thing-alone", { line, ...facts })
      : say("Script-PrizeFund.no-amount-of-prize", { line, ...facts }),
    (facts) => say("Script-PrizeFund.too-much-of-prize", { line, ...facts }),
    (facts) => say("Script-PrizeFund.too-precise-of-prize", { line, ...facts }),
  );
  return { money: amount(money, true), thing, worth: amount(worth, false) };
}
