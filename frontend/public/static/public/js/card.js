// A player's page at a newer version. It is fetched where it reads otherwise, by the version since which it does, so that all
// phones and caches ask for it once; the rank, which others' results move, is written in place.

const page = document.body.dataset;

/**
 * The newer page, or null where the one that is open says all but the rank.
 *
 * @param {Head} head
 * @param {(tag: string, path: string) => Promise<Response>} fetchAt
 */
export async function newerCard(head, fetchAt) {
  /** @type {Cards} */
  const { cards, ranks } = await fetchAt(head.tag, "cards.json").then((answer) => answer.json());
  const number = Number(page.argument);
  const since = Object.keys(cards).find((tag) => cards[tag]?.includes(number)) ?? head.tag;
  const rank = ranks[number];
  if (since === page.since && writeRank(document, rank)) return null;
  const at = async (/** @type {string} */ tag) => parsed(await fetchAt(tag, `player/${number}`));
  let fresh = await at(since);
  if (!writeRank(fresh, rank)) fresh = await at(head.tag); // ranked then, and not now, or the other way about
  page.since = since;
  return fresh;
}

/** @param {Response} answer */
async function parsed(answer) {
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Whether the page has a place for it, or needs none. @param {Document} on @param {number | undefined} rank */
function writeRank(on, rank) {
  const place = on.querySelector("#rank");
  const text = place?.querySelector("a") ?? place;
  if (!text || !rank) return !text === !rank;
  if (text.textContent !== String(rank)) text.textContent = String(rank);
  return true;
}
