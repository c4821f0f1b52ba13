import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { reachParts } from "../../frontend/console/static/console/js/forms/reach.js";

/** @typedef {import("types/api").ReachRow} Reach */

const REACH = /** @type {Reach} */ ({
  case: "next", counts_for: null, outdates: null, article: "C.04.2 4.3", sentences: [], standings: [], numbers: [], late: "",
  prizes: [{
    player: 7, tpn: 2, name: "Anna Malá", title: "", federation: "CZE", rating: 2000,
    money: 150050, decimals: 2, prizes: "Main prizes 3–4", gets: "1500.50 CZK: Main prizes 3–4",
    new_money: 0, new_decimals: 2, new_prizes: "", new_gets: "",
  }],
});

/** @param {Reach} reach */
const text = (reach) => reachParts(reach).map((part) => part.textContent).join(" ");

test("whose prizes a correction moves stands in the question, before and after", () => {
  const said = text(REACH);
  assert.match(said, /Prizes: 1 player gets something else/);
  assert.match(said, /Anna Malá1500\.50 CZK: Main prizes 3–4nothing/);
});

test("where no prize moves nothing is said of prizes", () => {
  assert.doesNotMatch(text({ ...REACH, prizes: [] }), /Prizes/);
});
