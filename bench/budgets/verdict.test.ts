import { expect, test } from "vitest";
import type { PageWeight } from "./page-weight.ts";
import { judge } from "./verdict.ts";

const page: PageWeight = {
  html: 20_000,
  styles: 10_000,
  scriptBeforeLoad: 0,
  script: 100_000,
  fonts: 70_000,
  picturesAboveFold: 100_000,
  thirdParties: 0,
};
const accepted = {
  desk: 100_000,
  pages: { "/about": page, "/login": page, "/project-single/{id}": page },
};

function judgePage(path: string, change: Partial<PageWeight>, desk = accepted.desk) {
  return judge(new Map([[path, { ...page, ...change }]]), desk, accepted);
}

test("a page may have three hundredths more of everything than when it was accepted", () => {
  const heavier = { html: 20_600, styles: 10_300, script: 103_000, fonts: 72_100 };
  expect(judgePage("/about", heavier)).toEqual({ faults: [], growth: [] });
});

test.for([
  ["styles", 10_301, "/about: styles 10301 of 10300"],
  ["script", 103_001, "/about: script 103001 of 103000"],
  ["fonts", 72_101, "/about: fonts 72101 of 72100"],
  ["scriptBeforeLoad", 1, "/about: scriptBeforeLoad 1 of 0"],
  ["thirdParties", 1, "/about: thirdParties 1 of 0"],
] as const)("more %s is a fault, because content does not add any", ([part, weight, fault]) => {
  expect(judgePage("/about", { [part]: weight })).toEqual({ faults: [fault], growth: [] });
});

test("more HTML and heavier pictures are reported as growth, whatever their weight", () => {
  expect(judgePage("/project-single/9", { html: 90_000, picturesAboveFold: 900_000 })).toEqual({
    faults: [],
    growth: [
      "/project-single/9: html 90000 of 20600",
      "/project-single/9: picturesAboveFold 900000 of 103000",
    ],
  });
});

test("more HTML on a page without content is a fault: every page has that code", () => {
  expect(judgePage("/login", { html: 20_601 }).faults).toEqual(["/login: html 20601 of 20600"]);
});

test("a heavier first load of the desk is a fault", () => {
  expect(judgePage("/about", {}, 103_000).faults).toEqual([]);
  expect(judgePage("/about", {}, 103_001).faults).toEqual(["/desk: first load 103001 of 103000 B"]);
});

test("a page of a new kind is a fault until its weight is accepted", () => {
  expect(judgePage("/careers", {}).faults).toEqual([
    "/careers: this kind of page has no limits: npm run budgets -- --accept",
  ]);
});
