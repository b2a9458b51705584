import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyContent } from "./copy-content.ts";

const MEMBER = "team/nadia-farooqi/facts.yaml";
const PROJECT = "projects/warsan-tower/facts.yaml";
const LAMP = "products/gwadar-lamp";

let folder: string;

/** Mistakes in a person and a project, and a new product without a picture. */
beforeAll(async () => {
  folder = copyContent();
  change(MEMBER, /^email:.*/m, "email: nadia");
  change(PROJECT, /^area:.*/m, "area: 90000");
  const lamp = join(folder, LAMP);
  cpSync("content/products/swat-vase", lamp, { recursive: true });
  change(`${LAMP}/facts.yaml`, /^id:.*/m, "id: 900");
  change(`${LAMP}/en.md`, /^title:.*/m, "title: Gwadar lamp");
  for (const name of ["photo", "hero"]) {
    const create = { width: 1600, height: 1600, channels: 3, background: "#8899aa" } as const;
    await sharp({ create })
      .jpeg()
      .toFile(join(folder, `${name}.jpg`));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function change(file: string, from: RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
}

function run(...args: string[]) {
  const env = { ...process.env, CONTENT_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  return { status, stderr: stderr.replaceAll(relative("", folder), "content") };
}

const inMember = /^content\/team\/nadia-farooqi\/facts\.yaml:\d: email: must be an e-mail address$/;
const inProject =
  /^content\/projects\/warsan-tower\/facts\.yaml:\d: area: write a number with its unit, such as 7,530 sq ft$/;

test("the content check lists mistakes and missing pictures, each once and without a stack", () => {
  const { status, stderr } = run("scripts/content/content.ts", "check");
  expect(stderr.trimEnd().split("\n").toSorted()).toEqual([
    `content/${LAMP}/en.md:1: pictures are missing; run: npm run pictures -- add ${LAMP} photo.jpg`,
    expect.stringMatching(inProject),
    expect.stringMatching(inMember),
  ]);
  expect(status).toBe(1);
});

test("photographs are added to an entry while others have mistakes", () => {
  const { status, stderr } = run("pictures/pictures.ts", "add", LAMP, join(folder, "photo.jpg"));
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(existsSync(join(folder, `media/${LAMP}-1600.avif`))).toBe(true);
  const manifest = JSON.parse(readFileSync(join(folder, "media/manifest.json"), "utf8"));
  expect(manifest).toHaveProperty([LAMP]);
  // The pictures of the entries with mistakes stay.
  expect(manifest).toHaveProperty(["projects/warsan-tower/hero"]);
  expect(manifest).toHaveProperty(["og/projects/warsan-tower"]);
});

test("the mistakes of an entry are listed when its link preview needs its content", () => {
  const before = readFileSync(join(folder, "media/manifest.json"), "utf8");
  const { status, stderr } = run(
    "pictures/pictures.ts",
    "add",
    "projects/warsan-tower",
    join(folder, "hero.jpg"),
  );
  expect(stderr.trimEnd()).toMatch(inProject);
  expect(status).toBe(1);
  expect(readFileSync(join(folder, "media/manifest.json"), "utf8")).toBe(before);
});
