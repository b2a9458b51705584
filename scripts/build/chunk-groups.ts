import { normalizePath, type Plugin } from "vite";

export type ChunkGroup = {
  name: string;
  /** Folders, and files without their extension; a group that is named earlier takes a module first. */
  modules: string[];
};

const ENTRY = modulePattern("site/entry.client.ts");

export function codeSplitting(groups: ChunkGroup[]) {
  return {
    groups: [
      pageGroup(groups.length + 1),
      ...groups.map(({ name, modules }, index) => ({
        name,
        priority: groups.length - index,
        // What one island alone needs is in its own file.
        minShareCount: 2,
        test: new RegExp(modules.map((path) => modulePattern(path).source).join("|")),
      })),
    ],
  };
}

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What the entry imports stays out of other groups: with one of them, every page would load React. */
function pageGroup(priority: number) {
  let entry: string | undefined;
  const imported = new Set<string>();
  return {
    priority,
    test(id: string) {
      if (ENTRY.test(id)) entry = id;
      return true;
    },
    name(id: string, modules: Modules) {
      if (!entry) throw new Error("The entry is not site/entry.client.ts any more.");
      if (imported.size === 0) addImports(entry, modules);
      return id !== entry && imported.has(id) ? "page" : undefined;
    },
  };

  function addImports(id: string, modules: Modules) {
    if (imported.has(id)) return;
    imported.add(id);
    for (const each of modules.getModuleInfo(id)?.importedIds ?? []) addImports(each, modules);
  }
}

/** Fails a build if a file or folder of a group has no module: it was renamed or is unused. */
export function checkChunkGroups(groups: ChunkGroup[]): Plugin {
  return {
    name: "check-chunk-groups",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      for (const { name, modules } of groups) {
        const missing = modules.find((path) => !ids.some((id) => modulePattern(path).test(id)));
        if (missing) {
          throw new Error(`The chunk group "${name}" names ${missing}, but no module matches it.`);
        }
      }
    },
  };
}

/** A path of the project is below its root; a package may be in any folder of packages. */
function modulePattern(path: string): RegExp {
  const start = path.startsWith("node_modules/") ? "/" : `${normalizePath(process.cwd())}/`;
  return new RegExp(String.raw`${escape(start + path)}(?:\.tsx?)?(?:[/?]|$)`);
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
