import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const frame = "/assets/frame-1.js";

test("the slimmed manifest keeps the pages and the scripts that not every page has", () => {
  const manifest = {
    entry: { imports: [frame] },
    routes: {
      "routes/home": { imports: [frame], hasLoader: true, hasAction: false },
      "routes/about": { path: "about", imports: [frame, "/assets/spread-2.js"] },
      "routes/sitemap": { path: "sitemap.xml", imports: [] },
    },
    version: "3",
  };
  const slim = slimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(JSON.parse(slim.slice("window.__reactRouterManifest=".length, -1))).toEqual({
    ...manifest,
    routes: {
      "routes/home": { imports: [], hasLoader: true },
      "routes/about": { path: "about", imports: ["/assets/spread-2.js"] },
    },
  });
});

test("slimManifest refuses a file that is not the router's manifest", () => {
  expect(() => slimManifest("export default {}")).toThrow("manifest");
});
