import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { brandStyles } from "./scripts/build/brand-styles.ts";
import { evaluateModules } from "./scripts/build/evaluated-modules.ts";
import { DESK_FOLDER } from "./server/pages/site-folders.ts";

/** The desk is an application of its own: nothing of it is in the scripts of the public pages. */
export default defineConfig({
  root: "desk",
  base: "/desk/",
  publicDir: false,
  plugins: [evaluateModules(), brandStyles(), tailwindcss()],
  build: {
    outDir: DESK_FOLDER,
    rolldownOptions: { input: ["desk/index.html", "desk/pdf.html"] },
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Every browser that we build for preloads modules.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { strictPort: true },
});
