/** The globals of the service worker (`/console/worker.js` sets SHELL). */

export {};

declare global {
  const SHELL: { version: string; base: string; files: string[]; styles: string[]; words: Record<"title" | "noMemory" | "pages" | "page" | "tryAgain", string> };
}
