import { expect, test } from "vitest";
import { readView, writeView } from "./map-path.ts";

const sheet = { key: "dubai", width: 10_000, height: 8000 };

test("a view is in the URL as thousandths of its sheet, so that it outlives another drawing", () => {
  expect(writeView({ x: 2500, y: 6000, zoom: 1.6 }, sheet)).toBe("dubai,250,750,1.6");
  expect(readView("dubai,250,750,1.6", sheet)).toEqual({ x: 2500, y: 6000, zoom: 1.6 });
});

test.each([
  null,
  "",
  "dubai",
  "lahore,1,1,1",
  "dubai,1,1",
  "dubai,1,1,1,1",
  "dubai,,1,1",
  "dubai,1,x,1",
  "dubai,1,1,0",
])("%s is not a view of the sheet", (text) => {
  expect(readView(text, sheet)).toBeNull();
});
