// The print button of a page of sheets.
document.getElementById("print")?.addEventListener("click", () => print());
