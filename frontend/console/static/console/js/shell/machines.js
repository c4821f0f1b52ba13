/**
 * Where the hall is led, and where it may be led when this server is silent: addresses of the second machine, which this
 * server itself has told and the device keeps. No other address is ever asked, or offered.
 */

import { find } from "../../../shared/js/dom.js";
import { ask, openable, OtherMachine } from "./other-machine.js";
import { page } from "./page.js";
import { live, outbox, photos } from "./shell.js";

/** @typedef {import("types/frames").Machines} Machines */

/** Milliseconds of silence after which the other machine is asked. */
const AWAY = 8_000;
const AGAIN = 5_000;

const other = new OtherMachine([outbox, photos], page?.machines ?? null);
let timer = 0;

if (page && !page.past) follow();

function follow() {
  if (page?.machines) hear(page.machines);
  live.addEventListener("machines", (event) => hear(event.detail));
  live.addEventListener("state", listen);
  live.addEventListener("logged-out", () => void askHere());
  listen();
}

/** What this server says of itself and the other one. @param {Machines | null} said null: there is no other one */
function hear(said) {
  other.keep(said);
  if (!said || said.leads) ledHere();
  else if (said.led_at) other.show("led", openable([said.led_at, ...said.others]).slice(0, 1));
  else void other.look(); // it was started again, and cannot know
}

/** The banner of a page that was made while another machine led goes by itself. */
function ledHere() {
  find("#not-leading")?.remove();
  other.hide();
}

/** A machine that has taken over has ended the log-ins that it gave before: its socket says nothing more. */
async function askHere() {
  const said = await ask("");
  if (said) hear(said);
}

function listen() {
  clearTimeout(timer);
  if (live.state !== "live") timer = window.setTimeout(() => void look(), AWAY);
}

/** Until this server is there again. */
async function look() {
  const there = await other.look();
  if (live.state === "live") return;
  if (!there) other.maybe();
  timer = window.setTimeout(() => void look(), AGAIN);
}
