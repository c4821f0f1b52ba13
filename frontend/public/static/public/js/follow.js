// Follows the public head of a tournament: server-sent events, or a question every 15 seconds.
// States: "asking" (no answer yet), "live", "polling" (answers, but no stream), "lost". A page is said
// to be live, or to be asking every 15 s, once `onHead` has shown what the server has.
// A server without a place for one more stream says when to ask again; the questions go on.
// `seen()` is the tag of the version the page shows. Where that is of another log than the server's (a
// back-up was put back), there is `onOtherLog` and nothing else.

const POLL = 15_000;
const SILENCE = 40_000; // the server speaks every 15 s: a stream silent for longer is dead
const LONGEST_PAUSE = 30_000;
const ANSWERS_WITHIN = 8_000;

// Seconds of a Retry-After in milliseconds; the server speaks in seconds, never in dates.
const askedToWait = (answer) => 1000 * Number(answer.headers.get("retry-after") ?? 0) || 0;

const jitter = (milliseconds) => milliseconds * (0.7 + 0.6 * Math.random());

const OTHER_LOG = 409;

export function follow(base, { seen, onHead, onState, onOtherLog }) {
  let source = null;
  let failures = 0;
  let reconnect = 0;
  let watchdog = 0;
  let poll = 0;

  function connect() {
    stop();
    if (document.hidden) return;
    source = new EventSource(`${base}live?seen=${seen()}`);
    source.addEventListener("other-log", otherLog);
    source.onmessage = (event) => {
      failures = 0;
      clearTimeout(poll);
      poll = 0;
      alive();
      const heard = source;
      void onHead(JSON.parse(event.data)).then(() => heard === source && onState("live"));
    };
    source.onerror = broken;
    alive();
  }

  function alive() {
    clearTimeout(watchdog);
    watchdog = setTimeout(broken, SILENCE);
  }

  function broken() {
    // Closed by the browser, it was answered with something that is no stream: why is not said.
    const refused = source?.readyState === EventSource.CLOSED;
    source?.close();
    source = null;
    clearTimeout(watchdog);
    failures += 1;
    if (failures === 1) onState("asking");
    const pause = Math.min(1000 * 2 ** (failures - 1), LONGEST_PAUSE);
    clearTimeout(reconnect);
    if (refused) void askForPlace(pause);
    else reconnectIn(pause);
    if (!poll || failures === 2) void ask(); // a server that has stopped still answered the first time
  }

  function reconnectIn(pause) {
    clearTimeout(reconnect);
    reconnect = setTimeout(connect, jitter(pause));
  }

  // Asks when a stream may be had; `otherwise` is the pause when the server says nothing of it.
  async function askForPlace(otherwise) {
    let pause = otherwise;
    try {
      const signal = AbortSignal.timeout(LONGEST_PAUSE);
      const answer = await fetch(`${base}live`, { method: "HEAD", cache: "no-store", signal });
      pause = askedToWait(answer) || otherwise;
    } catch {
      // the server is away: the pause of a broken connection
    }
    if (!source && !document.hidden) reconnectIn(pause);
  }

  async function ask() {
    clearTimeout(poll);
    poll = setTimeout(ask, jitter(POLL));
    try {
      const signal = AbortSignal.timeout(ANSWERS_WITHIN);
      const answer = await fetch(`${base}head?seen=${seen()}`, { cache: "no-cache", signal });
      if (answer.status === OTHER_LOG) return void otherLog();
      if (askedToWait(answer) > POLL && poll) {
        clearTimeout(poll);
        poll = setTimeout(ask, jitter(askedToWait(answer)));
      }
      if (!answer.ok) throw new Error(answer.statusText);
      const head = await answer.json();
      if (!poll) return; // the stream was quicker
      await onHead(head);
      if (poll) onState("polling");
    } catch {
      if (poll) onState("lost");
    }
  }

  function otherLog() {
    pause();
    onOtherLog();
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
    broken();
    onState("lost");
  });
  resume();
}
