/** The form of the rankings within the standings. */

import { find } from "../../../shared/js/dom.js";
import { listForm } from "./list-fields.js";

listForm({
  form: /** @type {HTMLFormElement} */ (find("#rankings")),
  lists: /** @type {HTMLElement} */ (find("#ranking-lists")),
  empty: /** @type {HTMLTemplateElement | null} */ (find("#new-ranking")),
  adding: find("#add-ranking"),
  atLeastOne: false,
  held: "rankings",
  path: "rankings",
  choice: "by",
  whole: (rankings) => rankings,
});
