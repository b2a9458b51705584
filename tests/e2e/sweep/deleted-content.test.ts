import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { execFileSync, spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { builtPages } from "#tests/built-pages.ts";
import { copyContent } from "#tests/copy-content.ts";
import { deleteContent, keptProjects, mendReferences } from "#tests/delete-content.ts";
import { findEmptyParts } from "#tests/e2e/support/empty-parts.ts";
import { expect, goto } from "#tests/e2e/support/fixtures.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { test } from "#tests/e2e/support/shared-page.ts";
import { readHtml } from "#tests/html-page.ts";
import { type ServedSite, serveSite } from "#tests/served-site.ts";
import { rulePages } from "#tests/sweep.ts";

/** A small company: three projects, two developments, no film, no shop, no accounts, no desk. */

const BUILD = ".cache/deleted-content";
const switchedOff = { SHOP: "off", ACCOUNTS: "off", DESK: "off" };

const everyProject = [...allProjects(), ...upcomingProjects()];
const kept = everyProject.filter(({ key }) => keptProjects.includes(key));
const deletedTitles = everyProject.filter((one) => !kept.includes(one)).map(({ title }) => title);

let folder: string;
/** What the content check says before the references are mended. */
let problems: string;
let site: ServedSite;

// One worker, so that the build is made once.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = copyContent();
  deleteContent(folder);
  const env = { ...process.env, ...switchedOff, CONTENT_DIR: folder, BUILD_DIR: BUILD };
  const check = ["scripts/content/content.ts", "check"];
  problems = spawnSync(process.execPath, check, { env, encoding: "utf8" }).stderr;
  mendReferences(folder);
  execFileSync(process.execPath, ["scripts/build/build.ts"], { env, stdio: "pipe" });
  site = await serveSite({ ...switchedOff, CONTENT_DIR: folder, BUILD_DIR: BUILD });
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true });
});

const client = join(BUILD, "client");

/** The text files that visitors can load. */
function builtTexts(): { file: string; text: string }[] {
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|js|json|data|xml|svg|webmanifest)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(client, file), "utf8") }));
}

test("the content check names every reference to a deleted project, with file and line", () => {
  const places = problems.replaceAll(relative("", folder), "content").trimEnd().split("\n");
  expect(places).toEqual(
    expect.arrayContaining([
      expect.stringContaining("content/slides/indus-residence-phase-2/facts.yaml:1: "),
      expect.stringContaining('facts.yaml:3: grid.0: there is no project "barsha-lane-school"'),
      expect.stringContaining('facts.yaml:12: carousel.3: there is no project "doaba-park"'),
    ]),
  );
});

test("every link and picture of every page leads to something that was built", () => {
  const paths = new Set(builtPages(client));
  const missing = [...paths].flatMap((path) => {
    const { links, media } = readHtml(readFileSync(join(client, path, "index.html"), "utf8"));
    return [
      ...links.filter((link) => !paths.has(link) && !existsSync(join(client, link))),
      ...media.filter((file) => !existsSync(join(client, file))),
    ].map((missing) => `${missing} on ${path}`);
  });
  expect(missing).toEqual([]);
  expect(paths.size).toBeGreaterThan(40);
});

test("the site map, the search and the pages have the three projects that are left", () => {
  const ids = kept.map(({ id }) => id).toSorted();
  const pages = builtPages(client).filter((path) => path.startsWith("/project-single/"));
  expect(pages.map((path) => path.split("/").at(-1)).toSorted()).toEqual(ids);
  const siteMap = readFileSync(join(client, "sitemap.xml"), "utf8");
  const mapped = [...siteMap.matchAll(/project-single\/(\w+)</g)].map(([, id]) => id);
  expect(mapped.toSorted()).toEqual(ids);
  const search = JSON.parse(readFileSync(join(client, "project-search.json"), "utf8"));
  expect(Object.keys(search.words).toSorted()).toEqual(ids);
});

test("no built file names a deleted project", () => {
  const naming = builtTexts().flatMap(({ file, text }) =>
    deletedTitles.filter((title) => text.includes(title)).map((title) => `${title} in ${file}`),
  );
  expect(naming).toEqual([]);
});

test("nothing of a part that is switched off is in the build", () => {
  const words = /wishlist|\/cart|checkout|\/shop|product-single|\/login|forgot-password|Sign up/i;
  const naming = builtTexts()
    // The legal texts are the company's own words.
    .filter(({ file, text }) => !/^(terms|privacy)\b/.test(file) && words.test(text))
    .map(({ file }) => file);
  expect(naming).toEqual([]);
  const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath);
  expect(files.filter((path) => /\/(desk|media\/products|media\/films)\b/.test(path))).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`pages have no empty part and no error, and fit ${width} px`, async ({ visit }) => {
    test.setTimeout(300_000);
    const { page, errors } = visit;
    errors.length = 0;
    await page.setViewportSize({ width, height: 900 });
    for (const path of rulePages(builtPages(client))) {
      await goto(page, site.origin + path);
      await page.keyboard.press("Shift"); // A key press hydrates all parts.
      expect.soft(await findEmptyParts(page), path).toEqual([]);
      await expect.soft.poll(() => findOverflow(page), path).toEqual([]);
      expect.soft(errors.splice(0), path).toEqual([]);
    }
  });
}
