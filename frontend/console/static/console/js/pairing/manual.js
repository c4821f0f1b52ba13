/**
 * Pairing by hand: one or two players are chosen by their names, and the bar at the foot of the page
 * says what can be done with them. The choice survives what others do meanwhile.
 *
 * @typedef {[number, number]} Pair white, black
 * @typedef {{round: number, request: string, pairs: Pair[], pab: number | null, waiting: number[]}} Seats
 * @typedef {{label: string, broken?: Pair[], made?: Pair[], pab?: number | null}} Act
 */

import "./changing.js";
import { find, findAll, make } from "../../../shared/js/dom.js";
import { say } from "../../../shared/js/words.js";

/** @type {number[]} the players chosen, at most two, the first one first */
let chosen = [];

/** @type {Element | null} the button whose order is on its way; what is chosen after it is a new choice */
let pressed = null;

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  pressed = target.closest("#hand-bar [data-command]") ?? pressed;
  const seat = /** @type {HTMLElement | null} */ (target.closest("[data-seat]"));
  if (!seat) return;
  if (pressed) forgetChoice();
  const player = Number(seat.dataset.seat);
  chosen = chosen.includes(player) ? chosen.filter((other) => other !== player) : [...chosen, player].slice(-2);
  draw();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !chosen.length || find("dialog[open]")) return;
  event.preventDefault();
  forgetChoice();
  draw();
});

document.addEventListener("hall:answered", (event) => {
  const { status, asked } = event.detail;
  if (asked !== pressed) return;
  pressed = null;
  if (status !== "recorded") return;
  forgetChoice();
  draw();
});

document.addEventListener("hall:fragment", draw);

function forgetChoice() {
  chosen = [];
  pressed = null;
}

function draw() {
  const seats = /** @type {Seats | null} */ (JSON.parse(find("#manual")?.dataset.seats ?? "null"));
  const names = new Map(findAll("[data-seat]").map((seat) => [Number(seat.dataset.seat), seat.dataset.name ?? ""]));
  chosen = chosen.filter((player) => names.has(player));
  for (const seat of findAll("[data-seat]")) {
    seat.setAttribute("aria-pressed", String(chosen.includes(Number(seat.dataset.seat))));
  }
  const bar = find("#hand-bar");
  if (!bar) return;
  bar.hidden = !seats || !chosen.length;
  const said = find("[data-part=chosen]", bar);
  const [name = "", other = ""] = chosen.map((player) => names.get(player));
  if (said) said.textContent = chosen.length === 1 ? say("Script-Manual.choose-another", { name }) : other && say("Script-Manual.two", { one: name, other });
  const place = find("[data-part=acts]", bar);
  if (seats && place) place.replaceChildren(...acts(seats, names).map((act) => button(seats, act)), none());
}

/** @param {Seats} seats @param {Map<number, string>} names @returns {Act[]} */
function acts(seats, names) {
  const [one, other] = chosen;
  if (one === undefined) return [];
  const own = boardOf(seats, one);
  if (other === undefined) {
    if (own) return [{ label: say("Script-Manual.take-apart"), broken: [own] }];
    if (seats.pab === one) return [{ label: say("Script-Manual.take-bye"), pab: null }];
    return seats.pab === null ? [{ label: say("Script-Manual.give-bye"), pab: one }] : [];
  }
  if (own && own === boardOf(seats, other)) return [{ label: say("Script-Manual.exchange-colours"), broken: [own], made: [[own[1], own[0]]] }];
  if (seats.waiting.includes(one) && seats.waiting.includes(other)) {
    return [
      { label: say("Script-Manual.with-white", { name: names.get(one) ?? "" }), made: [[one, other]] },
      { label: say("Script-Manual.with-white", { name: names.get(other) ?? "" }), made: [[other, one]] },
    ];
  }
  return [{ label: say("Script-Manual.exchange"), ...exchange(seats, one, other) }];
}

/** @param {Seats} seats @param {number} player */
const boardOf = (seats, player) => seats.pairs.find((pair) => pair.includes(player));

/** Each takes the place of the other: a board, the bye, or none. @param {Seats} seats @param {number} one @param {number} other */
function exchange(seats, one, other) {
  const place = (/** @type {number} */ player) => (player === one ? other : player === other ? one : player);
  const broken = seats.pairs.filter((pair) => pair.includes(one) || pair.includes(other));
  const made = broken.map(([white, black]) => /** @type {Pair} */ ([place(white), place(black)]));
  return { broken, made, pab: seats.pab === null ? null : place(seats.pab) };
}

/** @param {Seats} seats @param {Act} act */
function button(seats, { label, broken = [], made = [], pab = seats.pab }) {
  const { round, request, pab: expected_pab } = seats;
  return make(
    "button",
    {
      class: "button primary",
      type: "button",
      "data-command": "change-manual-pairing",
      "data-values": JSON.stringify({ round, request, broken, made, expected_pab, pab }),
      "data-label": say("Script-Manual.label", { round, what: label }),
      "data-subject": `round:${round}`,
    },
    label,
  );
}

/** Whoever chose wrongly begins again. */
function none() {
  const onclick = () => {
    forgetChoice();
    draw();
  };
  return make("button", { class: "button", type: "button", onclick }, say("Script-Manual.choose-anew"));
}
