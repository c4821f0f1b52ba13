/**
 * What screen readers are told, politely, in the region of the page that is there for it. A text
 * that is replaced within moments is never spoken: each stands for a while, and what comes meanwhile
 * is said together after it.
 */

const STANDS = 1_000;
const GAP = 50;

/** @type {string[]} */
const waiting = [];
let standing = false;

/** @param {string} text */
export function announce(text) {
  if (text) waiting.push(text);
  if (!standing) sayNext();
}

/**
 * The words of an element with blanks between its parts, without what is only to be seen.
 *
 * @param {Element | null | undefined} element
 * @returns {string}
 */
export function spoken(element) {
  if (!element || element.matches("[aria-hidden=true], [hidden]")) return "";
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? spoken(node) : (node.textContent ?? "").trim(),
  );
  return parts.filter(Boolean).join(" ").replace(/\s+([,.:;])/g, "$1").replace(/\s+/g, " ");
}

function sayNext() {
  const region = document.querySelector("#announcer, #announce");
  standing = waiting.length > 0 && region !== null;
  if (!region || !standing) return;
  const text = waiting.splice(0).join(" ");
  if (region.textContent !== text) {
    region.textContent = text;
  } else {
    region.textContent = ""; // the same words once more are no change that would be spoken
    window.setTimeout(() => {
      region.textContent = text;
    }, GAP);
  }
  window.setTimeout(sayNext, STANDS);
}
