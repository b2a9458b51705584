import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gallerySlots, singleSlots } from "./slots.ts";

test("the guide to the content lists the size of every picture of an entry", () => {
  const guide = readFileSync("docs/content.md", "utf8");
  const rows = [...guide.matchAll(/^\| (.+?) +\| (.+?) +\| (\d+ x \d+) +\|/gm)];
  const listed = rows.flatMap(([, kinds = "", slots = "", size]) =>
    quoted(kinds).flatMap((kind) => quoted(slots).map((slot) => `${kind} ${slot} ${size}`)),
  );
  const actual = Object.entries({ ...gallerySlots, ...singleSlots }).flatMap(([kind, slots]) =>
    Object.entries(slots).map(
      ([slot, { width, height }]) => `${kind} ${slot} ${width} x ${height}`,
    ),
  );
  expect(listed.toSorted()).toEqual(actual.toSorted());
});

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}
