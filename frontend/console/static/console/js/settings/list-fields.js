/**
 * A form whose command holds a list of things with fields of their own: they are added and removed, what is typed becomes
 * JSON in a hidden field. `data-list` is one of them with its number, `data-at` a field of it, `data-as` how that is read.
 */

import { find, findAll } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import "../forms/forms.js";
import { keepsOwn } from "../forms/typed.js";
import { guard } from "../forms/unsaved.js";
import { toastThere } from "../shell/toasts.js";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */
/** @typedef {Record<string, unknown>} Content */

/** What was typed and cannot be read; the words say why. */
export class Unreadable extends Error {}

/** @type {Record<string, (text: string) => unknown>} */
const READ = {
  int: (text) => Number(text || 0),
  list: (text) => pieces(text).map((piece) => piece.toUpperCase()),
  lines: (text) => parts(text, "\n"),
  players: (text) => pieces(text).map(entryOf),
};

/**
 * @param {object} options
 * @param {HTMLFormElement} options.form
 * @param {HTMLElement} options.lists where they stand; `data-next` is the number of the next
 * @param {HTMLTemplateElement | null} options.empty
 * @param {HTMLElement | null} options.adding the button
 * @param {boolean} options.atLeastOne
 * @param {string} options.held the name of the hidden field
 * @param {string} options.path where the command has the list: "fund.lists"
 * @param {Record<string, (text: string) => unknown>} [options.read] further ways of reading
 * @param {string} options.choice the field by whose value others show, as their `data-only` says
 * @param {(contents: Content[], value: (field: Field) => unknown) => unknown} options.whole what is sent of them
 * @returns {() => void} reads all fields again, where one of them says how the others are read
 */
export function listForm({ form, lists, empty, adding, atLeastOne, held, path, read = {}, choice, whole }) {
  const ways = { ...READ, ...read };
  const all = () => findAll("[data-list]", lists);
  const added = () => findAll("[data-list][data-added]", lists);
  for (const list of all()) showFields(list, choice);
  if (!form.dataset.command) return () => undefined;
  let next = Number(lists.dataset.next);
  const came = all().map((list) => list.dataset.list);

  const add = () => {
    lists.append(/** @type {HTMLTemplateElement} */ (empty).content.cloneNode(true));
    const list = /** @type {HTMLElement} */ (lists.lastElementChild);
    list.dataset.list = String(next);
    list.dataset.added = "";
    next += 1;
    showFields(list, choice);
    fill();
    return list;
  };
  const fill = () => {
    const contents = all().map((list, at) => {
      /** @type {Content} */
      const content = { id: Number(list.dataset.list) };
      for (const field of /** @type {Field[]} */ (findAll("[data-at]", list))) {
        const name = pathOf(field.dataset.at);
        field.dataset.errorsOf = `${path}[${at}].${name}`;
        put(content, name, readable(field));
      }
      return content;
    });
    const input = /** @type {HTMLInputElement} */ (form.elements.namedItem(held));
    input.value = JSON.stringify(whole(contents, readable));
  };
  /** @param {Field} field @returns {unknown} undefined for what cannot be read */
  const readable = (field) => {
    try {
      return value(field, ways);
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  };

  if (atLeastOne && !all().length) add();
  const sending = guard(form);
  form.addEventListener("submit", fill);
  form.addEventListener("input", ({ target }) => {
    check(/** @type {Field} */ (target), ways);
    fill();
  });
  adding?.addEventListener("click", () => find("input", add())?.focus());
  form.addEventListener("click", ({ target }) => {
    const remove = /** @type {HTMLElement} */ (target).closest("[data-remove-list]");
    if (!remove) return;
    remove.closest("[data-list]")?.remove();
    fill();
  });
  keepsOwn(form, {
    take: () => ({ removed: came.filter((number) => all().every((list) => list.dataset.list !== number)), added: added().length }),
    give: (/** @type {{removed: string[], added: number}} */ own) => {
      for (const list of all()) if (own.removed.includes(list.dataset.list ?? "")) list.remove();
      for (const list of added().slice(own.added)) list.remove();
      while (added().length < own.added) add();
      fill();
    },
  });
  document.addEventListener("hall:answered", (event) => {
    const { status, asked } = event.detail;
    if ((status !== "recorded" && status !== "already-recorded") || asked !== form) return;
    sending()();
    toastThere(say("Script-Common.done-as-labelled", { what: form.dataset.label ?? "" }));
    location.assign(form.dataset.then ?? "");
  });
  const readAgain = () => {
    for (const field of /** @type {Field[]} */ (findAll("[data-as]", form))) check(field, ways);
    fill();
  };
  readAgain();
  return readAgain;
}

/** `who-sex`: `who.sex`. @param {string | undefined} name */
export function pathOf(name = "") {
  return name.replaceAll("-", ".");
}

/** @param {Content} content @param {string} path @param {unknown} given */
export function put(content, path, given) {
  const [first, ...rest] = path.split(".");
  if (rest.length) put(/** @type {Content} */ (content[first] ??= {}), rest.join("."), given);
  else content[first] = given;
}

/** @param {string} text @param {string} between */
export function parts(text, between) {
  return text.split(between).map((part) => part.trim()).filter(Boolean);
}

/** What stands between commas, semicolons or blanks, as it is pasted. @param {string} text */
function pieces(text) {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** Fields of one choice show with it alone; several are named with blanks between. @param {HTMLElement} list @param {string} choice */
function showFields(list, choice) {
  const chosen = /** @type {HTMLSelectElement} */ (find(`[data-at=${choice}]`, list));
  const show = () => {
    for (const field of findAll("[data-only]", list)) field.hidden = !parts(field.dataset.only ?? "", " ").includes(chosen.value);
  };
  chosen.addEventListener("change", show);
  show();
}

/** What cannot be read is said at its field, as the browser says what it checks. @param {Field} field @param {typeof READ} ways */
function check(field, ways) {
  let words = "";
  try {
    value(field, ways);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    words = error.message;
  }
  field.setCustomValidity(words);
}

/** @param {Field} field @param {typeof READ} ways @returns {unknown} @throws {Unreadable} */
function value(field, ways) {
  if (field.dataset.as === "tick") return /** @type {HTMLInputElement} */ (field).checked;
  const read = ways[field.dataset.as ?? ""];
  return read ? read(field.value.trim()) : field.value.trim();
}

/** An entry by the number that people know it by. @param {string} number */
function entryOf(number) {
  const entries = /** @type {Record<string, number>} */ (JSON.parse(find("#entry-numbers")?.textContent ?? "{}"));
  const entry = entries[number];
  if (!entry) throw new Unreadable(say("Script-PrizeFund.nobody", { number }));
  return entry;
}
