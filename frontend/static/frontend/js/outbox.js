/**
 * What an arbiter has typed is kept until the server has answered it: orders go out one after the
 * other, in the order of typing, always with the same ids, and an answer that needs a human
 * (refused, conflict) stays until somebody has read it.
 *
 * Events: `restored` (what an earlier page left is here), `changed` (counts moved), `answer`
 * ({order, answer}).
 *
 * @typedef {import("./outbox-store.js").Kept} Kept
 * @typedef {import("./commands.js").Order} Order
 * @typedef {import("./commands.js").Answer} Answer
 */

import { Broken, deliver, LoggedOut, Revoked, Unreachable } from "./commands.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const TRIES = 4;
/** Sent so often to a server that breaks over it, an order is put aside, so that others go out. */
const SETTLED = new Set(["recorded", "already-recorded"]);

export class Outbox extends EventTarget {
  /**
   * @param {import("./outbox-store.js").OutboxStore} store
   * @param {string} user
   */
  constructor(store, user) {
    super();
    this.store = store;
    this.user = user;
    /** @type {Kept[]} every order of this device that is not settled, whoever typed it */
    this.orders = [];
    this.sending = false;
    this.pause = FIRST_PAUSE;
    this.timer = 0;
    this.broken = 0;
    /** "" while orders go out; else why they wait */
    this.trouble = "";
    /** @type {Promise<unknown>} what an earlier page left is here: where a page begins may hang on it */
    this.ready = new Promise((resolve) => {
      this.addEventListener("restored", resolve, { once: true });
    });
    window.addEventListener("online", () => this.hurry());
    window.addEventListener("beforeunload", (event) => {
      if (!this.store.lasts && this.waiting.length) event.preventDefault();
    });
  }

  /** Take up what an earlier page left behind; what was typed on this one meanwhile stays. */
  async start() {
    const earlier = await this.store.all();
    const known = new Set(earlier.map((kept) => kept.command_id));
    this.orders = [...earlier, ...this.orders.filter((kept) => !known.has(kept.command_id))];
    this.#changed();
    this.dispatchEvent(new CustomEvent("restored"));
    this.hurry();
  }

  /** @returns {Kept[]} orders of this user without an answer, whatever tournament they are for */
  get waiting() {
    return this.orders.filter((kept) => kept.state === "waiting" && this.#mine(kept));
  }

  /** @returns {Kept[]} answers that somebody must read */
  get unread() {
    return this.orders.filter((kept) => kept.state === "answered" && this.#mine(kept));
  }

  /** @returns {Kept[]} typed on this device by somebody else: they wait for his log-in */
  get foreign() {
    return this.orders.filter((kept) => kept.state === "waiting" && !this.#mine(kept));
  }

  /**
   * Keep an order and send it as soon as it is its turn.
   *
   * @param {Order} order
   * @returns {Promise<Answer>} the server's answer, however long it takes
   */
  async put(order) {
    const answered = new Promise((resolve) => {
      const listen = (/** @type {CustomEvent} */ event) => {
        if (event.detail.order.command_id !== order.command_id) return;
        this.removeEventListener("answer", /** @type {EventListener} */ (listen));
        resolve(event.detail.answer);
      };
      this.addEventListener("answer", /** @type {EventListener} */ (listen));
    });
    const kept = await this.store.add({
      ...order,
      state: "waiting",
      typed_at: new Date().toISOString(),
    });
    this.orders.push(kept);
    this.#changed();
    this.hurry();
    return answered;
  }

  /** Send an order that was put aside once more. @param {number} place */
  async again(place) {
    const kept = this.orders.find((other) => other.place === place);
    if (!kept) return;
    kept.state = "waiting";
    delete kept.answer;
    await this.store.replace({ ...kept });
    this.#changed();
    this.hurry();
  }

  /** The answer has been read: it need not be kept any longer. @param {number} place */
  async dismiss(place) {
    await this.store.remove(place);
    this.orders = this.orders.filter((kept) => kept.place !== place);
    this.#changed();
  }

  /** Send now instead of after the pause. */
  hurry() {
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    if (!this.sending) void this.#send();
  }

  async #send() {
    this.sending = true;
    try {
      for (let next = this.waiting[0]; next; next = this.waiting[0]) {
        const answer = await this.#delivered(next);
        this.pause = FIRST_PAUSE;
        this.trouble = "";
        await this.#settle(next, answer);
      }
      this.trouble = "";
    } catch (error) {
      if (error instanceof Revoked) this.trouble = "revoked";
      else if (error instanceof LoggedOut) this.trouble = "logged-out";
      else if (error instanceof Unreachable) this.trouble = "unreachable";
      else throw error;
      if (this.trouble !== "revoked") this.#later();
    } finally {
      this.sending = false;
      this.#changed();
    }
  }

  /** @param {Kept} kept @returns {Promise<Answer>} */
  async #delivered(kept) {
    try {
      return await deliver(kept);
    } catch (error) {
      this.broken = error instanceof Broken ? this.broken + 1 : 0;
      if (this.broken < TRIES) throw error;
      this.broken = 0;
      return { status: "error", code: "server-broke", message: "The server failed over this again and again. It is kept here." };
    }
  }

  /** @param {Kept} kept @param {Answer} answer */
  async #settle(kept, answer) {
    if (SETTLED.has(answer.status)) {
      await this.store.remove(kept.place);
      this.orders = this.orders.filter((other) => other.place !== kept.place);
    } else {
      kept.state = "answered";
      kept.answer = answer;
      await this.store.replace({ ...kept });
    }
    this.dispatchEvent(new CustomEvent("answer", { detail: { order: kept, answer } }));
    this.#changed();
  }

  #later() {
    this.timer = window.setTimeout(() => {
      if (!this.sending) void this.#send();
    }, this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** @param {Kept} kept */
  #mine(kept) {
    return kept.user === this.user;
  }

  #changed() {
    this.dispatchEvent(new CustomEvent("changed"));
  }
}
