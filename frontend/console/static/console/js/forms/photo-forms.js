/** Where photos are added to something that is on record: `data-photos` says what it is about. */

import { findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { attach, photoField } from "./photos.js";

const PATIENCE = 2_500;

prepare();
document.addEventListener("hall:fragment", prepare);

function prepare() {
  for (const place of findAll("[data-photos]:empty")) fill(place);
}

/** @param {HTMLElement} place */
function fill(place) {
  const field = photoField(say("Script-PhotoForms.legend"));
  const send = make("button", { class: "button small primary", type: "button" }, say("Script-PhotoForms.add"));
  const said = make("p", { role: "status", "data-part": "answer" });
  send.addEventListener("click", () => void add(place, field, said));
  place.append(field.element, make("div", { class: "row" }, send, said));
}

/** @param {HTMLElement} place @param {import("./photos.js").PhotoField} field @param {HTMLElement} said */
async function add(place, field, said) {
  const files = field.chosen();
  if (files.length === 0) {
    showAnswer(said, "refused", say("Script-PhotoForms.choose-first"));
    return;
  }
  showAnswer(said, "sending", say("Script-Common.sending"));
  const slow = setTimeout(() => showAnswer(said, "waiting", say("Script-Common.kept")), PATIENCE);
  const answers = attach(files, { about: place.dataset.photos ?? "", label: place.dataset.label ?? "" });
  field.clear();
  const refused = (await answers).find(({ status }) => status !== "recorded" && status !== "already-recorded");
  clearTimeout(slow);
  showAnswer(said, refused ? "refused" : "recorded", refused?.message ?? say("Script-Common.recorded"));
}

/** @param {HTMLElement} said @param {string} state @param {string} words */
function showAnswer(said, state, words) {
  said.dataset.state = state;
  said.textContent = words;
}
