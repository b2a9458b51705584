import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { copyContent } from "#tests/copy-content.ts";

let folder: string;

beforeEach(() => {
  folder = copyContent();
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function check(): string[] {
  const { stderr } = spawnSync(process.execPath, ["scripts/content/content.ts", "check"], {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: "utf8",
  });
  return stderr.trimEnd().replaceAll(relative("", folder), "content").split("\n").toSorted();
}

function change(name: string, from: RegExp | string, to: string): void {
  const path = join(folder, name);
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing was changed in ${name}`);
  writeFileSync(path, after);
}

test("every broken rule is reported with its file and line", () => {
  change("slides/warsan-tower/facts.yaml", "/project", "/projects");
  change("plans/basic/facts.yaml", "/contact", "/project-single/9999");
  change("pages/landing-variants/en.yaml", "residence/3-lobby", "residence/3-loby");
  change("films/slide-warsan-tower/facts.yaml", "warsan-tower/wide", "warsan-tower/upright");
  change("pictures/en.yaml", "landing/strip-2:", "landing/strip-22:");
  rmSync(join(folder, "media/og/projects/warsan-tower.jpg"));
  rmSync(join(folder, "media/films/blog.webm"));
  change("media/films/story.vtt", "00:00:32.400", "00:01:00.000");
  rmSync(join(folder, "icons/favicon.ico"));
  change("services/project-management/en.md", /^title: .*/m, "title: turnkey delivery");
  change("posts/buying-off-plan/en.md", /^( +text: ).*/m, "$1Nobody wrote this.");
  change("projects/warsan-tower/en.md", "120 apartments", "121 apartments");
  change("slides/indus-residence/en.md", "98 apartments", "89 apartments");
  rmSync(join(folder, "legal/terms"), { recursive: true });
  rmSync(join(folder, "map/overview"), { recursive: true });
  change("testimonials/ayesha-siddiqui/en.md", /$/, "\nWarsan Tower has 12 homes.\n");
  change("company/en.yaml", "Monday to Friday", "Sunday to Thursday");
  const types = join(folder, "developments/warsan-tower/types");
  cpSync(join(types, "studio.yaml"), join(types, "two-bedroom-corner.yaml"));
  expect(check()).toEqual([
    "content/company/en.yaml:11: openDays: contradicts closedDays of facts.yaml on Sunday, Friday",
    "content/developments/warsan-tower/types/two-bedroom-corner.yaml:1: no stack in warsan-tower/facts.yaml has this type; give it to one, or remove this file",
    "content/films/blog/facts.yaml:1: the file content/media/films/blog.webm is missing",
    "content/films/slide-warsan-tower/facts.yaml:5: poster: must have the shape of the film: the picture has 1080 x 1920, and the film 1280 x 720",
    "content/icons/favicon.ico:1: this file is missing; run: npm run icons",
    "content/legal/terms:1: this entry is missing",
    "content/map/overview:1: this entry is missing",
    "content/media/films/story.vtt:27: ends after the film, which has 33 s",
    'content/pages/landing-variants/en.yaml:17: rooms.slides.picture: there is no picture "residence/3-loby"; did you mean residence/3-lobby?',
    'content/pictures/en.yaml:1: "landing/strip-2" is missing: what the picture shows',
    'content/pictures/en.yaml:7: landing/strip-22: there is no picture "landing/strip-22"; did you mean landing/strip-2?',
    "content/plans/basic/facts.yaml:3: link: the site has no page /project-single/9999; did you mean /project-single/9?",
    "content/posts/buying-off-plan/en.md:8: quote.text: must be words from a paragraph of the post, to the letter",
    "content/projects/warsan-tower/en.md:2: the link preview is missing; run again: npm run pictures -- add projects/warsan-tower hero.jpg",
    'content/projects/warsan-tower/en.md:4: says "121 apartments", and Warsan Tower has 120 homes; write 121 in words if it counts something else',
    "content/services/turnkey-delivery/en.md:2: title: is the same as in content/services/project-management/en.md; change one of them",
    'content/slides/indus-residence/en.md:3: says "89 apartments", and Indus Residence has 98 homes; write 89 in words if it counts something else',
    "content/slides/warsan-tower/facts.yaml:2: link: the site has no page /projects; did you mean /project?",
    'content/testimonials/ayesha-siddiqui/en.md:8: says "12 homes", and Warsan Tower has 120 homes; write 12 in words if it counts something else',
  ]);
});

test("a country that does not exist and hours that end before they begin are reported", () => {
  const name = "company/facts.yaml";
  change(name, "countryCode: AE", "countryCode: UK");
  change(name, /^  until: .*/m, "  until: 08:00");
  expect(check()).toEqual([
    expect.stringMatching(`content/${name}:\\d+: countryCode: must be two letters of ISO 3166`),
    expect.stringMatching(`content/${name}:\\d+: calls.until: must be later than from`),
  ]);
});

test("pictures of a development without a text are reported, each text once", () => {
  const name = "developments/indus-residence/pictures/en.yaml";
  change(name, /^(view-garden|elevation-court-west):.*\n/gm, "");
  expect(check()).toEqual([
    `content/${name}:1: elevation-court-west: is missing`,
    `content/${name}:1: view-garden: is missing`,
  ]);
});

test("a person's photograph without a text and a text without a photograph are reported", () => {
  const manifest = JSON.parse(readFileSync(join(folder, "media/manifest.json"), "utf8"));
  manifest["team/haris-mehmood"] = manifest["projects/warsan-tower/tile"];
  writeFileSync(join(folder, "media/manifest.json"), JSON.stringify(manifest));
  change("team/nadia-farooqi/en.md", /^(title: .*)$/m, "$1\nalt: Nadia Farooqi in the studio");
  expect(check()).toEqual([
    "content/team/haris-mehmood/en.md:1: pictures are missing; run: npm run pictures -- add team/haris-mehmood portrait.jpg",
    "content/team/haris-mehmood/en.md:2: alt: is missing: what the photograph shows",
    "content/team/nadia-farooqi/en.md:4: alt: there is no photograph; run: npm run pictures -- add team/nadia-farooqi portrait.jpg",
  ]);
});
