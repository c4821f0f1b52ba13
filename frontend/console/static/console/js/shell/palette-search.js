/**
 * What the palette finds for what is typed: a board by its number, a player by name, number or FIDE id in any script, a page, an
 * act, or an act together with whom it is about ("withdraw nov", "correct 47").
 *
 * @typedef {{label: string, place: string}} Place
 * @typedef {Place & {command: string}} Act
 * @typedef {{player: number, tpn: number | null, name: string, title: string, federation: string, rating: number, fide_id: string | null, club: string | null, place: string}} Player
 * @typedef {{board: number, white: string, black: string, place: string, appeal: string}} Board
 * @typedef {{pages: Place[], acts: Act[], of_a_player: Act[], of_a_board: Act[], players: Player[], boards: Board[]}} Index as the server says it
 *
 * @typedef {object} Hit
 * @property {"page" | "act" | "player" | "board"} kind
 * @property {string} label
 * @property {string} detail
 * @property {string} place  the address it leads to
 * @property {string} [of]   whom an act is about
 */

import { matches, named, plain } from "../../../shared/js/letters.js";

const MOST = 12;
/** How many whom an act may be about are offered. */
const MOST_OF_AN_ACT = 4;
const NUMBER = /^\d{1,4}$/;
const FIDE_ID = /^\d{5,}$/;
/** At which element the focus is set on arrival (`arriving.js`). */
const DO = "#do-";

/** @template T @typedef {T & {key: string}} Keyed */

export class Finder {
  /** @param {Index} index */
  constructor(index) {
    this.pages = keyed(index.pages, (page) => page.label);
    this.acts = keyed(index.acts, (act) => act.label);
    this.ofPlayers = keyed(index.of_a_player, (act) => act.label);
    this.ofBoards = keyed(index.of_a_board, (act) => act.label);
    this.players = keyed(index.players, (player) => `${player.name} ${player.club ?? ""} ${player.federation}`);
    this.boards = keyed(index.boards, (board) => `${board.white} ${board.black}`);
  }

  /** @param {string} typed @returns {Hit[]} the best first */
  find(typed) {
    const text = typed.trim();
    if (!text) return this.pages.slice(0, MOST).map(asPage);
    if (NUMBER.test(text)) return this.#numbered(Number(text)).slice(0, MOST);
    if (FIDE_ID.test(text)) return this.players.filter((player) => player.fide_id === text).map(asPlayer);
    const query = plain(text);
    const hits = query ? this.#written(query) : [];
    return (hits.length || !query ? hits : this.#heard(query)).slice(0, MOST);
  }

  /** @param {number} number @returns {Hit[]} the board comes first: it is what an arbiter types in a hurry */
  #numbered(number) {
    const boards = this.boards.filter((board) => board.board === number);
    const players = this.players.filter((player) => player.tpn === number);
    const acts = boards.flatMap((board) => this.ofBoards.map((act) => ofBoard(act, board)));
    return [...boards.map(asBoard), ...players.map(asPlayer), ...acts];
  }

  /** @param {string} query already plain @returns {Hit[]} */
  #written(query) {
    const begins = (/** @type {{key: string}} */ one) => one.key.startsWith(query);
    const holds = (/** @type {{key: string}} */ one) => matches(one.key, query);
    const acts = this.acts.filter(holds);
    const pages = this.pages.filter(holds);
    const players = this.players.filter(holds);
    return [
      ...acts.filter(begins).map(asAct),
      ...pages.filter(begins).map(asPage),
      ...players.filter(begins).map(asPlayer),
      ...this.#together(query),
      ...acts.filter((act) => !begins(act)).map(asAct),
      ...pages.filter((page) => !begins(page)).map(asPage),
      ...players.filter((player) => !begins(player)).map(asPlayer),
      ...this.boards.filter(holds).map(asBoard),
    ];
  }

  /** An act and whom it is about. @param {string} query already plain @returns {Hit[]} */
  #together(query) {
    return [
      ...this.ofPlayers.flatMap((act) => {
        const rest = restOf(query, act.key);
        return rest ? this.#people(rest).slice(0, MOST_OF_AN_ACT).map((player) => ofPlayer(act, player)) : [];
      }),
      ...this.ofBoards.flatMap((act) => {
        const rest = restOf(query, act.key);
        return rest ? this.#places(rest).slice(0, MOST_OF_AN_ACT).map((board) => ofBoard(act, board)) : [];
      }),
    ];
  }

  /** @param {string} rest already plain */
  #people(rest) {
    if (NUMBER.test(rest)) return this.players.filter((player) => player.tpn === Number(rest));
    if (FIDE_ID.test(rest)) return this.players.filter((player) => player.fide_id === rest);
    return named(this.players, rest, (player) => player.key);
  }

  /** @param {string} rest already plain */
  #places(rest) {
    if (/^\d+$/.test(rest)) return this.boards.filter((board) => board.board === Number(rest));
    return this.boards.filter((board) => matches(board.key, rest));
  }

  /** Nobody is written so: those who sound so. @param {string} query already plain @returns {Hit[]} */
  #heard(query) {
    return named(this.players, query, (player) => player.key).map(asPlayer);
  }
}

/** @template T @param {T[]} rows @param {(row: T) => string} words @returns {Keyed<T>[]} */
const keyed = (rows, words) => rows.map((row) => ({ ...row, key: plain(words(row)) }));

/**
 * What is left of the query without the words that are the act's; "": none of them is, or all are.
 *
 * @param {string} query already plain
 * @param {string} act already plain
 */
function restOf(query, act) {
  const words = query.split(" ");
  const own = act.split(" ");
  const rest = words.filter((word) => !own.some((each) => each.startsWith(word)));
  return rest.length < words.length ? rest.join(" ") : "";
}

/** @param {Place} page @returns {Hit} */
const asPage = ({ label, place }) => ({ kind: "page", label, detail: "", place });

/** @param {Act} act @returns {Hit} */
const asAct = ({ label, place, command }) => ({ kind: "act", label, detail: "", place: `${place}${DO}${command}` });

/** @param {Player} player @returns {Hit} */
function asPlayer({ name, title, tpn, federation, rating, club, place }) {
  const detail = [tpn, federation, rating || "", club].filter(Boolean).join(" · ");
  return { kind: "player", label: `${title} ${name}`.trim(), detail, place };
}

/** @param {Board} board @returns {Hit} */
const asBoard = ({ board, white, black, place }) => ({ kind: "board", label: String(board), detail: `${white} – ${black}`, place });

/** @param {Act} act @param {Player} player @returns {Hit} */
function ofPlayer({ label, command, place }, player) {
  const [path, asked = ""] = player.place.split("?");
  const below = `${path}${place}${asked && `?${asked}`}`;
  return { kind: "act", label, of: player.name, detail: "", place: place ? below : `${below}${DO}${command}` };
}

/** @param {Act} act @param {Board} board @returns {Hit} */
const ofBoard = ({ label, command }, board) => ({ kind: "act", label, of: String(board.board), detail: `${board.white} – ${board.black}`, place: command === "file-appeal" ? board.appeal : board.place });
