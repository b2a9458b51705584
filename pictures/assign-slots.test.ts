import { expect, test } from "vitest";
import { allPictures } from "./all-pictures.ts";
import { assignSlots } from "./assign-slots.ts";

const all = allPictures();

function problems(entry: string, ...paths: string[]): string[] {
  return assignSlots(all, entry, paths).problems;
}

test("the name of a file says which picture it becomes", () => {
  const { files } = assignSlots(all, "projects/warsan-tower", ["photos/Hero.JPG", "gallery-2.png"]);
  expect([...files].map(([path, { name }]) => [path, name])).toEqual([
    ["photos/Hero.JPG", "projects/warsan-tower/hero"],
    ["gallery-2.png", "projects/warsan-tower/gallery-2"],
  ]);
});

test("a picture with a capital letter in its name is found in any case", () => {
  const view = all.find(({ slot }) => /^view-[A-Z]/.test(slot))!;
  const paths = [`${view.slot}.jpg`, `${view.slot.toUpperCase()}.JPG`];
  for (const path of paths) {
    expect(assignSlots(all, view.entry, [path])).toEqual({
      files: new Map([[path, view]]),
      problems: [],
    });
  }
  expect(problems(view.entry, ...paths)).toEqual([
    `${paths[1]}: a second file for ${view.slot}. Give one file for each picture.`,
  ]);
});

test("an entry with one picture keeps it under its own name", () => {
  const { files } = assignSlots(all, "team/nadia-farooqi", ["portrait.jpg"]);
  expect(files.get("portrait.jpg")?.name).toBe("team/nadia-farooqi");
});

test("an unknown slot and a second file for a slot are named", () => {
  expect(problems("projects/warsan-tower", "kitchen.jpg", "hero.jpg", "hero.png")).toEqual([
    'kitchen.jpg: projects/warsan-tower has no picture "kitchen". Name the file one of: hero, tile, gallery-1, gallery-2.',
    "hero.png: a second file for hero. Give one file for each picture.",
  ]);
});

test("an unknown entry, a missing key and missing files are named", () => {
  expect(problems("posts/nowhere", "cover.jpg")).toEqual([
    expect.stringMatching(
      /no entry "posts\/nowhere"\. Write its content first, or use one of: posts\//,
    ),
  ]);
  expect(problems("posts", "cover.jpg")).toEqual([
    expect.stringMatching(/no entry "posts"\. Name it with its key, one of: posts\//),
  ]);
  expect(problems("houses/one", "hero.jpg")).toEqual([
    expect.stringMatching(
      /no entry "houses\/one"\. Use one of: posts\/<key>, projects\/<key>,.* landing,/,
    ),
  ]);
  expect(problems("team/nadia-farooqi")).toEqual([
    "Name the photographs of team/nadia-farooqi: portrait.",
  ]);
});

test("an entry of a kind without pictures is told from an unknown one", () => {
  expect(problems("testimonials/somebody", "photo.jpg")).toEqual([
    expect.stringMatching(
      /^Entries in content\/testimonials take no pictures\. Use one of: posts\/<key>,/,
    ),
  ]);
  expect(problems("pages/about", "about.jpg")).toEqual([
    expect.stringMatching(/^There is no entry "pages\/about"\. Use one of: .*pages/),
  ]);
});
