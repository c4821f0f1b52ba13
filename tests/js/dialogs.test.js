import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keydown, put, reset, until } from "./browser.js";
import { askReason, confirm, show } from "../../frontend/console/static/console/js/forms/dialogs.js";
import { openModal } from "../../frontend/console/static/console/js/forms/modal.js";
import { make } from "../../frontend/shared/static/shared/js/dom.js";

/** @typedef {import("types/api").ReachRow} Reach */

beforeEach(reset);

/** @param {string} selector @returns {HTMLElement} */
const there = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const dialog = () => /** @type {HTMLDialogElement} */ (there("dialog"));
const words = () => /** @type {HTMLInputElement} */ (there("dialog [name=own]"));
/** @param {HTMLDialogElement} box @param {number} x @param {number} y */
function click(box, x, y) {
  for (const kind of ["pointerdown", "click"]) box.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: y, bubbles: true }));
}

const QUESTION = { title: "Correct board 3", content: ["White – Black"], reasons: ["Typed wrongly", "Result slip says so"], yes: "Correct" };

test("yes is yes, and the dialog is gone before the page can take another key", async () => {
  const asked = confirm({ title: "Erase?", content: ["It cannot be undone."], yes: "Erase" });
  assert.equal(document.activeElement, there("dialog [value=yes]"));
  there("dialog [value=yes]").click();
  assert.equal(dialog(), null);
  assert.equal(await asked, true);
});

for (const [how, leave] of /** @type {[string, () => void][]} */ ([
  ["Cancel", () => there("dialog [data-close]").click()],
  ["Escape", () => dialog().close()],
  ["a click outside", () => click(dialog(), 900, 900)],
])) {
  test(`${how} is no`, async () => {
    const asked = confirm({ title: "Erase?", content: [], yes: "Erase" });
    leave();
    assert.equal(await asked, false);
    await until(() => !dialog());
  });
}

test("a click outside that began inside, or while something is typed, closes nothing", () => {
  const field = make("input", { name: "note" });
  show("Note", [field, make("button", { value: "" }, "Cancel")]);
  dialog().getBoundingClientRect = () => /** @type {DOMRect} */ ({ left: 100, top: 100, right: 300, bottom: 200 });
  dialog().dispatchEvent(new MouseEvent("pointerdown", { clientX: 150, clientY: 150 }));
  dialog().dispatchEvent(new MouseEvent("click", { clientX: 900, clientY: 900 }));
  assert.ok(dialog().open);
  /** @type {HTMLInputElement} */ (field).value = "half";
  click(dialog(), 900, 900);
  assert.ok(dialog().open);
  assert.match(there(".dialog-kept").textContent ?? "", /Something is typed here/);
});

test("a digit chooses the reason, Enter's button has the focus", async () => {
  const asked = askReason(QUESTION);
  dialog().dispatchEvent(keydown("é", "Digit2"));
  assert.equal(document.activeElement, there("dialog [value=yes]"));
  there("dialog [value=yes]").click();
  assert.equal(await asked, "Result slip says so");
});

test("own words go before a reason that was chosen, and take its tick away", async () => {
  const asked = askReason(QUESTION);
  dialog().dispatchEvent(keydown("1", "Digit1"));
  words().value = "  Seen at the board ";
  words().dispatchEvent(new Event("input", { bubbles: true }));
  assert.equal(document.querySelectorAll("dialog :checked").length, 0);
  there("dialog [value=yes]").click();
  assert.equal(await asked, "Seen at the board");
});

test("a digit in one's own words is a digit", () => {
  void askReason(QUESTION);
  words().dispatchEvent(keydown("1", "Digit1"));
  assert.equal(document.querySelectorAll("dialog :checked").length, 0);
});

test("without a reason nothing is done", async () => {
  const asked = askReason(QUESTION);
  there("dialog [value=yes]").click();
  assert.ok(dialog().open, "a reason is required");
  dialog().close();
  assert.equal(await asked, null);
});

test("where nobody expects the question no digit chooses and no button has the focus", () => {
  void askReason({ ...QUESTION, unexpected: true });
  dialog().dispatchEvent(keydown("1", "Digit1"));
  assert.equal(document.querySelectorAll("dialog :checked").length, 0);
  assert.equal(document.activeElement, there("#dialog-title"));
});

test("text is text, never markup", () => {
  show("<b>bold</b>", [make("p", {}, "<img src=x>")]);
  assert.equal(there("#dialog-title").textContent, "<b>bold</b>");
  assert.equal(document.querySelector("dialog img, dialog b"), null);
});

test("the focus goes to what stands in the place of what opened it", () => {
  const page = put('<table><tr data-key="3"><td><button class="open">Open</button></td></tr></table><dialog id="box"><button data-close>Close</button></dialog>');
  there("button.open").focus();
  openModal(/** @type {HTMLDialogElement} */ (there("#box")));
  /** @type {HTMLElement} */ (page.querySelector("tr")).innerHTML = '<td><button class="open">Open</button></td>';
  /** @type {HTMLDialogElement} */ (there("#box")).close();
  assert.equal(document.activeElement, there("button.open"));
});

/** A question whose reach is still being read. */
function unreadQuestion() {
  /** @type {(reach: Reach | null) => void} */
  let arrive = () => {};
  const reach = {
    element: make("section"), read: null, reading: true,
    arrived: /** @type {Promise<Reach | null>} */ (new Promise((resolve) => {
      arrive = (read) => {
        reach.reading = false;
        resolve(read);
      };
    })),
  };
  const asked = askReason({ ...QUESTION, reach });
  dialog().dispatchEvent(keydown("1", "Digit1"));
  there("dialog [value=yes]").click();
  return { asked, arrive };
}

for (const [what, read] of /** @type {[string, Reach | null][]} */ ([
  ["counts as usual", /** @type {Reach} */ ({ case: "next", late: "" })],
  ["cannot be read", null],
])) {
  test(`yes before the reach is read waits for it, and goes on where it ${what}`, async () => {
    const { asked, arrive } = unreadQuestion();
    assert.ok(dialog()?.open);
    arrive(read);
    assert.equal(await asked, "Typed wrongly");
  });
}

for (const [what, read] of /** @type {[string, Reach][]} */ ([
  ["late", /** @type {Reach} */ ({ case: "next", late: "2026-05-01T12:00:00Z" })],
  ["for the rating report alone", /** @type {Reach} */ ({ case: "rating", late: "" })],
])) {
  test(`yes before the reach is read is asked once more where the correction is ${what}`, async () => {
    const { asked, arrive } = unreadQuestion();
    arrive(read);
    await until(() => !there("dialog form").ariaBusy);
    assert.ok(dialog()?.open);
    there("dialog [value=yes]").click();
    assert.equal(await asked, "Typed wrongly");
  });
}

test("who cancels while the reach is read has cancelled", async () => {
  const { asked, arrive } = unreadQuestion();
  there("dialog [data-close]").click();
  arrive(null);
  assert.equal(await asked, null);
});
