/**
 * Parts of a page that htmx fetches again when the tournament moves. There is never more than one
 * request for a part, and a pause after it; what moves meanwhile makes another one, because the
 * answer under way may have been made before.
 *
 * A part has an id, and in `data-follows` the topics that concern it ("frame": all); htmx fetches it
 * on `hall:fetch`.
 */

import { find, findAll } from "../../../shared/js/dom.js";

const PAUSE = 1_000;
const RETRY = 5_000;

/** @type {Map<string, {asked: boolean, busy: boolean, timer: number}>} by the id of the part */
const parts = new Map();

document.body.addEventListener("hall:frame", (event) => {
  const frame = event.detail;
  const moved = new Set(frame.topics.map((/** @type {string} */ topic) => topic.split(":")[0]));
  for (const part of findAll("[data-follows]")) {
    const follows = (part.dataset.follows ?? "").split(" ");
    if (follows.some((topic) => topic === "frame" || moved.has(topic))) ask(part.id);
  }
});

document.body.addEventListener("htmx:afterRequest", (event) => {
  // The part itself may have been replaced by now: the event comes from above it.
  const { requestConfig, xhr } = event.detail;
  const { id } = requestConfig.elt;
  const state = parts.get(id);
  if (!state?.busy) return;
  state.busy = false;
  const failed = xhr.status === 0 || xhr.status >= 500;
  state.asked ||= failed;
  state.timer = window.setTimeout(() => fetchAgain(id), failed ? RETRY : PAUSE);
});

/** Has a part fetched again. @param {string} id */
export function ask(id) {
  const state = parts.get(id) ?? { asked: false, busy: false, timer: 0 };
  parts.set(id, state);
  state.asked = true;
  if (!state.busy && !state.timer) fetchAgain(id);
}

/** @param {string} id */
function fetchAgain(id) {
  const state = parts.get(id);
  const part = find(`#${id}`);
  if (!state) return;
  state.timer = 0;
  if (!state.asked || !part) return;
  state.asked = false;
  state.busy = true;
  part.dispatchEvent(new CustomEvent("hall:fetch"));
}
