import { resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { type ChunkGroup, checkChunkGroups, codeSplitting } from "./chunk-groups.ts";

function buildWith(groups: ChunkGroup[]) {
  return build({
    configFile: false,
    logLevel: "silent",
    plugins: [checkChunkGroups(groups)],
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: "site/ui/after-next-paint.ts" },
    },
  });
}

test("a build fails when a chunk group names a file that does not exist", async () => {
  const groups = [{ name: "paint", modules: ["site/ui/after-next-paint", "site/ui/renamed"] }];
  await expect(buildWith(groups)).rejects.toThrow(
    'The chunk group "paint" names site/ui/renamed, but no module matches it.',
  );
});

test("a build passes when every file and folder of a chunk group has a module", async () => {
  await expect(
    buildWith([{ name: "paint", modules: ["site/ui/after-next-paint", "site/ui"] }]),
  ).resolves.toBeDefined();
});

test("a chunk group takes its own modules and those of no similar name", () => {
  const { groups } = codeSplitting([
    { name: "framework", modules: ["node_modules/react"] },
    { name: "shared", modules: ["ui/select"] },
  ]);
  const takes = (name: string, id: string) => {
    const group = groups.find((each) => each.name === name);
    return group?.test instanceof RegExp && group.test.test(id);
  };
  expect(takes("framework", "/app/node_modules/react/index.js")).toBe(true);
  expect(takes("framework", "/app/node_modules/react-dom/index.js")).toBe(false);
  expect(takes("shared", resolve("ui/select.tsx"))).toBe(true);
  expect(takes("shared", resolve("site/ui/select.tsx"))).toBe(false);
});
