/**
 * What an arbiter has typed is kept until the server has answered it: orders go out one after the
 * other, in the order of typing, always with the same ids, and an answer that needs a human
 * (refused, conflict) stays until somebody has read it.
 *
 * There is one outbox for all tabs of a browser: they share the store, one of them sends (whichever has
 * the turn; when its page is closed, the next), and all of them hear each answer.
 *
 * Events: `restored` (what an earlier page left is here), `changed` (counts moved), `added`
 * ({order}: typed in another tab), `answer` ({order, answer}: in every tab).
 *
 * @typedef {import("./outbox-store.js").Kept} Kept
 * @typedef {import("./commands.js").Order} Order
 * @typedef {import("./commands.js").Answer} Answer
 *
 * @typedef {object} Events
 * @property {null} restored
 * @property {null} changed
 * @property {{order: Kept}} added
 * @property {{order: Kept, answer: Answer}} answer
 */

import { Broken, deliver, LoggedOut, Revoked, Unreachable } from "./commands.js";
import { Tabs, Turn } from "./tabs.js";
import { say } from "../../../shared/js/words.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
/** Sent so often to a server that breaks over it, an order is put aside, so that others go out. */
const TRIES = 4;
const SETTLED = new Set(["recorded", "already-recorded"]);
/** Milliseconds for which an order stands here that was handed over to another machine. */
const MOVED_STAYS = 24 * 3_600_000;
/** Milliseconds that the tab in which something was typed has to send it, and to tell the answer. */
const ITS_OWN = 2_000;

export class Outbox extends /** @type {import("types/events").TargetOf<Events>} */ (EventTarget) {
  /**
   * @param {import("./outbox-store.js").OutboxStore} store
   * @param {string} user
   * @param {string} lane its name among the tabs
   * @param {number} [patience] milliseconds that one order may take
   */
  constructor(store, user, lane, patience) {
    super();
    this.store = store;
    this.user = user;
    /** @type {Kept[]} every order of this device that is not settled, whoever typed it */
    this.orders = [];
    this.sending = false;
    this.pause = FIRST_PAUSE;
    this.timer = 0;
    this.soon = 0;
    this.broken = 0;
    /** "" while orders go out; else why they wait */
    this.trouble = "";
    /** What the server says is wrong with it; "" where it says nothing. */
    this.words = "";
    /** @type {Set<string>} orders whose answer this page has heard */
    this.heard = new Set();
    /** @type {Promise<unknown>} what is done to `orders` and the store, one after the other */
    this.work = Promise.resolve();
    this.started = false;
    this.turn = new Turn(lane, patience);
    this.tabs = new Tabs(`openhall-${lane}`, (said) => void this.#hear(said));
    /** @type {Promise<unknown>} what an earlier page left is here: where a page begins may hang on it */
    this.ready = new Promise((resolve) => {
      this.addEventListener("restored", resolve, { once: true });
    });
    this.store.onNote(() => this.#lookSoon());
    window.addEventListener("online", () => this.hurry());
    window.addEventListener("pageshow", ({ persisted }) => persisted && void this.#lookAgain());
    document.addEventListener("visibilitychange", () => !document.hidden && void this.#lookAgain());
    window.addEventListener("beforeunload", (event) => {
      if (!this.store.lasts && this.waiting.length) event.preventDefault();
    });
  }

  /** Take up what an earlier page left behind; what was typed on this one meanwhile stays. */
  async start() {
    await this.#read();
    await this.#forgetMoved();
    this.started = true;
    this.#changed();
    this.dispatchEvent(new CustomEvent("restored"));
    this.hurry();
  }

  /** @returns {Kept[]} orders of this user without an answer, whatever tournament they are for */
  get waiting() {
    return this.orders.filter((kept) => kept.state === "waiting" && this.#mine(kept));
  }

  /** @returns {Kept[]} orders of this user that another machine keeps now */
  get handedOver() {
    return this.orders.filter((kept) => kept.state === "moved" && this.#mine(kept));
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
    const answered = /** @type {Promise<Answer>} */ (new Promise((resolve) => {
      const listen = (/** @type {CustomEvent<Events["answer"]>} */ event) => {
        if (event.detail.order.command_id !== order.command_id) return;
        this.removeEventListener("answer", listen);
        resolve(event.detail.answer);
      };
      this.addEventListener("answer", listen);
    }));
    /** @type {Omit<Kept, "place">} */
    const typed = { ...order, state: "waiting", typed_at: new Date().toISOString() };
    this.store.note(typed);
    await this.#inTurn(async () => {
      const kept = await this.store.add(typed);
      if (!this.orders.some((other) => other.command_id === kept.command_id)) this.orders.push(kept);
    });
    this.#changed();
    this.tabs.say({ moved: true });
    this.hurry();
    return answered;
  }

  /** Send an order that was put aside once more. @param {number} place */
  async again(place) {
    await this.#inTurn(async () => {
      const kept = this.orders.find((other) => other.place === place);
      if (!kept) return;
      kept.state = "waiting";
      delete kept.answer;
      this.heard.delete(kept.command_id);
      await this.store.replace({ ...kept });
    });
    this.#changed();
    this.tabs.say({ moved: true });
    this.hurry();
  }

  /** The answer has been read: it need not be kept any longer. @param {number} place */
  async dismiss(place) {
    await this.#inTurn(async () => {
      await this.store.remove(place);
      this.orders = this.orders.filter((kept) => kept.place !== place);
    });
    this.#changed();
    this.tabs.say({ moved: true });
  }

