/**
 * Orders to the server: one POST each, with an id of our own, so that sending twice changes nothing.
 */

import { deviceName } from "../shell/device.js";
import { uuid } from "./ids.js";
import { own } from "./log-place.js";
import { page } from "../shell/page.js";
import { say } from "../../../shared/js/words.js";

/** Milliseconds for a photo in a crowded Wi-Fi. */
const UPLOAD_PATIENCE = 120_000;
/** The code of a conflict: the order was typed on a page of another log. */
export const OTHER_LOG = "OtherLog";

/** @typedef {import("types/orders-and-answers").Order} Order */
/** @typedef {import("types/orders-and-answers").Answer} Answer */
/**
 * What it is about, which read it rests on, and which log it goes to (`place`: the page's own by default).
 *
 * @typedef {{subject?: string, label?: string, reason?: string, readSeq?: number, place?: import("./log-place.js").LogPlace}} About
 */

/** The server could not be reached or is in trouble: the same order may be sent again. */
export class Unreachable extends Error {
  /** @param {string} message @param {{words?: string, again?: number}} [said] what the server says is
   *   wrong, and in how many milliseconds it wants to be asked again */
  constructor(message, { words = "", again = 0 } = {}) {
    super(message);
    this.words = words;
    this.again = again;
  }
}

/** The server broke over this very order (HTTP 500). */
export class Broken extends Unreachable {}

/** The session has ended: the order waits until its user has logged in again. */
export class LoggedOut extends Error {}

/** The device was revoked: nothing typed on it is taken any more. */
export class Revoked extends LoggedOut {}

/**
 * @template {import("types/orders-and-answers").Name} Name
 * @param {Name} name kebab-case command name
 * @param {import("types/orders-and-answers").Command<Name>} command
 * @param {About} [about]
 * @returns {Order}
 */
export function order(name, command, about = {}) {
  return orderTo(`commands/${name}/`, { command }, about);
}

/**
 * @param {string} path
 * @param {object} content fields beside the envelope's
 * @param {About} [about]
 * @returns {Order}
 */
export function orderTo(path, content, { subject = "", label = "", reason = "", readSeq, place = own } = {}) {
  if (!page) throw new Error("no tournament on this page");
  const command_id = uuid();
  return {
    command_id,
    slug: place.slug,
    user: page.user,
    by: page.name,
    path,
    subject,
    label,
    body: {
      command_id,
      read_seq: readSeq ?? place.shown.seq,
      head: place.newestHead(),
      occurred_at: new Date().toISOString(),
      device: deviceName(),
      reason,
      ...content,
    },
  };
}

/**
 * Post one order and wait for the answer.
 *
 * @param {Order} wanted
 * @returns {Promise<Answer>}
 * @throws {Unreachable | LoggedOut}
 */
export function deliver(wanted) {
  const url = `${page?.api}tournaments/${wanted.slug}/${wanted.path}`;
  return wanted.file ? post(url, asForm(wanted), UPLOAD_PATIENCE) : post(url, wanted.body);
}

/**
 * @param {string} url
 * @param {object | FormData} body
 * @param {number} [patience] milliseconds
 * @returns {Promise<Answer & Record<string, unknown>>}
 * @throws {Unreachable | LoggedOut}
 */
export async function post(url, body, patience = 20_000) {
  if (page?.past) return { status: "refused", code: "past", message: say("Script-Commands.past") };
  const isForm = body instanceof FormData;
  let response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "X-CSRFToken": cookie("csrftoken"),
        ...(isForm ? {} : { "Content-Type": "application/json" }),
      },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (response.status === 413) return { status: "error", code: "too-large", message: say("Script-Commands.too-large") };
  const answer = await response.json().catch(() => null);
  if (answer?.code === "device-revoked") throw new Revoked();
  if (response.status === 401 || isCsrf(response, answer)) throw new LoggedOut();
  if (response.status === 500) throw new Broken("HTTP 500");
  if (response.status > 500 || response.status === 429 || answer === null) {
    const words = response.status === 503 && answer?.message;
    const again = 1_000 * Number(response.headers.get("Retry-After")) || 0;
    throw new Unreachable(`HTTP ${response.status}`, { words: words || "", again });
  }
  return answer.status ? answer : { ...answer, status: response.ok ? "recorded" : "error" };
}

/** @param {Order} wanted */
function asForm({ body, file, name }) {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) form.set(field, String(value ?? ""));
  form.set("file", /** @type {Blob} */ (file), name);
  return form;
}

/** Another log-in on this device changed the token: the next try reads the new one. @param {Response} response @param {{message?: string} | null} answer */
function isCsrf(response, answer) {
  return response.status === 403 && /CSRF/.test(answer?.message ?? "");
}

/** @param {string} name @returns {string} */
function cookie(name) {
  const cookie = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return cookie ? decodeURIComponent(cookie.slice(name.length + 1)) : "";
}
