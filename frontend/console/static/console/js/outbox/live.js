/**
 * The tournament as it moves: a WebSocket that goes on after the last seq this page has.
 *
 * Frames carry `prev` and `seq`; a frame whose `prev` is ahead of us is a gap, and the page asks
 * again with its own seq. Nothing is ever sent upwards; the address names the console, so that the
 * others hear when it has gone.
 *
 * Events: `frame` (detail: the frame), `note` (detail: the note), `state` (detail: "live",
 * "reconnecting" or "offline"; live: the page has all that the server had when it connected),
 * `trouble` (detail: what is wrong with the server, "" when it is over), `program` (detail: which program the
 * server is, at each heartbeat), `machines` (detail: where the hall is led, at each heartbeat; null where it has one
 * machine), `logged-out`, `resync` (this
 * log is not the page's: nothing comes any more).
 *
 * @typedef {import("types/frames").ConsoleFrame} Frame
 * @typedef {Frame | import("types/frames").Heartbeat | import("types/frames").Note | import("types/frames").Resync} Message
 * @typedef {"live" | "reconnecting" | "offline"} State
 *
 * @typedef {object} Events
 * @property {Frame} frame
 * @property {import("types/events").Note} note
 * @property {State} state
 * @property {string} trouble
 * @property {string} program
 * @property {import("types/frames").Machines | null} machines
 * @property {null} logged-out
 * @property {null} resync
 */

import { own } from "./log-place.js";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 6_000;
const SILENCE = 25_000;
const OFFLINE_AFTER = 6_000;
const NOT_LOGGED_IN = 4401;
const OUTAGE = 4503;

export class Live extends /** @type {import("types/events").TargetOf<Events>} */ (EventTarget) {
  /**
   * @param {string} path of the socket
   * @param {number} seq of the read that made the page
   * @param {string} console its id
   * @param {import("./log-place.js").LogPlace} [place] in the log that it follows
   */
  constructor(path, seq, console, place = own) {
    super();
    this.path = path;
    this.seq = seq;
    this.console = console;
    this.place = place;
    /** @type {State} */
    this.state = "reconnecting";
    this.pause = FIRST_PAUSE;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.retry = 0;
    this.silence = 0;
    this.lost = 0;
    this.stopped = false;
    this.behindAt = -1;
    /** What the server says is wrong with it; "" when nothing is. */
    this.trouble = "";
    /** Whether everything has come that was in the log when this connection was made. */
    this.caughtUp = false;
  }

  start() {
    window.addEventListener("offline", () => this.#drop("offline"));
    window.addEventListener("online", () => this.#now());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.state !== "live") this.#now();
    });
    window.addEventListener("pagehide", () => {
      this.stopped = true;
      this.#close();
    });
    window.addEventListener("pageshow", (event) => {
      if (!event.persisted) return;
      this.stopped = false;
      this.#now();
    });
    this.#connect();
  }

  /** No more tries: this device is out. */
  stop() {
    this.stopped = true;
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.#close();
  }

  /** Asks the server at once whether this page is of its log. */
  look() {
    this.#now();
  }

  #connect() {
    if (this.stopped) return;
    clearTimeout(this.retry);
    this.#close();
    this.caughtUp = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const known = this.place.browserHead();
    const place = `after=${this.seq}&hash=${this.place.shown.hash}${known ? `&head=${known}` : ""}`;
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}?${place}&console=${this.console}`);
    this.socket = socket;
    socket.onmessage = (message) => this.#take(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === NOT_LOGGED_IN) this.dispatchEvent(new CustomEvent("logged-out"));
      if (event.code === OUTAGE) this.#ail(event.reason);
      this.#drop("reconnecting");
    };
    this.#listen();
  }

  /** @param {Message} message */
  #take(message) {
    const { socket } = this;
    this.#listen();
    if ("resync" in message || this.#isOther(message)) {
      this.stop();
      this.#say("reconnecting");
      this.dispatchEvent(new CustomEvent("resync"));
      return;
    }
    if ("note" in message) this.dispatchEvent(new CustomEvent("note", { detail: message.note }));
    else if ("heartbeat" in message) {
      this.#compare(message.head);
      if (message.program) this.dispatchEvent(new CustomEvent("program", { detail: message.program })); // not of older servers
      this.dispatchEvent(new CustomEvent("machines", { detail: message.machines ?? null }));
    }
    else if (message.seq > this.seq) this.#advance(message);
    if (this.socket === socket && this.caughtUp) this.#heard();
  }

  /** A frame or a heartbeat that does not fit what the page has. @param {Exclude<Message, import("types/frames").Resync>} message */
  #isOther(message) {
    if ("note" in message) return false;
    const { shown } = this.place;
    if ("heartbeat" in message) return message.head < this.seq || (message.head === this.seq && shown.hash !== "" && message.hash !== shown.hash);
    return message.prev === this.seq && shown.hash !== "" && message.prev_hash !== shown.hash;
  }

  /** @param {Frame} frame */
  #advance(frame) {
    if (frame.prev > this.seq) {
      this.#connect();
      return;
    }
    this.seq = frame.seq;
    this.place.follow(frame.seq, frame.hash);
    this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
  }

  /**
   * A head ahead of us may still be on its way; twice in a row without a move, frames were lost.
   *
   * @param {number} head
   */
  #compare(head) {
    const behind = head > this.seq;
    this.caughtUp ||= !behind;
    if (behind && this.behindAt === this.seq) this.#connect();
    this.behindAt = behind ? this.seq : -1;
  }

  #heard() {
    this.#ail("");
    this.pause = FIRST_PAUSE;
    this.lost = 0;
    this.#say("live");
  }

  /** @param {string} words */
  #ail(words) {
    if (this.trouble === words) return;
    this.trouble = words;
    this.dispatchEvent(new CustomEvent("trouble", { detail: words }));
  }

  #listen() {
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.#drop("reconnecting"), SILENCE);
  }

  /** @param {"reconnecting" | "offline"} state */
  #drop(state) {
    this.#close();
    clearTimeout(this.silence);
    if (this.stopped) return;
    this.lost ||= performance.now();
    const offline = state === "offline" || !navigator.onLine || performance.now() - this.lost > OFFLINE_AFTER;
    this.#say(offline ? "offline" : "reconnecting");
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.#connect(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  #now() {
    this.pause = FIRST_PAUSE;
    this.#connect();
  }

  #close() {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  /** @param {State} state */
  #say(state) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }
}
