import { cpSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { normalizePath, type Plugin, searchForWorkspaceRoot } from "vite";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { parts } from "#catalog/parts.ts";
import { MANIFEST_FILE, MEDIA_FOLDER } from "#catalog/pictures/manifest.ts";
import { unusedFiles } from "#pictures/unused-files.ts";

const ICONS = join(CONTENT_FOLDER, "icons");

/** The build gets what pages show, the development server everything. */
export function contentFiles(): Plugin {
  return {
    name: "content-files",
    config: () => ({
      publicDir: false,
      server: { fs: { allow: [searchForWorkspaceRoot(process.cwd()), CONTENT_FOLDER] } },
    }),
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }) {
      cpSync(ICONS, dir, { recursive: true });
      const left = new Set([
        MANIFEST_FILE,
        ...unusedFiles().map((path) => resolve(path)),
        ...(parts.shop ? [] : [join(MEDIA_FOLDER, "products")]),
      ]);
      cpSync(MEDIA_FOLDER, join(dir, "media"), {
        recursive: true,
        filter: (path) => !left.has(path),
      });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const [path = "", query = ""] = request.url?.split("?") ?? [];
        const file = path.startsWith("/media/") ? join(CONTENT_FOLDER, path) : join(ICONS, path);
        if (path !== "/" && existsSync(file)) {
          request.url = `/@fs/${normalizePath(file).replace(/^\//, "")}?${query}`;
        }
        next();
      });
    },
  };
}
