/** The form of the table of direct titles. `data-table` is a field of the table, others are those of its lines. */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { listForm, put, Unreadable } from "./list-fields.js";

const SHARE = /^(\d{1,3})?(?:[.,](\d{1,2})|\s?([⅓⅔]))?$/;
/** Of the unit in which the command has a share: a hundredth of a percent is three, a third is a hundred. */
const PERCENT = 300;
const HUNDREDTH = 3;
/** @type {Record<string, number>} */
const THIRDS = { "⅓": 100, "⅔": 200 };
const WHOLE = 100 * PERCENT;

const form = /** @type {HTMLFormElement} */ (find("#title-table"));

listForm({
  form,
  lists: /** @type {HTMLElement} */ (find("#title-lines")),
  empty: /** @type {HTMLTemplateElement | null} */ (find("#new-title-line")),
  adding: find("#add-title-line"),
  atLeastOne: false,
  held: "table",
  path: "table.lines",
  choice: "by",
  read: { share },
  whole: (lines, value) => {
    /** @type {Record<string, unknown>} */
    const table = { lines };
    for (const field of /** @type {import("./list-fields.js").Field[]} */ (findAll("[data-table]", form))) {
      put(table, field.dataset.table ?? "", value(field));
    }
    return table;
  },
});

/** "50", "66⅔", "66.67", "2/3" is none. @param {string} text */
function share(text) {
  const parts = SHARE.exec(text.replace("%", "").trim());
  if (!parts || !parts[0]) throw new Unreadable(say("Script-DirectTitles.no-share"));
  const [, whole = "0", hundredths = "", third = ""] = parts;
  const made = Number(whole) * PERCENT + Number(hundredths.padEnd(2, "0")) * HUNDREDTH + (THIRDS[third] ?? 0);
  if (!made || made > WHOLE) throw new Unreadable(say("Script-DirectTitles.no-share"));
  return made;
}
