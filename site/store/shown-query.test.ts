// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { changeShownQuery, entryState, leaveEntry } from "./shown-query.ts";
import { openUrl } from "./test-open-url.ts";
import { setUrlParameter, useUrlParameter, useUrlQuery } from "./url-query.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  openUrl("/homes?bedrooms=2");
});

function follow() {
  return renderHook(() => useUrlQuery().toString()).result;
}

test("a change is shown at once, and is in the URL after the next frame", () => {
  const shown = follow();
  act(() => setUrlParameter("floor", "3"));
  expect(shown.current).toBe("bedrooms=2&floor=3");
  expect(location.search).toBe("?bedrooms=2");
  vi.runAllTimers();
  expect(location.search).toBe("?bedrooms=2&floor=3");
});

test.for(["click", "pagehide", "visibilitychange"])("a %s writes the URL first", (event) => {
  follow();
  act(() => setUrlParameter("floor", "3"));
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect(location.search).toBe("?bedrooms=2&floor=3");
});

test("each choice has a history entry, and what replaces the last one has none", () => {
  follow();
  const push = vi.spyOn(history, "pushState");
  act(() => setUrlParameter("search", "l"));
  act(() => setUrlParameter("search", "la", { replace: true }));
  act(() => setUrlParameter("floor", "3"));
  vi.runAllTimers();
  act(() => setUrlParameter("floor", "4", { replace: true }));
  vi.runAllTimers();
  expect(push.mock.calls.map(([, , url]) => url)).toEqual([
    "/homes?bedrooms=2&search=la",
    "/homes?bedrooms=2&search=la&floor=3",
  ]);
  expect(location.search).toBe("?bedrooms=2&search=la&floor=4");
});

test("a change that changes nothing has no history entry", () => {
  const push = vi.spyOn(history, "pushState");
  changeShownQuery((query) => query);
  vi.runAllTimers();
  expect(push).not.toHaveBeenCalled();
});

test("a back navigation forgets what is not in the URL yet", () => {
  const shown = follow();
  act(() => setUrlParameter("deposit", "60", { replace: true }));
  openUrl("/homes");
  expect(shown.current).toBe("");
  vi.runAllTimers();
  expect(location.search).toBe("");
});

test("nothing is written to the entry that is left, however late the browser goes back", () => {
  const go = vi.spyOn(history, "go").mockReturnValue();
  const shown = follow();
  act(() => setUrlParameter("home", "A-304", { mark: "opened" }));
  expect(entryState().mark).toBe("opened");
  // An overlay is open over the home.
  history.pushState({ ...history.state, level: 1 }, "");
  act(() => leaveEntry("home"));
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
  expect(shown.current).toBe("bedrooms=2");
  act(() => setUrlParameter("deposit", "60", { replace: true }));
  vi.runAllTimers();
  expect(location.search).toBe("?bedrooms=2&home=A-304");
  openUrl("/homes");
  expect(shown.current).toBe("");
});

test("a page that the browser has kept shows its URL again", () => {
  vi.spyOn(history, "go").mockReturnValue();
  openUrl("/homes/warsan-tower?home=A-304");
  const { result } = renderHook(() => useUrlParameter("home"));
  act(() => leaveEntry("home"));
  expect(result.current).toBeNull();
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(result.current).toBe("A-304");
});

test("a change of other parameters renders nothing", () => {
  const rendered: string[] = [];
  renderHook(() => rendered.push(useUrlQuery(["bedrooms", "floor"]).toString()));
  act(() => setUrlParameter("home", "A-304"));
  act(() => setUrlParameter("floor", "3"));
  expect(rendered).toEqual(["bedrooms=2", "bedrooms=2&floor=3"]);
});
