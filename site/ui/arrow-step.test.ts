// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { arrowStep } from "./arrow-step.ts";

afterEach(() => document.documentElement.removeAttribute("dir"));

const alone = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.for([
  ["ltr", 1],
  ["rtl", -1],
] as const)("in a page that is %s the right arrow steps by %d", ([dir, step]) => {
  document.documentElement.dir = dir;
  expect(arrowStep({ ...alone, key: "ArrowRight" })).toBe(step);
  expect(arrowStep({ ...alone, key: "ArrowLeft" })).toBe(-step);
  expect(arrowStep({ ...alone, key: "ArrowDown" })).toBeUndefined();
});

test.for(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "an arrow with %s is left to the browser",
  (key) => {
    expect(arrowStep({ ...alone, key: "ArrowLeft", [key]: true })).toBeUndefined();
  },
);
