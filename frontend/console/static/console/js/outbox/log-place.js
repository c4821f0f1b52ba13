/**
 * How far this page knows a log: the seq of an event and the beginning of its hash. A log that was
 * put back counts the same numbers again, but never with the same hashes.
 *
 * A place is written HASH@SEQ. The newest one that any page of this browser has known is kept beside
 * what was typed: a page of another log is noticed even when it was opened after the back-up.
 */

import { page } from "../shell/page.js";

export class LogPlace {
  /** @param {string} slug @param {number} seq of the read that made the page @param {string} hash of it */
  constructor(slug, seq, hash) {
    this.slug = slug;
    /** What this page shows: frames alone move it. */
    this.shown = { seq, hash };
    this.newest = written(seq, hash);
    this.kept = `openhall.head.${slug}`;
  }

  /** @returns {string | undefined} the newest place that this page has heard of, by an answer too */
  newestHead() {
    return this.newest || undefined;
  }

  /** @returns {string} the newest place that this browser has known; "" when there is none */
  browserHead() {
    return localStorage.getItem(this.kept) ?? "";
  }

  /** A frame has come. @param {number} seq @param {string} hash */
  follow(seq, hash) {
    this.shown.seq = seq;
    this.shown.hash = hash;
    this.hear(written(seq, hash));
  }

  /** An answer about this tournament names the head. @param {string | undefined} head */
  hear(head) {
    if (!head || seqOf(head) < seqOf(this.newest)) return;
    this.newest = head;
    if (seqOf(head) >= seqOf(this.browserHead())) localStorage.setItem(this.kept, head);
  }

  /** What was known is of another log. */
  forgetHead() {
    localStorage.removeItem(this.kept);
  }
}

/** Of the tournament whose page this is. */
export const own = new LogPlace(page?.slug ?? "", page?.seq ?? 0, page?.hash ?? "");

/** @param {number} seq @param {string} hash */
function written(seq, hash) {
  return hash ? `${hash}@${seq}` : "";
}

/** @param {string} head */
const seqOf = (head) => Number(head.split("@")[1] ?? -1);
