// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { previousPage } from "./previous-page.ts";

afterEach(() => vi.unstubAllGlobals());

function visit(paths: string[], index: number) {
  const entries = paths.map((path) => ({ url: `https://example.com${path}` }));
  location.href = entries[index]!.url;
  vi.stubGlobal("navigation", { entries: () => entries, currentEntry: { index } });
}

test("the previous page is the one before in the tab's history, anchors aside", () => {
  visit(["/about", "/project-single/3", "/contact", "/blog"], 2);
  expect(previousPage()).toBe("/project-single/3");
  visit(["/project-single/3", "/contact", "/contact#content"], 2);
  expect(previousPage()).toBe("/project-single/3");
  visit(["/contact"], 0);
  expect(previousPage()).toBeNull();
});

test("without the Navigation API there is no previous page", () => {
  expect(previousPage()).toBeNull();
});
