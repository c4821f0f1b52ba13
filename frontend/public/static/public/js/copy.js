// Follows the head of a copy on another host, for whoever reads a mirror: asked for by every phone for itself, so not all at once,
// and not while nobody looks. The head says when the hall's server wrote it: how old the copy is, is told by that.

import { fileOf } from "./addresses.js";

const EVERY = 20_000;
const LONGEST = 120_000; // between two questions while the host is away
const ANSWERS_WITHIN = 10_000;
const LATE = 3; // so many times the head was to be written anew, and was not

const page = document.body.dataset;
const folder = page.base.slice(page.mirror.length - "head.json".length); // of this language, below that of the head
const jitter = (milliseconds) => milliseconds * (0.7 + 0.6 * Math.random());

export function follow({ onHead, onState }) {
  let pause = EVERY;
  let timer = 0;

  async function ask() {
    try {
      const [head, answer] = await asked();
      pause = EVERY;
      page.written = String(Date.now() - age(head, answer));
      await onHead({ ...head, same: readsTheSame(head) });
      onState(isLate(head, answer) ? "old" : "copy");
    } catch {
      pause = Math.min(2 * pause, LONGEST);
      onState("lost");
    }
    timer = window.setTimeout(next, jitter(pause));
  }

  function next() {
    if (document.hidden) document.addEventListener("visibilitychange", next, { once: true });
    else void ask();
  }

  addEventListener("online", () => {
    clearTimeout(timer);
    next();
  });
  next();
}

async function asked() {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN);
  const answer = await fetch(page.mirror, { cache: "no-cache", signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return [await answer.json(), answer];
}

/* Whether the hall's server has not written there for long. */
export async function isOld() {
  const [head, answer] = await asked();
  return isLate(head, answer);
}

const isLate = (head, answer) => age(head, answer) > LATE * 1000 * head.every;

// By the host's own clock, whatever that of this phone says.
function age(head, answer) {
  const now = Date.parse(answer.headers.get("date") ?? "") || Date.now();
  return Math.max(0, now - Date.parse(head.written_at));
}

/* Whether this page reads in that version as it does here. */
export function readsTheSame(head) {
  const version = Number(page.version);
  const path = [page.page, page.argument].filter(Boolean).join("/");
  return version >= head.since && !isOlder(head, path, version);
}

/* Whether what is of that version reads otherwise by now: a cache in between may still have it. */
export function isOlder(head, path, version) {
  return version < (head.changed?.[folder + fileOf(path)] ?? 0);
}
