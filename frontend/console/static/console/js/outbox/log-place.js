/**
 * How far this page knows the log: the seq of an event and the beginning of its hash. A log that was
 * put back counts the same numbers again, but never with the same hashes.
 *
 * A place is written HASH@SEQ. The newest one that any page of this browser has known is kept beside
 * what was typed: a page of another log is noticed even when it was opened after the back-up.
 */

import { page } from "../shell/page.js";

const KEPT = `openhall.head.${page?.slug ?? ""}`;

/** What this page shows: frames alone move it. */
export const shown = { seq: page?.seq ?? 0, hash: page?.hash ?? "" };

let newest = written(shown.seq, shown.hash);

/** @returns {string | undefined} the newest place that this page has heard of, by an answer too */
export const newestHead = () => newest || undefined;

/** @returns {string} the newest place that this browser has known; "" when there is none */
export const browserHead = () => localStorage.getItem(KEPT) ?? "";

/** A frame has come. @param {number} seq @param {string} hash */
export function follow(seq, hash) {
  shown.seq = seq;
  shown.hash = hash;
  hear(written(seq, hash));
}

/** An answer about this tournament names the head. @param {string | undefined} head */
export function hear(head) {
  if (!head || seqOf(head) < seqOf(newest)) return;
  newest = head;
  if (seqOf(head) >= seqOf(browserHead())) localStorage.setItem(KEPT, head);
}

/** What was known is of another log. */
export function forgetHead() {
  localStorage.removeItem(KEPT);
}

/** @param {number} seq @param {string} hash */
function written(seq, hash) {
  return hash ? `${hash}@${seq}` : "";
}

/** @param {string} head */
const seqOf = (head) => Number(head.split("@")[1] ?? -1);
