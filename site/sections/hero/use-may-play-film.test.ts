// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { isUnmetered } from "./use-may-play-film.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a browser without the Network Information API", undefined, true],
  ["a fast connection", { saveData: false, type: "wifi", effectiveType: "4g" }, true],
  ["reduced data", { saveData: true, effectiveType: "4g" }, false],
  ["mobile data", { saveData: false, type: "cellular", effectiveType: "4g" }, false],
  ["a slow connection", { saveData: false, effectiveType: "3g" }, false],
])("[1.004] the film is loaded on unmetered connections only: %s", (_, connection, mayLoad) => {
  vi.stubGlobal("navigator", { connection });
  expect(isUnmetered()).toBe(mayLoad);
});
