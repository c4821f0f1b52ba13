// A classic script, the first in the body of a page that stands on a mirror: where its folder and the head of the copy are, as
// paths of this host. The page itself says it relative to its own place, for it may stand in any folder of any host.

(() => {
  const page = document.body.dataset;
  for (const name of ["base", "mirror"]) page[name] = new URL(page[name] ?? "", location.href).pathname;
})();
