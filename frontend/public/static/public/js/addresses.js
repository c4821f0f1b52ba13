// Where pages and what they read are: on the server below the page's base, on a mirror as files beside it.

const page = document.body.dataset;

/* Of a page, as links have it: "", "names/", "player/17". */
export const addressOf = (path) => page.base + (page.mirror ? fileOf(path) : path);

/* What is fetched of a version; on a mirror there is the newest alone, and caches have to ask for it. */
export function askFor(tag, path) {
  if (page.mirror) return fetch(page.base + fileOf(path), { cache: "no-cache" });
  return fetch(`${page.base}v/${tag}.${document.documentElement.lang}/${path}`);
}

/* As `tournaments/mirror/pages.py` names them: "standings.json/3" is "standings/3.json". */
export function fileOf(path) {
  const [name, ...rest] = path.split("/").filter(Boolean);
  if (!name || name === "home") return "index.html";
  const [stem, end] = name.split(".");
  return end ? `${[stem, ...rest].join("/")}.${end}` : `${[name, ...rest].join("/")}/index.html`;
}
