import { readFileSync } from "node:fs";

/** A chunk in Vite's manifest, by the module it was made of. */
export type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

export type ScriptFiles = {
  manifest: Record<string, Chunk>;
  read(file: string): string;
};

const ENTRY = "site/entry.client.ts";

/** The module of each island, as the table of islands imports it. */
const islandModules = new Map(
  [...readFileSync("site/islands.ts", "utf8").matchAll(/(\w+):[^,]*?import\("\.\/(.+?)"\)/g)].map(
    ([, name = "", path]) => [name, `site/${path}`],
  ),
);

/** Throws if every page would load React. */
export function entryScript({ manifest }: ScriptFiles): string {
  const remaining = [ENTRY];
  for (const module of remaining) {
    const { imports = [] } = findChunk(manifest, module);
    remaining.push(...imports.filter((each) => !remaining.includes(each)));
  }
  if (remaining.some((module) => module.startsWith("_framework-"))) {
    throw new Error("What the entry imports must not need React, or every page would load it.");
  }
  return `/${findChunk(manifest, ENTRY).file}`;
}

/** The code that may run on a page with these islands: the entry and all it imports, statically or
 * dynamically, but of the islands only those of the page. */
export function pageScripts(names: readonly string[], { manifest, read }: ScriptFiles): string {
  const others = new Set(islandModules.values());
  const reached = new Set<string>();
  const remaining = [ENTRY];
  for (const name of names) {
    const module = islandModules.get(name) ?? "";
    others.delete(module);
    remaining.push(module);
  }
  for (let module = remaining.pop(); module; module = remaining.pop()) {
    if (reached.has(module) || others.has(module)) continue;
    reached.add(module);
    const { imports = [], dynamicImports = [] } = findChunk(manifest, module);
    remaining.push(...imports, ...dynamicImports);
  }
  return [...reached].map((module) => read(`/${findChunk(manifest, module).file}`)).join("\n");
}

function findChunk(manifest: Record<string, Chunk>, module: string): Chunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no script of its own for ${module}.`);
  return chunk;
}
