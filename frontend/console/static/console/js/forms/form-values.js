import { timeZone } from "../../../shared/js/dom.js";

/**
 * The fields as the command wants them: `data-kind` is `int`, `list` (commas), `lines` or
 * `nullable` ("" is null), `json`, `first-board` (the boards before it). A name with dots goes into what an earlier field has sent.
 * A `moment` is a date and time on the hall's clock, sent with its zone; of the ticks or the choices of a `many` all numbers are sent.
 * A field that says its `data-default`, or is disabled, is not sent.
 *
 * @param {HTMLFormElement} form
 * @returns {Record<string, unknown>}
 */
export function values(form) {
  /** @type {Record<string, unknown>} */
  const content = {};
  for (const field of /** @type {Iterable<HTMLInputElement>} */ (form.elements)) {
    if (!field.name || field.type === "submit" || (field.type === "radio" && !field.checked)) continue;
    if (field.name === "csrfmiddlewaretoken" || field.matches(":disabled")) continue;
    if (field.dataset.default === field.value.trim()) continue;
    if (field.dataset.kind === "many") {
      const ticked = /** @type {number[]} */ (content[field.name] ??= []);
      if (field.type !== "checkbox" || field.checked) ticked.push(Number(field.value));
      continue;
    }
    put(content, field.name.split("."), value(field));
  }
  return content;
}

/** @param {Record<string, unknown>} content @param {string[]} path @param {unknown} sent */
function put(content, [first, ...rest], sent) {
  if (rest.length) put(/** @type {Record<string, unknown>} */ (content[first] ??= {}), rest, sent);
  else content[first] = sent;
}

/** @param {string} text a date and time on the hall's clock @returns {string} ISO 8601 in UTC */
function inHall(text) {
  if (!timeZone) return new Date(text).toISOString();
  const written = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const wall = (/** @type {number} */ at) => Date.parse(`${written.format(at).replace(" ", "T")}Z`);
  const wanted = Date.parse(`${text}Z`);
  let at = wanted;
  for (let look = 0; look < 2; look += 1) at -= wall(at) - wanted; // twice: across a change of clocks
  return new Date(at).toISOString();
}

/** @param {HTMLInputElement} field */
function value(field) {
  const text = field.value.trim();
  switch (field.dataset.kind) {
    case "int":
      return Number(text || 0);
    case "first-board":
      return Number(text || 1) - 1;
    case "list":
      return text.split(",").map((part) => part.trim()).filter(Boolean);
    case "lines":
      return text.split("\n").map((part) => part.trim()).filter(Boolean);
    case "nullable":
      return text || null;
    case "moment":
      return text && inHall(text);
    case "json":
      return JSON.parse(text);
    default:
      return text;
  }
}
