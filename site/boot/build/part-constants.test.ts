import { expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { partConstants } from "./part-constants.ts";

const sources: Record<string, string> = {
  entry: `
    import { parts } from "#catalog/parts.ts";
    import { Tools } from "tools";
    console.log(parts.shop && Tools());`,
  tools: `export const Tools = () => ["tools", () => import("lists")];`,
  lists: `export const lists = "lists";`,
  mistake: `
    import { parts } from "#catalog/parts.ts";
    console.log(parts.shops);`,
};

/** The code of every chunk of a build, with or without the part. */
async function chunks(input: string, shop: boolean): Promise<string[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      partConstants({ shop }),
      {
        name: "sources",
        resolveId: (name) => (name in sources ? `\0${name}` : null),
        load: (id) => sources[id.slice(1)],
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
}

test("a build without a part has no code of it, not even what would be loaded later", async () => {
  expect((await chunks("entry", true)).join()).toMatch(/tools[\s\S]*lists/);
  const [code, ...others] = await chunks("entry", false);
  expect(others).toEqual([]);
  expect(code).not.toMatch(/tools|lists|node:/);
});

test("a build fails when a module names a part that does not exist", async () => {
  await expect(chunks("mistake", true)).rejects.toThrow("no part named shops");
});
