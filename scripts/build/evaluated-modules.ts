import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { normalizePath, type Plugin } from "vite";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";

/** Their exports are known at build time: the company's name, the parts of its site. */
const evaluatedModules = [
  "catalog/brand/colours.ts",
  "catalog/brand/mark.ts",
  "catalog/company.ts",
  "catalog/forms.ts",
  "catalog/home-names.ts",
  "catalog/loader/content-folder.ts",
  "catalog/office.ts",
  "catalog/rates.ts",
  "catalog/retention.ts",
  "site/footer-menu.ts",
  "site/menus.ts",
];

/** What reads content files. */
const parsers = new Set(["yaml", "mdast-util-from-markdown"]);

/** Gives the exports to the build as constants, so that browsers load neither content files nor parsers. */
export function evaluateModules(modules = evaluatedModules): Plugin {
  const files = new Set(modules.map((module) => normalizePath(resolve(module))));
  return {
    name: "evaluate-modules",
    enforce: "pre",
    buildStart() {
      const missing = modules.filter((module) => !existsSync(module));
      if (missing.length > 0) throw new Error(`There is no ${missing.join(", ")} to evaluate.`);
    },
    resolveId(name, importer) {
      if (parsers.has(name) && this.environment.config.consumer === "client") {
        throw new Error(`Browsers must not load ${name}, which ${importer} imports.`);
      }
    },
    async load(id) {
      if (!files.has(id)) return null;
      // In development the content may have changed since it was read.
      const exports = await import(`${pathToFileURL(id).href}?read=${Date.now()}`);
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${constant(name, value, id)};`)
        .join("\n");
    },
    configureServer({ watcher }) {
      watcher.add(CONTENT_FOLDER);
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${normalizePath(CONTENT_FOLDER)}/`)) return;
      this.environment.moduleGraph.invalidateAll();
      if (this.environment.name === "client") this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** Throws if the browser would get another value than this process. */
function constant(name: string, value: unknown, file: string): string {
  const json = JSON.stringify(value);
  if (name === "default" || json === undefined || !isDeepStrictEqual(JSON.parse(json), value)) {
    throw new Error(`${file}: ${name} cannot be a constant: export data under a name.`);
  }
  return json;
}
