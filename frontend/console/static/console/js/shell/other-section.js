/** Another section of the event, followed beside the one whose page this is. */

import { consoleId } from "./console-id.js";
import { Live } from "../outbox/live.js";
import { LogPlace } from "../outbox/log-place.js";
import { page } from "./page.js";
import { isWhole } from "./whole.js";

/**
 * @typedef {object} SectionPlace
 * @property {string} slug
 * @property {string} name
 * @property {number} seq     of the read that made the page
 * @property {string} hash    of that event, its beginning
 * @property {string} socket  path of the arbiters' socket
 */

/** @param {SectionPlace} row @returns {{place: LogPlace, live: Live}} not started on a page of the past or on half a page */
export function followed({ slug, seq, hash, socket }) {
  const place = new LogPlace(slug, seq, hash);
  const live = new Live(socket, seq, consoleId, place);
  live.addEventListener("resync", () => place.forgetHead());
  if (!page?.past && isWhole()) document.addEventListener("DOMContentLoaded", () => live.start(), { once: true });
  return { place, live };
}
