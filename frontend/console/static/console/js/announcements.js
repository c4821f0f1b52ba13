/** Announcements: a text that is out does not stay in the form, to be sent once more. */

import "./forms/forms.js";

document.addEventListener("hall:answered", (event) => {
  const { status, asked } = event.detail;
  if (status === "recorded" && asked instanceof HTMLFormElement && asked.id === "announce-form") asked.reset();
});
