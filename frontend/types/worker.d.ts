/** The globals of the service workers (`/console/worker.js` sets SHELL, `/t/SLUG/worker.js` ROOM). */

export {};

declare global {
  const ROOM: {
    scope: string;
    base: string;
    files: string[];
    styles: string[];
    icon: string;
    policy: string;
    language: string;
    words: Record<"title" | "nothing" | "pages" | "tryAgain", string>;
  };
  const SHELL: { version: string; base: string; files: string[]; styles: string[]; words: Record<"title" | "noMemory" | "pages" | "page" | "tryAgain", string> };
}
