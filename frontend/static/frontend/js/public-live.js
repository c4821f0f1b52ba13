// Follows the public head of a tournament: server-sent events, or a question every 15 seconds.
// States: "asking" (no answer yet), "live", "polling" (answers, but no stream), "lost".

const POLL = 15_000;
const SILENCE = 40_000; // the server speaks every 15 s: a stream silent for longer is dead
const LONGEST_PAUSE = 30_000;

const jitter = (milliseconds) => milliseconds * (0.7 + 0.6 * Math.random());

export function follow(base, { onHead, onState }) {
  let source = null;
  let failures = 0;
  let reconnect = 0;
  let watchdog = 0;
  let poll = 0;

  function connect() {
    stop();
    if (document.hidden) return;
    source = new EventSource(`${base}live`);
    source.onmessage = (event) => {
      failures = 0;
      clearTimeout(poll);
      poll = 0;
      alive();
      onState("live");
      onHead(JSON.parse(event.data));
    };
    source.onerror = broken;
    alive();
  }

  function alive() {
    clearTimeout(watchdog);
    watchdog = setTimeout(broken, SILENCE);
  }

  function broken() {
    source?.close();
    source = null;
    clearTimeout(watchdog);
    clearTimeout(reconnect);
    failures += 1;
    reconnect = setTimeout(connect, jitter(Math.min(1000 * 2 ** (failures - 1), LONGEST_PAUSE)));
    if (!poll) ask();
  }

  async function ask() {
    poll = setTimeout(ask, jitter(POLL));
    try {
      const answer = await fetch(`${base}head`, { cache: "no-cache" });
      if (!answer.ok) throw new Error(answer.statusText);
      const head = await answer.json();
      if (!poll) return; // the stream was quicker
      onState("polling");
      onHead(head);
    } catch {
      if (poll) onState("lost");
    }
  }

  function stop() {
    source?.close();
    source = null;
    for (const timer of [watchdog, reconnect]) clearTimeout(timer);
  }

  function pause() {
    stop();
    clearTimeout(poll);
    poll = 0;
  }

  function resume() {
    failures = 0;
    onState("asking");
    connect();
  }

  document.addEventListener("visibilitychange", () => (document.hidden ? pause() : resume()));
  addEventListener("pagehide", pause);
  addEventListener("pageshow", (event) => event.persisted && resume());
  addEventListener("online", resume);
  addEventListener("offline", () => {
    onState("lost");
    broken();
  });
  resume();
}
