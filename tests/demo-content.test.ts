import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { company } from "#catalog/company.ts";

function testProcess(settings: Record<string, string>): unknown {
  const program = `
    await import("#tests/demo-content.ts");
    const { company } = await import("#catalog/company.ts");
    const { CONTENT_FOLDER } = await import("#catalog/loader/content-folder.ts");
    const { BUILD_FOLDER } = await import("#server/pages/site-folders.ts");
    console.log(JSON.stringify({ name: company.name, CONTENT_FOLDER, BUILD_FOLDER }));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });
  return JSON.parse(stdout);
}

test("tests run on the demo's content and a build of their own, whatever a deployment sets", () => {
  expect(testProcess({ CONTENT_DIR: "tests/content", BUILD_DIR: "out" })).toEqual({
    name: company.name,
    CONTENT_FOLDER: resolve("content"),
    BUILD_FOLDER: resolve(".cache/demo"),
  });
});

test("tests use the build of npm run build where nothing is set that changes it", () => {
  expect(testProcess({ PORT: "4000", BUILD_DIR: "" })).toMatchObject({
    BUILD_FOLDER: resolve("build"),
  });
});
