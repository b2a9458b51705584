// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { makeRow } from "#desk/test-rows.ts";
import { placeCard, replaceRow } from "./lead-cache.ts";

const [first, second] = [makeRow({ id: "1", version: 2 }), makeRow({ id: "2" })];
const list = { pages: [{ leads: [first, second], next: null }], pageParams: [undefined] };
const ids = (given: Pick<ReturnType<typeof replaceRow>, "pages">) =>
  given.pages.flatMap(({ leads }) => leads.map(({ id }) => id));

test("a changed lead keeps its place in a list", () => {
  const changed = { ...first, version: 3, name: "Amina K." };
  const { pages } = replaceRow(list, changed);
  expect(pages[0]?.leads).toEqual([changed, second]);
});

test("an older version does not replace a newer one", () => {
  expect(replaceRow(list, { ...first, version: 1 })).toBe(list);
  expect(placeCard(list, { ...first, version: 1, stage: "won" }, "new")).toBe(list);
});

test("a lead of no list changes nothing", () => {
  expect(replaceRow(list, makeRow({ id: "9" }))).toBe(list);
});

test("a card leaves the column of its old stage and is on top of its new one", () => {
  const moved = { ...second, version: 1, stage: "viewing" as const };
  expect(ids(placeCard(list, moved, "new"))).toEqual(["1"]);
  const other = { pages: [{ leads: [makeRow({ id: "5" })], next: null }], pageParams: [undefined] };
  expect(ids(placeCard(other, moved, "viewing"))).toEqual(["2", "5"]);
});
