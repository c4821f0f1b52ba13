/**
 * The pages of this browser among each other: what one says all others hear, and one at a time has the
 * turn. Browsers have locks for that in secure contexts alone (HTTPS, localhost); over plain HTTP in a
 * hall network a note in localStorage does, which its holder renews.
 */

import { uuid } from "./ids.js";

const SAID = "openhall-said:";
const TURN = "openhall-turn:";
/** Milliseconds after which whoever has the turn is passed over: its page sleeps or hangs. */
const STEAL_AFTER = 30_000;
const BEAT = 1_000;
const DEAD_AFTER = 5_000;
const SETTLES = 60;

/** What one page says on a channel, the others hear. */
export class Tabs {
  /** @param {string} name @param {(said: any) => void} hear */
  constructor(name, hear) {
    this.name = name;
    if (typeof BroadcastChannel !== "undefined") {
      this.channel = new BroadcastChannel(name);
      this.channel.onmessage = ({ data }) => hear(data);
    } else {
      window.addEventListener("storage", ({ key, newValue }) => {
        if (key === SAID + name && newValue) hear(JSON.parse(newValue).said);
      });
    }
  }

  /** @param {object} said plain JSON */
  say(said) {
    if (this.channel) this.channel.postMessage(said);
    else localStorage.setItem(SAID + this.name, JSON.stringify({ said, once: uuid() }));
  }
}

/** One page at a time works; the turn of a page that was closed is free at once. */
export class Turn {
  /** @param {string} name @param {number} [steal] milliseconds until a silent holder is passed over */
  constructor(name, steal = STEAL_AFTER) {
    this.name = TURN + name;
    this.steal = steal;
  }

  /**
   * Works when it is our turn.
   *
   * @param {(held: () => boolean) => Promise<void>} work `held`: the turn is still ours
   */
  take(work) {
    return "locks" in navigator ? this.#locked(work) : this.#noted(work);
  }

  /** @param {(held: () => boolean) => Promise<void>} work */
  async #locked(work) {
    let begun = false;
    const patience = new AbortController();
    const timer = window.setTimeout(() => patience.abort(), this.steal);
    const begin = (/** @type {LockOptions} */ options) => {
      let held = true;
      /** @type {Promise<void> | undefined} */
      let working;
      return navigator.locks
        .request(this.name, options, () => {
          clearTimeout(timer);
          begun = true;
          working = work(() => held);
          return working;
        })
        .catch((error) => {
          if (!working) throw error;
          held = false; // taken away from us, or the work itself has failed
          return working;
        });
    };
    try {
      await begin({ signal: patience.signal });
    } catch (error) {
      if (begun) throw error;
      if (patience.signal.aborted) await begin({ steal: true });
      else await this.#noted(work); // a browser that has locks and gives none
    }
  }

  /** @param {(held: () => boolean) => Promise<void>} work */
  async #noted(work) {
    const me = uuid();
    await this.#wait(me);
    let beat = 0;
    const held = () => localStorage.getItem(this.name)?.startsWith(me) ?? true;
    const beating = window.setInterval(() => held() && localStorage.setItem(this.name, `${me}:${(beat += 1)}`), BEAT);
    const release = () => held() && localStorage.removeItem(this.name);
    window.addEventListener("pagehide", release);
    try {
      await work(held);
    } finally {
      clearInterval(beating);
      window.removeEventListener("pagehide", release);
      release();
    }
  }

  /** Until the note is ours. Two that write at once look again: the last one has it. @param {string} me */
  async #wait(me) {
    let seen = "";
    let since = performance.now();
    for (;;) {
      const note = localStorage.getItem(this.name) ?? "";
      if (note !== seen) [seen, since] = [note, performance.now()];
      if (!note || performance.now() - since > DEAD_AFTER) {
        try {
          localStorage.setItem(this.name, `${me}:0`);
        } catch {
          return; // no room for a note: sent twice is better than not at all
        }
        await pause(SETTLES);
        if (localStorage.getItem(this.name)?.startsWith(me)) return;
      }
      await pause(SETTLES);
    }
  }
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds));
