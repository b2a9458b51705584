import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeFolder } from "#server/testing/test-folder.ts";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** The files of the server, the content and the packages that the Dockerfile puts into the image, without the
 * built pages. */
function imageFolder(): string {
  const folder = makeFolder();
  const copied = readFileSync("Dockerfile", "utf8").matchAll(/^COPY --from=build \/(\S+)/gm);
  for (const [, source = ""] of copied) {
    const path = source.replace(/^app\//, "");
    if (path.startsWith("build/")) continue;
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !isTest(file) });
  }
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve("node_modules", name), link);
  }
  return folder;
}

/** .dockerignore keeps tests out of the image. */
function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(file);
}

test("the server loads and finds its content with nothing but the files and packages of its image", async () => {
  const program = `
    import { globSync } from "node:fs";
    const programs = ["server/main.ts", "server/office/office.ts", "server/office/audit.ts", "server/backup/backup.ts", "server/pages/prepare-site.ts"];
    for (const file of globSync("server/**/*.ts", { exclude: programs })) await import("#" + file);
    const { readModels } = await import("#catalog/developments/read-models.ts");
    const { readTitles } = await import("#catalog/projects/read-titles.ts");
    const { contentAvailability } = await import("#server/pages/availability/read-availability.ts");
    console.log(readModels().length, readTitles().size, Object.keys(contentAvailability()).length);
    process.exit();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { cwd: imageFolder(), env: { PATH: process.env.PATH } },
  );
  expect(stdout).toMatch(/^[1-9]\d* [1-9]\d* [1-9]\d*\n$/);
});
