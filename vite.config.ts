import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildSettings } from "./scripts/build/build-settings.ts";

/** Settings a deployment may change reach the browser as constants of the build. */
const settings = Object.fromEntries(
  buildSettings.map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name]) ?? "undefined",
  ]),
);

const apiPort = process.env.API_PORT ?? "3001";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: settings,
  build: { assetsInlineLimit: 0 },
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
