/** What the modules of a page tell each other, by event. */

import type { Answer, Order } from "types/orders-and-answers";
import type { ConsoleFrame } from "types/frames";

/** A target of our own that says which events it has, and what each of them carries. */
export type TargetOf<Events> = { new (): Target<Events> };

type Target<Events> = Omit<EventTarget, "addEventListener" | "removeEventListener"> & {
  addEventListener<Name extends keyof Events & string>(name: Name, listener: (event: CustomEvent<Events[Name]>) => void, options?: AddEventListenerOptions): void;
  removeEventListener<Name extends keyof Events & string>(name: Name, listener: (event: CustomEvent<Events[Name]>) => void): void;
};

/** What htmx says of a request and what becomes of it; the parts that are used here. */
interface Htmx {
  target: HTMLElement;
  xhr: XMLHttpRequest;
  shouldSwap: boolean;
  fragment: Element;
  requestConfig: { elt: HTMLElement };
  parameters: Record<string, unknown>;
  path: string;
}

/** A note of the socket: what is true now and kept nowhere. */
interface Note {
  screen?: { name: string; version: number; newest: number; width: number; height: number; kind: string | null; page: number; pages: number };
  presence?: import("types/orders-and-answers").Said | { user: string; console: string; left: true };
  pairing?: { round: number; total: number; done: number };
}

declare global {
  interface GlobalEventHandlersEventMap {
    "hall:answered": CustomEvent<Answer & { asked: HTMLElement }>;
    "hall:fetch": CustomEvent<null>;
    "hall:fragment": CustomEvent<null>;
    "hall:frame": CustomEvent<ConsoleFrame>;
    /** The newest version, as often as the server says it. */
    "hall:head": CustomEvent<import("types/api").Head>;
    "hall:main": CustomEvent<null>;
    "hall:note": CustomEvent<Note>;
    "hall:players": CustomEvent<ConsoleFrame>;
    "hall:rounds": CustomEvent<ConsoleFrame>;
    "hall:settings": CustomEvent<ConsoleFrame>;
    "hall:sorted": CustomEvent<null>;
    "hall:undone": CustomEvent<null>;
    /** The boards with another result; null: more may have changed. */
    "hall:version": CustomEvent<string[] | null>;
    "htmx:afterRequest": CustomEvent<Htmx>;
    "htmx:afterSwap": CustomEvent<Htmx>;
    "htmx:beforeSwap": CustomEvent<Htmx>;
    "htmx:configRequest": CustomEvent<Htmx>;
    "htmx:oobAfterSwap": CustomEvent<Htmx>;
    "htmx:oobBeforeSwap": CustomEvent<Htmx>;
    "htmx:responseError": CustomEvent<Htmx>;
    "htmx:sendError": CustomEvent<Htmx>;
    "htmx:timeout": CustomEvent<Htmx>;
  }
}
