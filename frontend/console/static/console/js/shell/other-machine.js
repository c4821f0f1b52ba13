/**
 * The other machine of the hall: whether it leads, and the notice with the button that hands over to it what was typed here.
 *
 * @typedef {import("types/frames").Machines} Machines
 * @typedef {import("../outbox/outbox.js").Outbox} Outbox
 */

import { handOver } from "../outbox/hand-over.js";
import { find, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";
import { page } from "./page.js";

const KEPT = "openhall.machines";
const PATIENCE = 3_000;

export class OtherMachine {
  /** @param {[Outbox, Outbox]} lanes what is typed here, and photos @param {Machines | null} [said] by the server, of itself */
  constructor(lanes, said = null) {
    this.lanes = lanes;
    /** @type {Machines | null} */
    this.known = said ?? kept();
    /** What was handed over to the other machine: words for the notice. */
    this.handed = "";
  }

  /** For a time when the server says nothing. @param {Machines | null} said null: there is no other machine */
  keep(said) {
    this.known = said;
    if (said) localStorage.setItem(KEPT, JSON.stringify(said));
    else localStorage.removeItem(KEPT);
  }

  /** What another page of this device has been told meanwhile. @returns {Machines | null} null: there is no other machine */
  recall() {
    this.known = kept();
    return this.known;
  }

  /** @returns {Promise<boolean>} whether the other one leads, and the page says so */
  async look() {
    const addresses = openable(this.known?.others ?? []);
    const answers = await Promise.all(addresses.map(ask));
    const leading = addresses.filter((_, place) => leads(answers[place], this.known));
    if (leading.length) this.show("led", leading.slice(0, 1));
    return leading.length > 0;
  }

  /** Neither machine says that it leads. */
  maybe() {
    const addresses = openable(this.known?.others ?? []);
    if (addresses.length) this.show("may-be-led", addresses);
  }

  /** Where the page itself came with a banner that says it, the button is enough. @param {"led" | "may-be-led"} how @param {string[]} addresses */
  show(how, addresses) {
    const banner = find("#not-leading");
    const says = JSON.stringify([how, addresses, this.handed, Boolean(banner)]);
    const there = find("#elsewhere");
    if (there?.dataset.says === says) return;
    const words = how === "led" ? say("Script-Machines.led", { address: addresses[0] ?? "" }) : say("Script-Machines.may-be-led");
    const buttons = addresses.map((address) =>
      make("button", { class: "button small", type: "button", onclick: () => void this.#go(address, how) }, say("Script-Machines.go", { address })));
    const notice = make("p", { class: "notice warn past", id: "elsewhere", role: "status", "data-says": says }, `${banner ? "" : words} ${this.handed} `.trimStart(), ...buttons);
    if (there) there.replaceWith(notice);
    else find("#main")?.before(notice);
  }

  hide() {
    find("#elsewhere")?.remove();
  }

  /** @param {string} address @param {"led" | "may-be-led"} how */
  async #go(address, how) {
    for await (const count of handOver(address, this.lanes, page?.pass ?? "")) {
      if (count < 0) this.handed = say("Script-Machines.blocked", { address });
      else this.handed = count ? say("Script-Machines.handed-over", { count, address }) : say("Script-Machines.nothing-waits", { address });
      this.show(how, [address]);
    }
  }
}

/** @returns {Machines | null} */
const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? "null");

/** @param {string} address "" is this server @returns {Promise<Machines | null>} null: no answer, or none that this page may read */
export async function ask(address) {
  try {
    const answer = await fetch(`${address}/machine/`, { credentials: "omit", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** The same hall, and nobody has taken over after it did. @param {Machines | null} said @param {Machines | null} known */
export const leads = (said, known) => Boolean(said?.leads && said.hall === known?.hall && said.epoch >= (known?.epoch ?? 0));

/** A page of HTTPS may ask and open addresses of HTTPS alone. @param {string[]} addresses */
export function openable(addresses) {
  const alike = addresses.filter((address) => address.startsWith(`${location.protocol}//`));
  return alike.length ? alike : addresses;
}
