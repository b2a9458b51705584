import { existsSync, statSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { allPosts } from "#catalog/posts/posts.ts";
import { allProducts } from "#catalog/products.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { allServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { altTexts } from "./alt.ts";
import { residenceViews } from "./residence-views.ts";
import { openGraphImage, pictureNames, requirePicture } from "./pictures.ts";

const MEDIA = "public/media";
const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

const pages = [
  ...["hero", "hero-portrait", "story-poster", "furniture-hero"].map((name) => `home/${name}`),
  ...[1, 2, 3, 4, 5, 6].map((number) => `home/strip-${number}`),
  ...["why-dubai", "about", "about-2", "banner", "not-found"].map((name) => `pages/${name}`),
  "blog/film-poster",
  "contact/office-map",
  ...residenceViews.map((name) => `residence/${name}`),
];

const projects = [...allProjects(), ...upcomingProjects()].map(({ key }) => key);
const posts = allPosts().map(({ key }) => key);

const implied = [
  ...pages,
  ...projects.flatMap((key) =>
    ["hero", "tile", "gallery-1", "gallery-2"].map((view) => `projects/${key}/${view}`),
  ),
  ...posts.flatMap((key) =>
    ["cover", "gallery-1", "gallery-2"].map((view) => `posts/${key}/${view}`),
  ),
  ...allServices().map(({ key }) => `services/${key}`),
  ...allTeamMembers().map(({ key }) => `team/${key}`),
  ...allProducts().map(({ key }) => `products/${key}`),
];

const previews = [
  "default",
  ...projects.map((key) => `projects/${key}`),
  ...posts.map((key) => `posts/${key}`),
];

function weight(path: string): number {
  return statSync(`${MEDIA}/${path}`).size;
}

test("every picture that the content implies is in the manifest, with alt text", () => {
  for (const name of implied)
    expect(requirePicture(name), name).toMatchObject({ src: `/media/${name}` });
});

test("every picture is on disk in all widths and formats", () => {
  const missing = implied.flatMap((name) =>
    requirePicture(name).widths.flatMap((width) =>
      ["avif", "jpg"]
        .map((ending) => `${MEDIA}/${name}-${width}.${ending}`)
        .filter((path) => !existsSync(path)),
    ),
  );
  expect(missing).toEqual([]);
});

test("every link preview is on disk as one JPEG of 1200 by 630", () => {
  for (const name of previews) {
    expect(openGraphImage(name)).toMatchObject({ width: 1200, height: 630 });
    expect(existsSync(`${MEDIA}/og/${name}.jpg`), name).toBe(true);
  }
});

test("the manifest holds no unused picture", () => {
  const asked = new Set([...implied, ...previews.map((name) => `og/${name}`)]);
  expect(pictureNames().filter((name) => !asked.has(name))).toEqual([]);
});

test("every alt text belongs to a picture", () => {
  const names = new Set(pictureNames());
  for (const name of Object.keys(altTexts)) expect(names.has(name), name).toBe(true);
});

test("[1.004] there are seven views of the residence", () => {
  expect(residenceViews).toHaveLength(7);
});

test("[3.028] team portraits have the proportions of 270 by 350", () => {
  for (const { key } of allTeamMembers()) {
    const { width, height } = requirePicture(`team/${key}`);
    expect(width / height).toBeCloseTo(270 / 350, 3);
  }
});

test("pictures stay within their size limits", () => {
  for (const key of projects) {
    expect(weight(`projects/${key}/tile-640.avif`), key).toBeLessThanOrEqual(45 * KILOBYTE);
    expect(weight(`projects/${key}/hero-1600.avif`), key).toBeLessThanOrEqual(180 * KILOBYTE);
  }
  const files = readdirSync(MEDIA, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const all = files.reduce(
    (sum, file) => sum + statSync(`${file.parentPath}/${file.name}`).size,
    0,
  );
  expect(all).toBeLessThanOrEqual(120 * MEGABYTE);
});

test("a missing picture is named in the error", () => {
  expect(() => requirePicture("projects/nowhere/hero")).toThrow("projects/nowhere/hero");
  expect(() => openGraphImage("projects/nowhere")).toThrow("og/projects/nowhere");
});
