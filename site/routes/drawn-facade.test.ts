import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { elevationShapes } from "#domain/homes/elevation-shapes.ts";
import { facadeShapes } from "#site/features/home-facade/facade-shapes.ts";
import { type FacadeSide, toFacade } from "#site/views/facade.ts";
import { copyContent } from "#tests/copy-content.ts";

const FOLDER = "developments/warsan-tower";

const tower = findDevelopment("warsan-tower")!;
const [camera] = tower.elevations;

/** A copy of the demo's content. */
let folder: string;

beforeEach(() => {
  folder = copyContent();
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function writeFacade(yaml: string): void {
  writeFileSync(join(folder, FOLDER, "facade.yaml"), yaml);
}

function run(...args: string[]) {
  return spawnSync(process.execPath, args, {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: "utf8",
  });
}

/** What the check of the content prints, each mistake on a line. */
function check(): string[] {
  const { stderr } = run("scripts/content/content.ts", "check");
  return stderr.trimEnd().replaceAll(relative("", folder), "content").split("\n");
}

test("homes that are drawn over a photograph are links where a camera would have seen them", () => {
  const facts = join(folder, FOLDER, "facts.yaml");
  const { elevations: _, ...others } = parse(readFileSync(facts, "utf8"));
  writeFileSync(facts, stringify(others));
  const seen = elevationShapes(tower, camera!);
  const homes = Object.fromEntries(seen.map(({ home, corners }) => [home, corners]));
  writeFacade(stringify({ lake: { size: camera!.size, homes } }));
  const script = `
    const { findDevelopment } = await import("#catalog/developments/developments.ts");
    const { toFacade } = await import("#site/views/facade.ts");
    console.log(JSON.stringify(toFacade(findDevelopment("warsan-tower"))));`;
  const sides: FacadeSide[] = JSON.parse(run("--input-type=module", "-e", script).stdout);
  const [expected] = toFacade(tower);
  expect(sides).toMatchObject([{ key: "lake", width: 1200, height: 1600, runs: [], walls: [] }]);
  expect(sides[0]!.picture).toEqual(expected!.picture);
  const shapes = facadeShapes(sides[0]!);
  expect(shapes.map(({ path }) => path)).toEqual(
    seen.map(({ corners }) => `M${corners.map((corner) => corner.join(" ")).join("L")}Z`),
  );
  const places = ({ home, column, floor }: (typeof shapes)[number]) => ({ home, column, floor });
  expect(shapes.map(places)).toEqual(facadeShapes(expected!).map(places));
  for (const [index, { top }] of facadeShapes(expected!).entries()) {
    const [x, y] = shapes[index]!.top;
    expect(Math.abs(x - top[0])).toBeLessThanOrEqual(1);
    // The upper edge slopes, and a drawn home has its highest point here.
    expect(y - top[1]).toBeGreaterThan(-20);
    expect(y - top[1]).toBeLessThanOrEqual(1);
  }
  expect(check()).toEqual([""]);
});

test("mistakes in a drawn side are reported with their lines", () => {
  writeFacade(`lake:
  size: [1200, 1600]
  homes:
    A-201: [[100, 100], [200, 200], [200, 100], [100, 200]]
    A-202: [[100, 100], [1201, 100], [200, 200]]
    A-203:
      - [100, 100]
      - [200, 100]
      - [200, 200]
      - [100, 100]
    C-201: [[100, 100], [200, 100], [200, 200]]
beach:
  size: [1200, 1600]
  homes:
    A-201: [[100, 100], [200, 100], [200, 200]]
`);
  const file = `content/${FOLDER}/facade.yaml`;
  expect(check()).toEqual([
    `${file}:1: lake: facts.yaml has a camera for this side; remove one of the two`,
    `${file}:4: lake.homes.A-201: crosses itself: the line from 100, 100 meets the line from 200, 100; write the points in the order of the outline`,
    `${file}:5: lake.homes.A-202.1: 1201, 100 is outside the picture of 1200 x 1600 pixels`,
    `${file}:10: lake.homes.A-203.3: the point 100, 100 is there already; the last point is joined to the first by itself`,
    `${file}:11: lake.homes.C-201: there is no "C-201"; did you mean A-201?`,
    `${file}:12: beach: "beach" has no name: add it to sides in developments/en.yaml`,
    `content/${FOLDER}/pictures/en.yaml:1: pictures are missing; run: npm run pictures -- add ${FOLDER} elevation-beach.jpg`,
  ]);
});

test("two points, no home, a home twice and half a pixel are reported with their lines", () => {
  writeFacade(`lake:
  size: [1201, 1600]
  homes:
    A-201: [[100, 100], [200, 200]]
    A-202: [[100.5, 100], [200, 100], [200, 200]]
west:
  size: [1200, 1600]
  homes: {}
`);
  const file = `content/${FOLDER}/facade.yaml`;
  expect(check()).toEqual([
    `${file}:2: lake.size.0: must be even`,
    `${file}:4: lake.homes.A-201: must have at least three points`,
    `${file}:5: lake.homes.A-202.0.0: must be a whole number of pixels`,
    `${file}:8: west.homes: must have at least one home`,
  ]);
  const outline = "A-201: [[100, 100], [200, 100], [200, 200]]";
  writeFacade(`lake:\n  size: [1200, 1600]\n  homes:\n    ${outline}\n    ${outline}\n`);
  expect(check()).toEqual([`${file}:5: this field is written twice`]);
});
