// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { startIslands } from "./hydrate-islands.ts";
import { HYDRATE_WHEN, ISLAND } from "./names.ts";

const hydrateIsland = vi.hoisted(() => vi.fn<(element: Element) => void>());
vi.mock("./hydrate-island.tsx", () => ({ hydrateIsland }));

test("islands that are needed together begin and are hydrated in a task each", async () => {
  const events: string[] = [];
  const note = (event: string) => {
    events.push(event);
    setImmediate(() => events.push("next task"));
  };
  hydrateIsland.mockImplementation((element) => note(`hydrate ${element.getAttribute(ISLAND)}`));
  const names = ["First", "Second"];
  document.body.innerHTML = names
    .map((name) => `<div ${ISLAND}="${name}" ${HYDRATE_WHEN}="start"></div>`)
    .join("");
  const loaded = Promise.withResolvers<object>();
  const load = (name: string) => () => {
    note(`load ${name}`);
    return loaded.promise;
  };
  startIslands({ First: load("First"), Second: load("Second") });
  await vi.waitFor(() => expect(events).toHaveLength(4));
  loaded.resolve({});
  await vi.waitFor(() => expect(events).toHaveLength(8));
  const between = new Set(events.filter((_, index) => index % 2 === 1));
  expect(between).toEqual(new Set(["next task"]));
});