  /**
   * Another machine keeps them now: they stay here, marked, and are sent from here no more.
   *
   * @param {Set<string>} ids of commands
   * @param {string} to its address
   * @returns {Promise<number>} how many of them stand here
   */
  async moved(ids, to) {
    let count = 0;
    await this.#inTurn(async () => {
      for (const kept of this.orders) {
        if (!ids.has(kept.command_id)) continue;
        Object.assign(kept, { state: "moved", to });
        await this.store.replace({ ...kept });
        count += 1;
      }
    });
    this.#changed();
    this.tabs.say({ moved: true });
    return count;
  }

  async #forgetMoved() {
    const old = (/** @type {Kept} */ kept) => kept.state === "moved" && Date.now() - Date.parse(kept.typed_at) > MOVED_STAYS;
    await this.#inTurn(async () => {
      for (const kept of this.orders.filter(old)) await this.store.remove(kept.place);
      this.orders = this.orders.filter((kept) => !old(kept));
    });
  }

  /** Send now instead of after the pause. */
  hurry() {
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    if (!this.sending) void this.#send();
  }

  // --- sending -------------------------------------------------------------------------------

  async #send() {
    if (!this.started) return;
    if (this.waiting.length === 0) {
      this.#say("", "");
      this.#changed();
      return;
    }
    this.sending = true;
    try {
      await this.turn.take((held) => this.#sendAll(held));
      this.#say("", "");
    } catch (error) {
      if (error instanceof Revoked) this.#say("revoked", "");
      else if (error instanceof LoggedOut) this.#say("logged-out", "");
      else if (error instanceof Unreachable) this.#say("unreachable", error.words);
      else throw error;
      if (this.trouble !== "revoked") this.#later(error instanceof Unreachable ? error.again : 0);
    } finally {
      this.sending = false;
      this.#changed();
    }
    if (!this.trouble && this.waiting.length) void this.#send();
  }

  /** What another tab has sent meanwhile is not sent again. @param {() => boolean} held */
  async #sendAll(held) {
    await this.#read();
    for (let next = this.waiting[0]; next && held(); next = this.waiting[0]) {
      const answer = await this.#delivered(next);
      this.pause = FIRST_PAUSE;
      this.#say("", "");
      await this.#settle(next, answer);
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
      return { status: "error", code: "server-broke", message: say("Script-Outbox.server-broke") };
    }
  }

  /** @param {Kept} kept @param {Answer} answer */
  async #settle(kept, answer) {
    const done = SETTLED.has(answer.status);
    const order = done ? kept : { ...kept, state: /** @type {const} */ ("answered"), answer };
    await this.#inTurn(async () => {
      if (done) await this.store.remove(kept.place);
      else await this.store.replace(order);
      const others = (/** @type {Kept} */ other) => other.command_id !== kept.command_id;
      this.orders = done ? this.orders.filter(others) : this.orders.map((other) => (others(other) ? other : order));
    });
    if (kept.place > 0) this.tabs.say({ answered: { order: withoutFile(order), answer } });
    this.#tell(order, answer);
    this.#changed();
  }

  /** @param {number} least milliseconds */
  #later(least) {
    clearTimeout(this.timer);
    const pause = Math.max(this.pause, least) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => {
      if (!this.sending) void this.#send();
    }, pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** @param {string} trouble @param {string} words */
  #say(trouble, words) {
    this.trouble = trouble;
    this.words = words;
  }

  // --- the other tabs ------------------------------------------------------------------------

  /** @param {{moved?: boolean, answered?: {order: Kept, answer: Answer}}} said */
  async #hear({ answered }) {
    if (answered) {
      this.heard.add(answered.order.command_id);
      this.#say("", "");
    }
    await this.#lookAgain();
    if (answered) this.dispatchEvent(new CustomEvent("answer", { detail: answered }));
  }

  /** The store may have moved without us; what the tab of its typing does not send, this one does. */
  async #lookAgain() {
    if (!this.started) return;
    await this.#read();
    this.#changed();
    if (this.waiting.length) this.#lookSoon();
  }

  #lookSoon() {
    clearTimeout(this.soon);
    this.soon = window.setTimeout(async () => {
      await this.#read();
      this.#changed();
      if (this.waiting.length && !this.sending && !this.trouble) void this.#send();
    }, ITS_OWN);
  }

  /** What stands in the store; tells of what others have added, and asks after what has gone. */
  async #read() {
    /** @type {Kept[]} */
    let before = [];
    await this.#inTurn(async () => {
      const stored = await this.store.all();
      before = this.orders;
      this.orders = stored;
    });
    const ids = new Set(before.map((kept) => kept.command_id));
    for (const kept of this.waiting) {
      if (this.started && !ids.has(kept.command_id)) this.dispatchEvent(new CustomEvent("added", { detail: { order: kept } }));
    }
    const now = new Set(this.orders.map((kept) => kept.command_id));
    for (const kept of before) {
      if (kept.state === "waiting" && this.#mine(kept) && !now.has(kept.command_id)) this.#askAfter(kept);
    }
  }

  /** Another tab has sent it and went before it could say so: the same order gets the same answer. @param {Kept} kept */
  #askAfter(kept) {
    window.setTimeout(async () => {
      if (this.heard.has(kept.command_id)) return;
      const answer = await deliver(kept).catch(() => null);
      if (answer && !this.heard.has(kept.command_id)) this.#tell(kept, answer);
    }, ITS_OWN);
  }

  /** @param {Kept} order @param {Answer} answer */
  #tell(order, answer) {
    this.heard.add(order.command_id);
    this.dispatchEvent(new CustomEvent("answer", { detail: { order, answer } }));
  }

  /** @param {() => Promise<void>} step @returns {Promise<void>} */
  #inTurn(step) {
    const done = this.work.then(step);
    this.work = done.catch(() => undefined);
    return done;
  }

  /** @param {Kept} kept */
  #mine(kept) {
    return kept.user === this.user;
  }

  #changed() {
    this.dispatchEvent(new CustomEvent("changed"));
  }
}

/** What is passed on need not hold the photo. @param {Kept} order */
function withoutFile({ file: _, ...order }) {
  return order;
}
