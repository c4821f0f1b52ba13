/** The entries beside a rating list: what was taken back, and by which list is played, show at once. */

import "../forms/forms.js";
import "../shell/undo.js";
import { find } from "../../../shared/js/dom.js";

document.addEventListener("hall:undone", refresh);
document.addEventListener("hall:answered", (event) => {
  const { status } = event.detail;
  if (status === "recorded" || status === "already-recorded") refresh();
});

/** Without what was done here before: that may be what was taken back. */
function refresh() {
  const here = new URL(location.href);
  here.searchParams.delete("done");
  history.replaceState(history.state, "", here);
  const target = /** @type {HTMLElement} */ (find("#main"));
  void htmx.ajax("GET", here.href, { target, select: "#main", swap: "outerHTML" });
}
