// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { dataIsCheap } from "./use-film-welcome.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a browser that says nothing of it", undefined, true],
  ["a fast line", { saveData: false, type: "wifi", effectiveType: "4g" }, true],
  ["data saving", { saveData: true, effectiveType: "4g" }, false],
  ["a mobile contract", { saveData: false, type: "cellular", effectiveType: "4g" }, false],
  ["a slow line", { saveData: false, effectiveType: "3g" }, false],
])("[1.004] the film and %s", (_, connection, welcome) => {
  vi.stubGlobal("navigator", { connection });
  expect(dataIsCheap()).toBe(welcome);
});
