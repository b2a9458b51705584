import { expect, test } from "vitest";
import { filtersUrl, isNarrowed, readFilters, viewUrl } from "./filters.ts";

test("a URL without a query is all leads, the newest first", () => {
  expect(readFilters("")).toMatchObject({ view: "all", sort: "newest" });
  expect(isNarrowed(readFilters(""))).toBe(false);
});

test.for([
  "/",
  "/?view=new",
  "/?view=mine&kind=broker&stage=offer&owner=none&search=%2B971+50&sort=oldest",
])("%s is read and written the same", (url) => {
  expect(filtersUrl(readFilters(url.slice(2)))).toBe(url);
});

test("values that do not exist are ignored", () => {
  const { view, kind, owner, sort } = readFilters("view=none&kind=robot&owner=x&sort=random");
  expect({ view, sort }).toEqual({ view: "all", sort: "newest" });
  expect([kind, owner]).toEqual([undefined, undefined]);
});

test("due and own leads are ordered by their next step, waiting ones by age", () => {
  expect(readFilters("view=due").sort).toBe("due");
  expect(readFilters("view=mine").sort).toBe("due");
  expect(readFilters("view=waiting").sort).toBe("oldest");
  expect(viewUrl("due")).toBe("/?view=due");
});
