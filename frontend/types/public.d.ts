/** What the public pages fetch beside the programs' view, and pass on among themselves. */

import type { Head } from "types/api";

export type { Head, PublicResults } from "types/api";

/** `find.json` (`frontend/shared/public_lists.py`): entry number, name, title, federation, rating. */
export interface People {
  key: string;
  people: [number, string, string, string, number][];
}

/** `now.json`: where everybody is in the newest round, by entry number. */
export interface Now {
  version: number;
  phase: "entries" | "running" | "closed" | string;
  people: string;
  round: number;
  missing: number;
  rounds: number;
  seats: Record<string, Seat | undefined>;
}

/** Board (null: none), colour, opponent, own part of the result, points, rank (null: not ranked), note. */
type Seat = [number | null, "w" | "b" | "", number | null, string, string, number | null, string];

export interface Person {
  number: number;
  name: string;
  title: string;
  federation: string;
  rating: number;
  spellings: string[];
}

/** "asking": no answer yet; "polling": answers, but no stream. */
export type State = "asking" | "live" | "polling" | "lost";

export interface Follower {
  seen: () => string | undefined;
  onHead: (head: Head) => Promise<void>;
  onState: (state: State) => void;
  onOtherLog: () => void;
}
