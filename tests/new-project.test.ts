import { execSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { copyContent } from "./copy-content.ts";
import { type HtmlPage, readHtml } from "./html-page.ts";

/** A build takes a minute or more. */
const BUILD_MS = 600_000;

const everyProject = [...allProjects(), ...upcomingProjects()];
const id = Math.max(...everyProject.map(({ id }) => Number(id))) + 1;
const key = "harbour-court";
const projectPath = `/project-single/${id}`;

const facts = `id: ${id}
category: Residential
type: Apartment building
status: Planning
year: 2041
building: courtyard-housing
area: 1,250,000 sq ft
location:
  place: Clifton
  city: Karachi
  country: Pakistan
coordinates:
  latitude: 24.8138
  longitude: 67.0300
`;

const words = `---
title: Harbour Court
subtitle: Homes above the old harbour
summary: Homes round a court above the old harbour of Karachi, planned for 2041.
alt:
  hero: Harbour Court from the sea
  tile: The gate of Harbour Court
  gallery-1: The court in the morning
  gallery-2: The roofs from the air
---

The court opens to the sea breeze.

Every home has a balcony.
`;

let folder: string;
/** In the project, because the build imports its packages. */
const buildFolder = ".cache/new-project";

beforeAll(async () => {
  folder = copyContent();
  const entry = join(folder, "projects", key);
  mkdirSync(entry);
  writeFileSync(join(entry, "facts.yaml"), facts);
  writeFileSync(join(entry, "en.md"), words);
  const photographs = await Promise.all(
    ["hero", "tile", "gallery-1", "gallery-2"].map((name) => photograph(`${name}.jpg`)),
  );
  run(`"${process.execPath}" pictures/pictures.ts add projects/${key} ${photographs.join(" ")}`);
  run("react-router build");
}, BUILD_MS);

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(buildFolder, { recursive: true, force: true });
});

test("a project in a new city is in the list and its filters without other edits", () => {
  const { text, things } = page("/project");
  expect(text).toContain("Harbour Court");
  expect(text).toContain(`${everyProject.length + 1} projects`);
  expect(built("project/index.html")).toMatch(/<option[^>]*>Karachi<\/option>/);
  const list = things.find((thing) => thing["@type"] === "ItemList");
  expect(list).toMatchObject({ numberOfItems: everyProject.length + 1 });
});

test("a new project has its own page, with its texts, facts and pictures", () => {
  const { headings, text, media } = page(projectPath);
  expect(headings).toEqual(["Harbour Court"]);
  for (const said of [
    "The court opens to the sea breeze.",
    "Every home has a balcony.",
    "Clifton, Karachi, Pakistan",
    "1,250,000 sq ft",
    "Planned for 2041",
  ]) {
    expect(text).toContain(said);
  }
  const own = media.filter((file) => file.includes(`/${key}/`));
  expect(own.length).toBeGreaterThan(3);
  for (const file of own) expect(existsSync(join(buildFolder, "client", file)), file).toBe(true);
});

test("a project in a city without a map is shown on the overview", () => {
  const html = built(`${projectPath.slice(1)}/index.html`);
  expect(html).toContain('src="/map/overview.svg"');
  expect(html).toContain("Harbour Court, Clifton, Karachi");
  expect(html).toContain("geo:24.8138,67.03?q=24.8138,67.03(Harbour%20Court)");
  expect(html).not.toContain("straight line");
});

test("a new project is in the site map, the search index and the structured data", () => {
  expect(built("sitemap.xml")).toContain(`<loc>${company.siteUrl}${projectPath}</loc>`);
  const { words } = JSON.parse(built("project-search.json"));
  expect(words[id].split(" ")).toEqual(expect.arrayContaining(["harbour", "karachi", "balcony"]));
  const { things } = page(projectPath);
  expect(things.find((thing) => thing["@type"] === "RealEstateListing")).toMatchObject({
    name: "Harbour Court",
    url: company.siteUrl + projectPath,
    mainEntity: { address: { addressLocality: "Karachi", addressCountry: "PK" } },
  });
  const organization = things.find((thing) => thing["@type"] === "GeneralContractor");
  expect(organization?.areaServed).toContain("Karachi");
});

test("a link to a new project has a preview with its own picture", async () => {
  const { openGraph } = page(projectPath);
  expect(openGraph.title).toContain("Harbour Court");
  const { pathname } = new URL(openGraph.image ?? "");
  expect(pathname).toBe(`/media/og/projects/${key}.jpg`);
  const picture = await sharp(join(buildFolder, "client", pathname)).metadata();
  expect(picture).toMatchObject({ width: 1200, height: 630 });
});

async function photograph(name: string): Promise<string> {
  const path = join(folder, name);
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 2000, height: 2000, channels: 3, background: "#8899aa", noise } as const;
  await sharp({ create }).blur(20).jpeg().toFile(path);
  return path;
}

/** With the settings of a build instead of a test's. */
function run(command: string): void {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV|TEST$)/.test(name));
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const folders = { CONTENT_DIR: folder, BUILD_DIR: buildFolder };
  const env = { ...Object.fromEntries(own), PATH, NODE_ENV: "production", ...folders };
  execSync(command, { env, stdio: "pipe" });
}

function built(file: string): string {
  return readFileSync(join(buildFolder, "client", file), "utf8");
}

function page(path: string): HtmlPage {
  return readHtml(built(`${path.slice(1)}/index.html`));
}
