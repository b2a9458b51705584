import type { ComponentType } from "react";
import { loadJson } from "#site/api/load-json.ts";
import { loadChunk } from "./load-chunk.ts";
import { ISLAND, ISLAND_PROP_FILES, ISLAND_PROPS } from "./names.ts";
import { whenNeeded } from "./when-needed.ts";

/** Modules that export a component under the name they are listed with. */
type Islands = Record<string, () => Promise<object>>;

const LOAD_TIMEOUT_MS = 30_000;

let islands: Islands = {};
const begun = new WeakSet<Element>();

export function startIslands(all: Islands): void {
  islands = all;
  hydrateIslands(document);
}

/** Called again for content that is inserted later. */
export function hydrateIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll(`[${ISLAND}]`)) {
    if (!begun.has(element)) void hydrate(element);
    begun.add(element);
  }
}

async function hydrate(element: Element): Promise<void> {
  await whenNeeded(element);
  await nextTask();
  const [{ hydrateIsland }, Component, props] = await Promise.all([
    loadChunk(() => import("./hydrate-island.tsx")),
    loadComponent(element.getAttribute(ISLAND) ?? ""),
    loadProps(element),
  ]);
  await nextTask();
  hydrateIsland(element, Component, props);
}

let lastTask: Promise<unknown> = Promise.resolve();

/** Resolves in a task of its own, so that islands needed together do not run in one long task. */
function nextTask(): Promise<unknown> {
  lastTask = lastTask.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTask;
}

async function loadComponent(name: string): Promise<ComponentType> {
  const load = islands[name];
  if (!load) throw new Error(`site/islands.ts does not list ${name}.`);
  const module = (await loadChunk(load)) as Record<string, ComponentType>;
  return module[name] as ComponentType;
}

async function loadProps(element: Element): Promise<object> {
  const files = element.getAttribute(ISLAND_PROP_FILES)?.split(" ") ?? [];
  const long = files.map(async (file) => {
    const [name = "", path = ""] = file.split("=");
    return [name, await loadProp(path)] as const;
  });
  const props = JSON.parse(element.getAttribute(ISLAND_PROPS) ?? "{}") as object;
  return { ...props, ...Object.fromEntries(await Promise.all(long)) };
}

/** A property that several islands share is loaded once. */
const loadedProps = new Map<string, Promise<unknown>>();

function loadProp(path: string): Promise<unknown> {
  const value =
    loadedProps.get(path) ?? loadChunk(() => loadJson(path, { timeout: LOAD_TIMEOUT_MS }));
  loadedProps.set(path, value);
  return value;
}
