// Whom this phone follows in this tournament, as it is kept on it.

const KEY = `openhall.follows.${document.body.dataset.base}`;

/** @typedef {{players: number[], federations: string[], clubs: string[], height?: number, width?: number}} Follows */

/** @returns {Follows} */
export function follows() {
  const nobody = { players: [], federations: [], clubs: [] };
  try {
    return { ...nobody, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return nobody;
  }
}

/** @param {Follows} chosen */
export function keep(chosen) {
  const any = chosen.players.length || chosen.federations.length || chosen.clubs.length;
  try {
    if (any) localStorage.setItem(KEY, JSON.stringify(chosen));
    else localStorage.removeItem(KEY);
  } catch {
    // a phone that keeps nothing follows until the page is left
  }
}
