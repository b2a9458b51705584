import { expect, test } from "vitest";
import { deriveHomes } from "#domain/homes/homes.ts";
import { viewFrom, viewPoints } from "#domain/homes/view-points.ts";
import { allDevelopments } from "./developments.ts";

const developments = allDevelopments();

test("every home has a view from its own stack, taken at most three floors away in the low buildings", () => {
  for (const development of developments) {
    for (const home of deriveHomes(development)) {
      const view = viewFrom(development, home);
      expect(view?.stack, home.number).toMatchObject({ wing: home.wing, number: home.stack });
      const most = development.key === "warsan-tower" ? 5 : 3;
      expect(Math.abs((view?.floor ?? 99) - home.floor), home.number).toBeLessThanOrEqual(most);
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
