// A screen whose console says what it shows: it takes another plan as it comes, goes on to the next of its
// lists, and says that it is there. It leaves a page only while the server answers, so that it never stands
// empty: without the server it goes on to turn the pages of the list it has.

const BEAT = 10_000;

const page = document.body.dataset;
const order = /** @type {HTMLElement} */ (document.getElementById("order"));
const { screen: name, next } = order.dataset;
const standing = plan();

// Of an element that a newer version has put in place: its text is patched, its attributes are not.
function plan() {
  return document.getElementById("order")?.textContent ?? "";
}

const answers = () => ["live", "polling"].includes(document.getElementById("state")?.dataset.state ?? "");

document.addEventListener("hall:main", () => {
  if (plan() === standing) return;
  if (location.pathname === `${page.base}screen/at/${name}`) location.reload();
  else location.replace(`${page.base}screen/at/${name}`);
});

document.addEventListener("hall:list-shown", () => {
  if (next && answers()) location.replace(`${page.base}${next}`);
});

function beat() {
  if (standing === "waiting") return; // the console knows of no such screen yet
  const slug = page.base.split("/")[2];
  const shown = { kind: page.kind, page: Number(page.pageShown ?? 0), pages: Number(page.pages ?? 0) };
  const body = JSON.stringify({ version: Number(page.version), width: innerWidth, height: innerHeight, ...shown });
  const headers = { "content-type": "application/json" };
  fetch(`/screens/${slug}/${name}/seen/`, { method: "POST", body, headers }).catch(() => {
    // the page says itself that the server is away
  });
}

beat();
setInterval(beat, BEAT);
