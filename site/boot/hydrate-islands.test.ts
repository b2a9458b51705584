// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { startIslands } from "./hydrate-islands.ts";
import { HYDRATE_WHEN, ISLAND } from "./names.ts";

test("islands that are needed together begin in a task each", async () => {
  const events: string[] = [];
  const load = (name: string) => () => {
    events.push(name);
    setImmediate(() => events.push("next task"));
    return new Promise<object>(() => undefined);
  };
  document.body.innerHTML = ["First", "Second"]
    .map((name) => `<div ${ISLAND}="${name}" ${HYDRATE_WHEN}="start"></div>`)
    .join("");
  startIslands({ First: load("First"), Second: load("Second") });
  await vi.waitFor(() => expect(events).toEqual(["First", "next task", "Second", "next task"]));
});
