/** What is sent to the server and what it answers, as the API schema says. */

import type { AlreadyRecorded, BoardClaimsPreview, BoardFileDefective, ConflictAnswer, Error, FileEntered, ImportPreview, Recorded, Refused, Whereabouts } from "types/api";
import type { paths, Result } from "types/orders";

type Start = "/api/v1/tournaments/{slug}/commands/";

/** The names of commands: "enter-result". */
export type Name = keyof paths extends infer Path ? (Path extends `${Start}${infer Command}/` ? Command : never) : never;

/** What a command holds. That a result is a legal one is left to the server: here it is any text. */
export type Command<N extends Name> = paths[`${Start}${N}/`] extends {
  post: { requestBody?: { content: { "application/json": { command: infer C } } } };
} ? Plain<C> : never;

type Plain<T> = T extends Result ? string : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/**
 * Every answer to a command, and what the page itself says where none comes: the status, and of each field
 * what any of the answers has there.
 */
export type Answer = { status: Answers["status"] } & { [Key in Exclude<Keys<Answers>, "status">]?: Value<Answers, Key> };

type Answers = Recorded | AlreadyRecorded | ConflictAnswer | Refused | Error;

/** Of a file: what it would do, or what it did. */
export type FileAnswer = { status: FileAnswers["status"] } & { [Key in Exclude<Keys<FileAnswers>, "status">]?: Value<FileAnswers, Key> };

/** Of a PGN of the electronic boards. */
export type BoardFileAnswer = { status: BoardFileAnswers["status"] } & { [Key in Exclude<Keys<BoardFileAnswers>, "status">]?: Value<BoardFileAnswers, Key> };

type BoardFileAnswers = Answers | BoardClaimsPreview | BoardFileDefective;
type FileAnswers = Answers | FileEntered | ImportPreview;
type Keys<Union> = Union extends unknown ? keyof Union : never;
type Value<Union, Key extends PropertyKey> = Union extends { [K in Key]: infer V } ? V : never;

/** What an order of the console holds beside its envelope, read back from the outbox: any command's fields, or none. */
export interface Typed {
  player?: number;
  game?: string;
  colour?: string;
  result?: string;
  expected?: string | null;
  reach?: string | null;
  results?: { game: string; result: string }[];
  further?: unknown[];
}

/** Where a colleague is, as the socket passes it on. */
export type Said = Whereabouts & { user: string; name: string; initials: string };

export interface Body {
  command_id: string;
  read_seq: number;
  head: string | undefined;
  occurred_at: string;
  device: string;
  reason: string;
  command?: Typed;
}

export interface Order {
  command_id: string;
  slug: string;
  /** who gave it; nobody else's session may send it */
  user: string;
  /** that person's name, for who reads what waits on this device */
  by?: string;
  /** below the tournament's API, e.g. "commands/enter-result/" */
  path: string;
  /** what is posted */
  body: Body;
  /** what it is about, e.g. "game:3.1.47" */
  subject: string;
  /** for people: "Board 47: 1–0" */
  label: string;
  /** a photo: goes as a form, with the fields of the body beside it */
  file?: Blob;
  /** of the file, as the arbiter knows it */
  name?: string;
}
