import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { parts } from "./catalog/parts.ts";
import { browserSettings, checkBuildSettings } from "./scripts/build/build-settings.ts";
import { brandStyles } from "./scripts/build/brand-styles.ts";
import { checkChunkGroups, codeSplitting } from "./scripts/build/chunk-groups.ts";
import { contentFiles } from "./scripts/build/content-files.ts";
import { evaluateModules } from "./scripts/build/evaluated-modules.ts";
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

/** One file compresses better than twenty, so modules that are needed together are in one chunk. */
const chunkGroups = [
  {
    name: "framework",
    modules: ["react", "react-dom", "react-router", "scheduler"].map(
      (name) => `node_modules/${name}`,
    ),
  },
  {
    name: "frame",
    modules: [
      "site/frame.tsx",
      "site/root.tsx",
      "site/store/previous-page.ts",
      "site/ui/belongs-to-browser.ts",
      "site/ui/section.tsx",
      "ui/direction.ts",
    ],
  },
  {
    name: "fields",
    modules: ["ui/select.tsx", "ui/text-field.tsx"],
  },
  {
    name: "url-query",
    modules: ["site/store/url-query.ts"],
  },
  {
    name: "clock",
    modules: ["catalog/office.ts", "domain/time-zone.ts"],
  },
  {
    name: "requests",
    modules: ["site/api/api-settings.ts", "site/api/load-json.ts", "site/api/with-timeout.ts"],
  },
  {
    name: "homes",
    modules: [
      "catalog/home-names.ts",
      "catalog/rates.ts",
      "domain/homes/compared-homes.ts",
      "site/features/home-list/url-notes.tsx",
      "site/features/home-list/permits.tsx",
      "site/homes/home-texts.ts",
      "site/homes/units-from-url.ts",
      "site/homes/use-units.ts",
      "site/routes/home-choice.tsx",
      "site/store/home-url.ts",
      "site/store/home-filters.ts",
      "site/store/homes.ts",
      "site/store/units.ts",
    ],
  },
  {
    name: "letterhead",
    modules: ["domain/address-line.ts", "site/sections/letterhead.tsx"],
  },
  {
    name: "shop",
    modules: ["site/store/shop-actions.ts", "site/store/use-kept-products.ts"],
  },
];

export default defineConfig(({ isPreview }) => ({
  plugins: [
    evaluateModules(),
    partConstants(),
    contentFiles(),
    brandStyles(),
    tailwindcss(),
    reactRouter(),
    // A site without all its parts lacks some modules.
    checkChunkGroups(Object.values(parts).every(Boolean) ? chunkGroups : []),
  ],
  define: settings,
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
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
