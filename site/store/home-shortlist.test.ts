// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

const KEY = "home-shortlist";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function shortlist() {
  const store = await import("./home-shortlist.ts");
  const { result } = renderHook(() => store.useShortlist());
  return { ...store, ids: () => result.current };
}

test("homes are kept in the browser, each once, and can be removed", async () => {
  const { ids, addToShortlist, removeFromShortlist } = await shortlist();
  act(() => addToShortlist("warsan-tower.A-501", "warsan-tower.A-601"));
  act(() => addToShortlist("warsan-tower.A-501"));
  expect(ids()).toEqual(["warsan-tower.A-501", "warsan-tower.A-601"]);
  act(() => removeFromShortlist("warsan-tower.A-501"));
  expect(ids()).toEqual(["warsan-tower.A-601"]);
  expect(localStorage.getItem(KEY)).toBe('["warsan-tower.A-601"]');
});

test.for(['{"a":1}', "not JSON", '[1, null, "<b>", "warsan-tower.A-501"]'])(
  "only names of homes are read from %s",
  async (stored) => {
    localStorage.setItem(KEY, stored);
    const { ids } = await shortlist();
    expect(ids()).toEqual(stored.includes("A-501") ? ["warsan-tower.A-501"] : []);
  },
);
