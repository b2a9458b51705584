import { expect, test } from "vitest";
import { arrowStep } from "./arrow-step.ts";

const alone = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("the arrows to the sides say which way", () => {
  expect(arrowStep({ ...alone, key: "ArrowRight" })).toBe(1);
  expect(arrowStep({ ...alone, key: "ArrowLeft" })).toBe(-1);
  expect(arrowStep({ ...alone, key: "ArrowDown" })).toBeUndefined();
});

test.for(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "with %s an arrow is the browser's",
  (key) => {
    expect(arrowStep({ ...alone, key: "ArrowLeft", [key]: true })).toBeUndefined();
  },
);
