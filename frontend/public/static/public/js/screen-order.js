// A screen whose console says what it shows: it takes another plan as it comes, goes on to the next of its
// lists, and says that it is there. It leaves a page only while the server answers, so that it never stands
// empty: without the server it goes on to turn the pages of the list it has.

const BEAT = 10_000;

const page = document.body.dataset;
const first = here();

/** @returns {{plan?: string, screen?: string, next?: string}} */
function here() {
  return document.getElementById("order")?.dataset ?? {};
}

const answers = () => ["live", "polling"].includes(document.getElementById("state")?.dataset.state ?? "");

document.addEventListener("hall:main", () => {
  if (here().plan !== first.plan) location.replace(`${page.base}screen/at/${first.screen}`);
});

document.addEventListener("hall:list-shown", () => {
  const { next } = here();
  if (next && answers()) location.replace(`${page.base}${next}`);
});

function beat() {
  const slug = page.base.split("/")[2];
  const body = JSON.stringify({ version: Number(page.version), width: innerWidth, height: innerHeight });
  const headers = { "content-type": "application/json" };
  fetch(`/screens/${slug}/${first.screen}/seen/`, { method: "POST", body, headers }).catch(() => {
    // the page says itself that the server is away
  });
}

beat();
setInterval(beat, BEAT);
