/**
 * The list of tie-breaks: clicked together, moved by buttons, or typed. What is typed is what is sent;
 * the server says what each code is, and names at once what cannot stand there.
 */

import { find, findAll } from "../../../shared/js/dom.js";

const PAUSE = 250;
const SEPARATOR = ", ";

for (const box of findAll("[data-tie-breaks]")) follow(box);

/** @param {HTMLElement} box */
function follow(box) {
  const typed = /** @type {HTMLInputElement} */ (find("[name=tie_breaks]", box));
  const edition = /** @type {HTMLSelectElement} */ (find("[name=tie_break_edition]", box));
  const template = /** @type {HTMLSelectElement} */ (find("[data-template]", box));
  const chosen = /** @type {HTMLElement} */ (find("[data-chosen]", box));
  const system = /** @type {HTMLSelectElement | null} */ (find("[name=system]", /** @type {HTMLElement} */ (box.closest("form"))));
  let waiting = 0;
  let asked = 0;

  typed.addEventListener("input", () => later());
  typed.addEventListener("change", () => {
    typed.value = codesOf(typed.value).join(SEPARATOR);
  });
  edition.addEventListener("change", () => later());
  template.addEventListener("change", () => {
    const option = template.selectedOptions[0];
    if (option.dataset.codes === undefined) return;
    if (option.dataset.edition) edition.value = option.dataset.edition;
    write(codesOf(option.dataset.codes));
  });
  box.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (button) press(button);
  });
  system?.addEventListener("change", followSystem);
  const lists = /** @type {Record<string, string>} */ (JSON.parse(box.dataset.usual ?? "{}"));
  let usual = usualOf(system?.value ?? "");
  showTemplate();

  /** @param {HTMLButtonElement} button */
  function press(button) {
    const { add, move, remove, instead } = button.dataset;
    const codes = codesOf(typed.value);
    const place = Number(button.closest("li")?.dataset.place);
    if (add) codes.push(add);
    else if (instead) codes[place] = instead;
    else if (remove !== undefined) codes.splice(place, 1);
    else if (move) {
      const to = place + Number(move);
      [codes[place], codes[to]] = [codes[to], codes[place]];
      write(codes, { place: to, move });
      return;
    }
    write(codes, add ? null : { place: Math.min(place, codes.length - 1), move: "" });
  }

  /** @param {string[]} codes @param {{place: number, move: string} | null} [focus] where it stays for a keyboard */
  function write(codes, focus = null) {
    typed.value = codes.join(SEPARATOR);
    typed.dispatchEvent(new Event("input", { bubbles: true }));
    clearTimeout(waiting);
    void ask(focus);
  }

  function later() {
    showTemplate();
    clearTimeout(waiting);
    waiting = window.setTimeout(() => void ask(null), PAUSE);
  }

  /** @param {{place: number, move: string} | null} focus */
  async function ask(focus) {
    asked += 1;
    const mine = asked;
    const query = new URLSearchParams({ codes: codesOf(typed.value).join(SEPARATOR), edition: edition.value, tournament: box.dataset.tournament ?? "" });
    const answer = await fetch(`${box.dataset.check}?${query}`).catch(() => null);
    if (!answer?.ok || answer.redirected || mine !== asked) return;
    chosen.innerHTML = await answer.text();
    if (focus) focusOn(focus);
  }

  /** @param {{place: number, move: string}} focus */
  function focusOn({ place, move }) {
    const row = find(`[data-place="${place}"]`, chosen);
    const wanted = move ? find(`[data-move="${move}"]:not(:disabled)`, row ?? chosen) : null;
    (wanted ?? find("button:not(:disabled)", row ?? chosen) ?? typed).focus();
  }

  function showTemplate() {
    const codes = codesOf(typed.value).join();
    const options = [...template.options].filter((option) => option.dataset.codes !== undefined);
    const same = options.find((option) => codesOf(option.dataset.codes ?? "").join() === codes);
    template.value = same?.value ?? "";
  }

  /** Who took the usual list of one system takes that of another. */
  function followSystem() {
    const now = usualOf(system?.value ?? "");
    if (codesOf(typed.value).join() === codesOf(usual).join() && now !== usual) write(codesOf(now));
    usual = now;
  }

  /** @param {string} code of a system */
  function usualOf(code) {
    return lists[code] ?? "";
  }
}

/** Lists are copied with commas, semicolons or spaces between; no code has one. @param {string} text */
function codesOf(text) {
  return text.split(/[\s,;]+/).filter(Boolean);
}
