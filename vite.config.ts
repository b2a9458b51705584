import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserSettings, checkBuildSettings } from "./scripts/build/build-settings.ts";
import { evaluateModules } from "./scripts/build/evaluated-modules.ts";
import { alwaysLoaded } from "./site/boot/build/always-loaded.ts";

checkBuildSettings(process.env);

/** Settings a deployment may change reach the browser as constants of the build. */
const settings = Object.fromEntries(
  browserSettings.map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name]) ?? "undefined",
  ]),
);

const apiPort = process.env.API_PORT ?? "3001";

const framework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

export default defineConfig(({ isPreview }) => ({
  plugins: [evaluateModules(), tailwindcss(), reactRouter()],
  define: settings,
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !alwaysLoaded.test(file)),
    },
  },
  server: {
    proxy: { "/api": `http://localhost:${apiPort}` },
    // Prerendering asks a preview for every page. Watching, it would read a folder anew for each file
    // written into it: with thousands of projects, most of the build.
    watch: isPreview ? null : undefined,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // An icon's path goes where it is shown, not into the frame of every page.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            codeSplitting: {
              // One file compresses better than twenty: what is always needed together comes together.
              groups: [
                { name: "framework", priority: 3, test: framework },
                {
                  name: "frame",
                  priority: 2,
                  test: /[\\/]site[\\/](frame|root|ui[\\/](section|direction))\.ts/,
                },
                {
                  name: "shop",
                  priority: 1,
                  test: /[\\/]site[\\/]store[\\/](shop-actions|use-kept-products)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
