import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { parts } from "./catalog/parts.ts";
import { browserSettings, checkBuildSettings } from "./scripts/build/build-settings.ts";
import { brandStyles } from "./scripts/build/brand-styles.ts";
import { checkChunkGroups, codeSplitting } from "./scripts/build/chunk-groups.ts";
import { chunkGroups } from "./scripts/build/chunks.ts";
import { contentFiles } from "./scripts/build/content-files.ts";
import { evaluateModules } from "./scripts/build/evaluated-modules.ts";
import { noPageScripts } from "./scripts/build/no-page-scripts.ts";
import { partConstants } from "./site/boot/build/part-constants.ts";

checkBuildSettings(process.env);

/** Settings a deployment may change reach the browser as constants of the build. */
const settings = Object.fromEntries(
  browserSettings.map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name] || undefined) ?? "undefined",
  ]),
);

const apiPort = process.env.API_PORT ?? "3001";
const deskPort = process.env.DESK_PORT ?? "3002";

export default defineConfig(({ isPreview }) => ({
  plugins: [
    evaluateModules(),
    partConstants(),
    contentFiles(),
    brandStyles(),
    tailwindcss(),
    reactRouter(),
    noPageScripts(),
    // A site without all its parts lacks some modules.
    checkChunkGroups(Object.values(parts).every(Boolean) ? chunkGroups : []),
  ],
  define: settings,
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // finishBuild reads and removes it.
    manifest: true,
  },
  server: {
    proxy: {
      "/api": `http://localhost:${apiPort}`,
      "/desk": { target: `http://localhost:${deskPort}`, ws: true },
    },
    // Prerendering requests every page from a preview server. With a watcher, that server reads a folder
    // again for each file written into it: most of the build time with thousands of projects.
    watch: isPreview ? null : undefined,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // An icon's path is inlined where it is shown, instead of being in the frame of every page.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            codeSplitting: codeSplitting(chunkGroups),
          },
        },
      },
    },
  },
}));
