/** What scripts find on a page that no browser library of types names. */

export {};

declare global {
  const htmx: { ajax(verb: "GET", path: string, context: { target: Element; select?: string; swap?: string }): Promise<void> };

  /** Not every browser has it. */
  const BarcodeDetector: { new (options: { formats: string[] }): { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> } };
}
