// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForArrows } from "./menu-keys.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <ul>
      <li><a href="/" data-menu="top">Home</a></li>
      <li>
        <a href="/blog" data-menu="top">Blog</a>
        <a href="/1" data-menu="sub">First</a>
        <a href="/2" data-menu="sub">Second</a>
      </li>
    </ul>`;
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => paint());
  listenForArrows(document.querySelector("ul") as HTMLElement);
});

afterEach(() => document.documentElement.removeAttribute("dir"));

test.each([
  ["Home", "ArrowRight", "Blog"],
  ["Home", "ArrowLeft", "Blog"],
  ["Home", "ArrowDown", "Home"],
  ["Blog", "ArrowRight", "Home"],
  ["Blog", "ArrowDown", "First"],
  ["First", "ArrowDown", "Second"],
  ["Second", "ArrowDown", "First"],
  ["Second", "ArrowUp", "First"],
  ["First", "ArrowUp", "Blog"],
  ["Second", "ArrowLeft", "Home"],
])("from %s, %s goes to %s", (from, key, to) => {
  press(from, { key });
  expect(document.activeElement?.textContent).toBe(to);
});

test("ArrowLeft goes to the next entry in a right-to-left page", () => {
  document.documentElement.dir = "rtl";
  document
    .querySelector("ul")
    ?.insertAdjacentHTML("beforeend", '<li><a href="/about" data-menu="top">About</a></li>');
  press("Blog", { key: "ArrowLeft" });
  expect(document.activeElement?.textContent).toBe("About");
  press("Blog", { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toBe("Home");
});

test("the keys of back navigation are left to the browser", () => {
  press("Blog", { key: "ArrowLeft", altKey: true });
  expect(document.activeElement?.textContent).toBe("Blog");
});

function press(from: string, init: KeyboardEventInit) {
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === from);
  link?.focus();
  link?.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true }));
}
