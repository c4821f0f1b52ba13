/** The name under which this device appears in the log; kept on the device, changed in the menu. */

import { page } from "./page.js";
import { say } from "../../../shared/js/words.js";

const KEY = "openhall.device";

/** @returns {string} a device that joined by a code has the name it was given */
export function deviceName() {
  if (page?.device) return page.device;
  let name = localStorage.getItem(KEY);
  if (!name) {
    name = `${guess()} ${mark()}`;
    localStorage.setItem(KEY, name);
  }
  return name;
}

/** @param {string} name */
export function renameDevice(name) {
  const trimmed = name.trim().slice(0, 60);
  if (trimmed) localStorage.setItem(KEY, trimmed);
}

function guess() {
  const agent = navigator.userAgent;
  const kinds = /** @type {[RegExp, string][]} */ ([
    [/iPad/, "iPad"],
    [/iPhone/, "iPhone"],
    [/Android.*Mobile/, say("Script-Device.phone")],
    [/Android/, say("Script-Device.tablet")],
    [/Windows/, "Windows"],
    [/Macintosh/, "Mac"],
    [/Linux/, "Linux"],
  ]);
  return kinds.find(([pattern]) => pattern.test(agent))?.[1] ?? say("Script-Device.other");
}

/** Three letters, so that two tablets of one make are told apart. */
function mark() {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
  return [...crypto.getRandomValues(new Uint8Array(3))].map((byte) => letters[byte % 24]).join("");
}
