// Who comes by the code of a printed sheet brings the head of the log of that sheet: the link in the
// foot of the page asks for it.

const head = /^#log=([0-9a-f]{12,64}@\d+)$/.exec(location.hash)?.[1];
const link = document.querySelector("[data-known-head]");
if (head && link) {
  link.search = `?head=${encodeURIComponent(head)}`;
  link.textContent = "Is what the sheet says still in the log?";
  const folded = link.closest("details");
  if (folded) folded.open = true;
}
