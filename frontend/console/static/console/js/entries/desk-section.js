/**
 * A section at the check-in desk: who plays in it, as far as the server has said, and what this person may do there.
 *
 * @typedef {Pick<import("types/api").PlayerRow, "player" | "tpn" | "name" | "latin" | "title" | "federation" | "rating" | "birth_year" | "fide_id" | "club" | "status"> & {board?: number | null}} Entry
 * @typedef {Entry & {key: string, section: DeskSection}} Person
 * @typedef {import("../shell/other-section.js").SectionPlace & {may: string[], players: Entry[]}} Desk
 */

import { own } from "../outbox/log-place.js";
import { plain } from "../../../shared/js/letters.js";
import { followed } from "../shell/other-section.js";
import { page } from "../shell/page.js";
import { live } from "../shell/shell.js";

export class DeskSection {
  /** @param {Desk} desk @param {(section: DeskSection) => void} moved  when the server has said something else */
  constructor({ players, may, ...row }, moved) {
    this.slug = row.slug;
    this.name = row.name;
    this.may = may;
    this.moved = moved;
    this.seq = 0;
    /** @type {Map<number, Person>} */
    this.people = new Map();
    const { place, live: line } = row.slug === page?.slug ? { place: own, live } : followed(row);
    this.place = place;
    this.live = line;
    this.take(players);
    line.addEventListener("frame", ({ detail }) => {
      const topics = detail.topics.map((topic) => topic.split(":")[0]);
      if (topics.includes("players") || topics.includes("rounds")) void this.read(topics.includes("rounds"));
    });
  }

  /** @param {Entry[]} entries */
  take(entries) {
    const boards = new Map([...this.people.values()].map((person) => [person.player, person.board]));
    this.people.clear();
    for (const entry of entries) {
      const words = [entry.name, entry.latin, entry.tpn, entry.fide_id, entry.club, entry.federation];
      const board = entry.board ?? boards.get(entry.player);
      this.people.set(entry.player, { ...entry, board, section: this, key: plain(words.filter(Boolean).join(" ")) });
    }
  }

  /** The list as the server has it now. @param {boolean} [boards] whether the round may be another one */
  async read(boards = false) {
    const answer = await read(`${this.slug}/players/`);
    if (!answer || answer.seq < this.seq) return;
    this.seq = answer.seq;
    this.take(answer.players.filter((/** @type {Entry} */ one) => one.status === "entered" || one.status === "checked-in"));
    if (boards) await this.#seat();
    this.moved(this);
  }

  /** The boards of the round that is published last. */
  async #seat() {
    const rounds = (await read(`${this.slug}/rounds/`))?.rounds ?? [];
    const shown = rounds.filter((/** @type {import("types/api").RoundRow} */ row) => row.status === "published" || row.status === "closed");
    const answer = shown.length && (await read(`${this.slug}/rounds/${shown.at(-1).round}/boards/`));
    if (!answer) return;
    for (const person of this.people.values()) person.board = null;
    for (const row of answer.boards) {
      for (const seat of [row.white, row.black]) {
        const person = this.people.get(seat.player);
        if (person) person.board = row.board;
      }
    }
  }
}

/** @param {string} path below the tournaments */
async function read(path) {
  const response = await fetch(`${page?.api}tournaments/${path}`).catch(() => null);
  return response?.ok ? response.json() : null;
}
