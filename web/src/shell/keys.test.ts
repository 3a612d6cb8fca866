import { expect, test } from "vitest";
import { ownsKey, shellKey } from "./keys.ts";

const pressed = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);

test("letters are read by their place", () => {
  expect(shellKey(pressed({ code: "KeyH", key: "h" }), true)).toBe("hint");
  expect(shellKey(pressed({ code: "KeyU", key: "и" }), true)).toBe("undo");
});

test("a key that is held asks once, but goes on through the regions", () => {
  expect(shellKey(pressed({ code: "KeyH", key: "h", repeat: true }), true)).toBe(null);
  expect(shellKey(pressed({ code: "Escape", key: "Escape", repeat: true }), true)).toBe(null);
  expect(shellKey(pressed({ code: "F6", key: "F6", repeat: true }), true)).toBe("region");
});

test("the question mark is read as the sign that it is", () => {
  expect(shellKey(pressed({ code: "Slash", key: "?", shiftKey: true }), true)).toBe("rules");
  expect(shellKey(pressed({ code: "KeyM", key: "?", shiftKey: true }), true)).toBe("rules");
});

test("letters that were switched off do nothing, the way out and the next region stay", () => {
  expect(shellKey(pressed({ code: "KeyH", key: "h" }), false)).toBe(null);
  expect(shellKey(pressed({ code: "Escape", key: "Escape" }), false)).toBe("back");
  expect(shellKey(pressed({ code: "F6", key: "F6" }), false)).toBe("region");
});

test("with a modifier a key is the browser's", () => {
  expect(shellKey(pressed({ code: "KeyT", key: "t", ctrlKey: true }), true)).toBe(null);
});

test("what is typed into a field is no command", () => {
  const field = document.createElement("input");
  document.body.append(field);
  let heard: string | null = "nothing";
  field.addEventListener("keydown", (event) => (heard = shellKey(event, true)));
  field.dispatchEvent(pressed({ code: "KeyU", key: "u" }));
  expect(heard).toBe(null);
  field.remove();
});

function isOwn(html: string, code: string): boolean {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  let own = false;
  element?.addEventListener("keydown", (event) => (own = ownsKey(event as KeyboardEvent)));
  element?.dispatchEvent(pressed({ code }));
  return own;
}

test("the space bar is for the switch, the fold or the scrolling part that has the focus", () => {
  for (const html of [
    "<input type=checkbox role=switch>",
    "<summary>More</summary>",
    "<section tabindex=0></section>",
    "<button>Roll</button>",
    "<textarea></textarea>",
  ])
    expect(isOwn(html, "Space"), html).toBe(true);
  expect(isOwn("<section tabindex=-1></section>", "Space")).toBe(false);
});

test("letters and figures are free where nothing is typed, and Enter where nothing is pressed", () => {
  expect(isOwn("<input type=checkbox role=switch>", "KeyD")).toBe(false);
  expect(isOwn("<section tabindex=0></section>", "Enter")).toBe(false);
  expect(isOwn("<button>Roll</button>", "NumpadEnter")).toBe(true);
  expect(isOwn("<input>", "KeyD")).toBe(true);
});
