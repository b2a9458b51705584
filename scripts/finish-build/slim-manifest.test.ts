import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const frame = "/assets/frame-1.js";

test("the router's table keeps the pages and what is theirs alone", () => {
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

test("another table than the router's is refused", () => {
  expect(() => slimManifest("export default {}")).toThrow("manifest");
});
