// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { changeComparison, closeComparison, openComparison } from "./compare-url.ts";
import { subscribe } from "./shown-query.ts";
import { openUrl } from "./test-open-url.ts";

const [one, other] = ["warsan-tower.A-501", "warsan-tower.A-601"] as const;
let goBack: (steps?: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  // A page that shows the query follows its history.
  const stopFollowing = subscribe(() => undefined);
  goBack = vi.spyOn(history, "go").mockReturnValue();
  onTestFinished(() => {
    stopFollowing();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});

/** The pages of the tab's history before this one. */
function comeFrom(...paths: string[]) {
  const entries = [...paths, location.pathname].map((path) => ({ url: location.origin + path }));
  vi.stubGlobal("navigation", { entries: () => entries, currentEntry: { index: paths.length } });
}

function search(): string {
  vi.runAllTimers();
  return location.search;
}

test("a comparison that is opened over the list keeps its filters, and is closed by going back", () => {
  openUrl("/homes?bedrooms=2");
  expect(openComparison([one, other])).toBe(true);
  expect(search()).toBe(`?bedrooms=2&compare=${one}&compare=${other}`);
  changeComparison([other]);
  expect(search()).toBe(`?bedrooms=2&compare=${other}`);
  closeComparison();
  expect(goBack).toHaveBeenCalledWith(-1);
});

test("other pages do not open it", () => {
  openUrl("/homes/warsan-tower?bedrooms=2");
  expect(openComparison([one])).toBe(false);
  expect(search()).toBe("?bedrooms=2");
});

test("a comparison that a link has opened is closed without going back", () => {
  openUrl(`/homes?bedrooms=2&compare=${one}`);
  comeFrom("/about");
  closeComparison();
  expect(search()).toBe("?bedrooms=2");
  expect(goBack).not.toHaveBeenCalled();
});

test("a comparison that was opened in a development is closed by going back to it", () => {
  openUrl(`/homes?compare=${one}`);
  comeFrom("/homes/warsan-tower");
  closeComparison();
  expect(goBack).toHaveBeenCalledWith(-1);
});
