/** What the public pages fetch beside the programs' view, and pass on among themselves. */

import type { Head as PublicHead, PublicResults } from "types/api";
import type { PublicWords } from "types/words";

export {};

// Phones load these scripts over a hall's network, and every byte counts there: the names are global, so that scripts need
// not import them, and a page's elements are of HTML.
declare global {

/** `find.json` (`frontend/shared/public_lists.py`): entry number, name, title, federation, rating. */
interface People {
  key: string;
  /** Each with its players' entry numbers. */
  clubs?: [string, number[]][];
  people: [number, string, string, string, number][];
}

/** `cards.json`: by tag of a version the entry numbers whose pages read since then as they do now, and ranks by entry number. */
interface Cards {
  version: number;
  cards: Record<string, number[] | undefined>;
  ranks: Record<string, number | undefined>;
}

/** `now.json`: where everybody is in the newest round, by entry number. */
interface Now {
  version: number;
  phase: "entries" | "running" | "closed" | string;
  people: string;
  round: number;
  missing: number;
  rounds: number;
  /** First board, last (null: no end), and where they stand. */
  places: [number, number | null, string][];
  seats: Record<string, Seat | undefined>;
}

/** Board (null: none), colour, opponent, own part of the result, points, rank (null: not ranked), note. */
type Seat = [number | null, "w" | "b" | "", number | null, string, string, number | null, string];

interface Person {
  number: number;
  name: string;
  title: string;
  federation: string;
  rating: number;
  spellings: string[];
}

type Say = <Key extends keyof PublicWords>(key: Key, ...facts: {} extends PublicWords[Key] ? [] : [facts: PublicWords[Key]]) => string;
type Weave = <Key extends keyof PublicWords>(key: Key, facts: Record<keyof PublicWords[Key], string | number | Node>) => (string | Node)[];

type Outcome = "open" | "won" | "drawn" | "lost" | "won-by-forfeit" | "lost-by-forfeit";

/** "asking": no answer yet; "polling": answers, but no stream. */
/** "copy" and "old" are those of a mirror. */
type State = "asking" | "live" | "polling" | "lost" | "copy" | "old";

interface Follower {
  seen: () => string | undefined;
  onHead: (head: Head) => Promise<void>;
  onState: (state: State) => void;
  onOtherLog: () => void;
}

/** A message of `live` says more than `head`: results by board, where nothing else is new since the version of that tag. */
type Head = PublicHead & { changes?: { since: string; boards: Record<string, string>; missing: number; adjourned: number } } & Partial<Copied>;

/** What the head of a mirror says besides (`tournaments/mirror/head.py`), and whether the page reads in that version as it does. */
interface Copied {
  written_at: string;
  every: number;
  since: number;
  changed: Record<string, number | undefined>;
  same: boolean;
}
type Results = PublicResults;

/** What the templates of the public pages always write: an element that may be missing is found by another selector. */
interface DOMStringMap {
  argument: string;
  at: string;
  base: string;
  /** When a round begins: ISO 8601. */
  begins: string;
  follow: string;
  board: string;
  ends: string;
  /** Until when an announcement holds. */
  holdsUntil: string;
  /** Where to go instead of this server; "": nowhere. */
  ledAt: string;
  /** On a mirror: the path of its head. On no page of the server. */
  mirror: string;
  name: string;
  page: string;
  remember: string;
  round: string;
  /** Of a player's page: the tag of the version since which it reads so. */
  since: string;
  src: string;
  tag: string;
  version: string;
}

interface Document {
  getElementById(id: "who"): HTMLInputElement;
  getElementById(id: "find" | "find-hint" | "followed" | "hits" | "main" | "mine" | "stale" | "state"): HTMLElement;
}

interface ParentNode {
  querySelector(selectors: ".head h1" | ".res" | ".state-word" | "h1, h2"): HTMLElement;
  querySelector(selectors: "[data-known-head]"): HTMLAnchorElement | null;
  querySelector<Tag extends keyof HTMLElementTagNameMap>(selectors: Tag): HTMLElementTagNameMap[Tag] | null;
  querySelector(selectors: string): HTMLElement | null;
  querySelectorAll(selectors: "[data-clock]" | "[data-moment]" | "[data-clock], [data-moment]"): NodeListOf<HTMLTimeElement>;
  querySelectorAll(selectors: "progress"): NodeListOf<HTMLProgressElement>;
  querySelectorAll<Tag extends keyof HTMLElementTagNameMap>(selectors: Tag): NodeListOf<HTMLElementTagNameMap[Tag]>;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}
}
