// A classic script that runs while the page is still being read: "find me" appears, with as much room
// for the remembered names as their cards took the last time, before there is anything below that
// would have to move. Where that is not known, what is below waits until the cards are there.

(() => {
  const kept = (what) => {
    try {
      return JSON.parse(localStorage.getItem(`openhall.${what}.${document.body.dataset.base}`) ?? "null");
    } catch {
      return null;
    }
  };
  const names = kept("names");
  const room = kept("room");
  const mine = document.getElementById("mine");
  document.getElementById("find").hidden = false;
  const follows = kept("follows");
  if (follows) {
    const followed = document.getElementById("followed");
    followed.hidden = false;
    if (follows.width === innerWidth) followed.style.minHeight = `${follows.height}px`;
  }
  if (!names?.length) return;
  mine.classList.add("awaited");
  if (room?.width === innerWidth && room.names === names.join()) mine.style.minHeight = `${room.height}px`;
  else document.body.classList.add("settling");
})();
