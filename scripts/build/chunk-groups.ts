import type { Plugin } from "vite";

export type ChunkGroup = {
  name: string;
  /** Files or folders of the project; a group that is named earlier takes a module first. */
  modules: string[];
};

export function codeSplitting(groups: ChunkGroup[]) {
  return {
    groups: groups.map(({ name, modules }, index) => ({
      name,
      priority: groups.length - index,
      test: new RegExp(modules.map((path) => modulePattern(path).source).join("|")),
    })),
  };
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

function modulePattern(path: string): RegExp {
  const steps = path.split("/").map((step) => step.replaceAll(".", String.raw`\.`));
  return new RegExp(String.raw`[\\/]${steps.join(String.raw`[\\/]`)}(?:[\\/?]|$)`);
}
