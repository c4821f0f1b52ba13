/** The few words of DOM work that every module needs. */

export { announce, spoken } from "./announcing.js";

/**
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement | null}
 */
export const find = (selector, root = document) => root.querySelector(selector);

/**
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement[]}
 */
export const findAll = (selector, root = document) => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];

/**
 * Make an element; text is always text, never markup.
 *
 * @param {string} tag
 * @param {Record<string, string | boolean | EventListener | null>} [attributes] `onclick` and the
 *   like take functions; `false` and `null` leave the attribute out
 * @param {...(Node | string | null)} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * @param {string} name a symbol of icons.svg
 * @returns {SVGElement}
 */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${document.documentElement.dataset.icons}#${name}`);
  svg.append(use);
  return svg;
}

/** How numbers, days and names are written and sorted: in the language of the page, whatever the browser's own is. */
export const locale = document.documentElement.lang === "en" ? "en-GB" : document.documentElement.lang || "en-GB";

/** Of the hall, where the page says so: one time on all devices, whatever their own zones are. */
export const timeZone = known(document.body.dataset.timeZone);
const HOURS = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });

/** @param {string | undefined} zone */
function known(zone) {
  try {
    return zone && new Intl.DateTimeFormat([], { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** @param {string} iso @returns {string} hours and minutes on the hall's clock */
export function clock(iso) {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? "" : HOURS.format(time);
}

/** @param {EventTarget | null} target @returns {boolean} whether keys typed there are text */
export function takesText(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement &&
    !["checkbox", "radio", "button", "submit"].includes(target.type)
  );
}
