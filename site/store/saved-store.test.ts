// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createSavedStore } from "./saved-store.ts";

const KEY = "numbers";

function makeStore() {
  return createSavedStore<number[]>(KEY, [], (stored) =>
    Array.isArray(stored) ? stored.filter((item) => typeof item === "number") : [],
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the first render has the initial value, the next one what is saved", () => {
  localStorage.setItem(KEY, "[1,2]");
  const { useSaved } = makeStore();
  const renders: unknown[] = [];
  renderHook(() => renders.push(useSaved()));
  expect(renders).toEqual([
    { value: [], isRead: false },
    { value: [1, 2], isRead: true },
  ]);
});

test.for(["not json", '{"a":1}', '["a"]'])("a saved %s is read as the parser sees it", (stored) => {
  localStorage.setItem(KEY, stored);
  const { useSaved } = makeStore();
  expect(renderHook(useSaved).result.current).toEqual({ value: [], isRead: true });
});

test("a change is saved and shown", () => {
  const { useSaved, change } = makeStore();
  const { result } = renderHook(useSaved);
  act(() => change((numbers) => [...numbers, 3]));
  expect(result.current.value).toEqual([3]);
  expect(localStorage.getItem(KEY)).toBe("[3]");
});

test("a change before the first read keeps what is saved", () => {
  localStorage.setItem(KEY, "[1]");
  makeStore().change((numbers) => [...numbers, 2]);
  expect(localStorage.getItem(KEY)).toBe("[1,2]");
});

test("a change in another tab is shown", () => {
  const { useSaved } = makeStore();
  const { result } = renderHook(useSaved);
  localStorage.setItem(KEY, "[7]");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: KEY })));
  expect(result.current.value).toEqual([7]);
});

test("a page from the back/forward cache reads what other pages have saved", () => {
  const { useSaved } = makeStore();
  const { result } = renderHook(useSaved);
  localStorage.setItem(KEY, "[7]");
  const shown = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });
  act(() => void dispatchEvent(shown(false)));
  expect(result.current.value).toEqual([]);
  act(() => void dispatchEvent(shown(true)));
  expect(result.current.value).toEqual([7]);
});

test("a change of another key is not read", () => {
  const { useSaved } = makeStore();
  const { result } = renderHook(useSaved);
  localStorage.setItem(KEY, "[7]");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "other" })));
  expect(result.current.value).toEqual([]);
});

test("where the browser blocks storage, a change lasts as long as the page", () => {
  const { useSaved, change } = makeStore();
  const { result } = renderHook(useSaved);
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  act(() => change(() => [5]));
  expect(result.current.value).toEqual([5]);
});
