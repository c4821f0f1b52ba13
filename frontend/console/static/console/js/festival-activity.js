/** The activity of all sections moves when any of them does. */

import { find } from "../../shared/js/dom.js";
import { followed } from "./shell/other-section.js";
import { ask } from "./shell/refetch.js";

for (const section of JSON.parse(find("#other-sections")?.textContent ?? "[]")) {
  const { live } = followed(section);
  live.addEventListener("frame", () => find("#festival-activity[hx-get]") && ask("festival-activity"));
}
