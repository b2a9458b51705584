import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { type Manifest, MEDIA_FOLDER } from "#catalog/pictures/manifest.ts";
import { allPosts } from "#catalog/posts/posts.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { redAndBlue } from "./test-photographs.ts";

const COMMAND = resolve("pictures/pictures.ts");
const member = `team/${allTeamMembers()[0]?.key}`;
const post = `posts/${allPosts()[0]?.key}`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const withoutMedia = (path: string) => path !== MEDIA_FOLDER;
  cpSync(CONTENT_FOLDER, join(folder, "content"), { recursive: true, filter: withoutMedia });
});
afterEach(() => rmSync(folder, { recursive: true }));

function pictures(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...parameters], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: join(folder, "content") },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function manifest(): Manifest {
  return JSON.parse(readFileSync(join(folder, "content/media/manifest.json"), "utf8")) as Manifest;
}

function mediaFile(name: string): Buffer {
  return readFileSync(join(folder, "content/media", name));
}

function media(): string[] {
  return readdirSync(join(folder, "content/media"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(avif|jpg)$/.test(name))
    .toSorted();
}

test("[3.028] a photograph of a person, in 27:35, becomes the files of its entry and an entry in the manifest", async () => {
  await redAndBlue({ width: 1500, height: 1200, orientation: 6 })
    .jpeg()
    .toFile(join(folder, "portrait.jpg"));
  const { status, stdout } = pictures("add", member, "portrait.jpg");
  expect(status).toBe(0);
  const files = [270, 540, 810].flatMap((width) => [
    `${member}-${width}.avif`,
    `${member}-${width}.jpg`,
  ]);
  expect(media()).toEqual(files);
  for (const file of files) expect(stdout).toContain(`wrote content/media/${file}\n`);
  expect(stdout).not.toContain("too small");
  expect(manifest()).toEqual({
    [member]: expect.objectContaining({ width: 810, height: 1050, widths: [270, 540, 810] }),
  });
  const { width, height, exif } = await sharp(
    join(folder, "content/media", `${member}-540.jpg`),
  ).metadata();
  expect({ width, height, exif }).toEqual({ width: 540, height: 700, exif: undefined });
});

test("a photograph that is too small is refused and replaces nothing", async () => {
  await redAndBlue({ width: 810, height: 1050 }).jpeg().toFile(join(folder, "portrait.jpg"));
  expect(pictures("add", member, "portrait.jpg")).toMatchObject({ status: 0 });
  const before = { manifest: manifest(), file: mediaFile(`${member}-810.avif`) };
  await redAndBlue({ width: 810, height: 1049 }).png().toFile(join(folder, "portrait.png"));
  expect(pictures("add", member, "portrait.png")).toEqual({
    status: 1,
    stdout: "",
    stderr:
      "portrait.png is too small: 810 x 1049 pixels, portrait needs at least 810 x 1050. " +
      "Use a larger photograph, or add --small to enlarge this one.\nNothing was written.\n",
  });
  expect({ manifest: manifest(), file: mediaFile(`${member}-810.avif`) }).toEqual(before);
});

test("--small enlarges a photograph that is too small, and the command says so", async () => {
  await redAndBlue({ width: 300, height: 400 }).png().toFile(join(folder, "portrait.png"));
  const { status, stdout } = pictures("add", "--small", member, "portrait.png");
  expect(status).toBe(0);
  expect(stdout).toContain(
    "portrait.png is too small: 300 x 400 pixels, portrait needs at least 810 x 1050. It was enlarged and looks soft.",
  );
  expect(media()).toContain(`${member}-810.avif`);
});

test("the first picture of a post brings its link preview, and the missing ones are named", async () => {
  await redAndBlue({ width: 1600, height: 1000 }).webp().toFile(join(folder, "cover.webp"));
  const { stdout } = pictures("add", post, "cover.webp");
  expect(stdout).toContain(`${post} still needs: gallery-1, gallery-2`);
  expect(media()).toContain(`og/${post}.jpg`);
  expect(manifest()[`og/${post}`]).toMatchObject({ width: 1200, height: 630 });
  writeFileSync(join(folder, "content/media/posts/deleted-480.avif"), "");
  const lists = pictures("list");
  expect(lists).toMatchObject({ status: 0 });
  expect(lists.stdout).toContain(`${post} needs: gallery-1, gallery-2\n`);
  // A person without a photograph has a monogram.
  expect(lists.stdout).not.toContain(member);
  const unused = lists.stdout.split("\n").filter((line) => line.includes("belongs to no entry"));
  expect(unused).toEqual([
    "content/media/posts/deleted-480.avif belongs to no entry",
    "npm run pictures -- clean removes what belongs to no entry.",
  ]);
});

test("previews draws a link preview again with its new title, and names pictures that are missing", async () => {
  await redAndBlue({ width: 1600, height: 1000 }).jpeg().toFile(join(folder, "cover.jpg"));
  pictures("add", post, "cover.jpg");
  expect(pictures("previews").stdout).toBe(`wrote content/media/og/${post}.jpg\n`);
  const before = mediaFile(`og/${post}.jpg`);
  const words = join(folder, "content", post, "en.md");
  writeFileSync(words, readFileSync(words, "utf8").replace(/^title: .*/m, "title: Another title"));
  const { status, stderr } = pictures("previews");
  expect(mediaFile(`og/${post}.jpg`).equals(before)).toBe(false);
  expect(stderr).toContain("og/default was not drawn: landing/hero is missing.\n");
  expect(status).toBe(1);
});

test("clean removes the files of deleted entries, and their lines in the manifest", async () => {
  await redAndBlue({ width: 810, height: 1050 }).jpeg().toFile(join(folder, "portrait.jpg"));
  pictures("add", member, "portrait.jpg");
  const before = { manifest: manifest(), media: media() };
  writeFileSync(join(folder, "content/media/team/deleted-270.avif"), "");
  const withDeleted = { ...before.manifest, "team/deleted": before.manifest[member] };
  writeFileSync(join(folder, "content/media/manifest.json"), JSON.stringify(withDeleted));
  expect(pictures("clean")).toEqual({
    status: 0,
    stdout: "removed content/media/team/deleted-270.avif\n",
    stderr: "",
  });
  expect({ manifest: manifest(), media: media() }).toEqual(before);
});

test("nothing is written where one photograph cannot be used", async () => {
  await redAndBlue({ width: 1600, height: 1000 }).jpeg().toFile(join(folder, "cover.jpg"));
  writeFileSync(join(folder, "gallery-1.jpg"), "not a picture");
  const { status, stderr } = pictures("add", post, "cover.jpg", "gallery-1.jpg");
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^gallery-1\.jpg: cannot be read as a picture .+\nNothing was written\.\n$/,
  );
  expect(pictures("add", post, "kitchen.jpg")).toMatchObject({ status: 1 });
  expect(pictures("add", "posts/nowhere", "cover.jpg")).toMatchObject({ status: 1 });
  expect(pictures("add")).toMatchObject({ status: 1 });
  expect(pictures("remove")).toMatchObject({ status: 1 });
  expect(readdirSync(folder).toSorted()).toEqual(["content", "cover.jpg", "gallery-1.jpg"]);
  expect(existsSync(join(folder, "content/media"))).toBe(false);
});

test("without parameters the command says how it is used", () => {
  const { status, stdout } = pictures();
  expect(status).toBe(0);
  expect(stdout).toContain("npm run pictures -- add <entry> <file>");
  expect(stdout).toContain("team/<key>: portrait 810x1050");
});
