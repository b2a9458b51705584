import { expect, test } from "vitest";
import { deriveHomes } from "#domain/homes/homes.ts";
import { viewPoints } from "#domain/homes/view-points.ts";
import { allDevelopments } from "./developments.ts";

const developments = allDevelopments();

test("every home has a view from its own stack, taken at most a fifth of the floors away", () => {
  for (const development of developments) {
    const views = viewPoints(development);
    const homes = deriveHomes(development);
    for (const { number, wing, stack, floor } of homes) {
      const own = views.filter((view) => view.stack.wing === wing && view.stack.number === stack);
      const floors = homes.filter((home) => home.wing === wing && home.stack === stack).length;
      const distances = own.map((view) => Math.abs(view.floor - floor));
      expect(Math.min(...distances), number).toBeLessThanOrEqual(Math.ceil(floors / 5) + 1);
    }
  }
});

test("each stack has three views with different names", () => {
  for (const development of developments) {
    const names = viewPoints(development).map(({ picture }) => picture);
    const stacks = new Set(development.stacks.map(({ wing, number }) => `${wing}${number}`));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(stacks.size * 3);
  }
});
