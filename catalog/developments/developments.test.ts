import { describe, expect, test } from "vitest";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { toSquareFeet } from "#domain/homes/areas.ts";
import { floorsAt } from "#domain/homes/bays.ts";
import { deriveHomes, findType, findWing, floorsOf } from "#domain/homes/homes.ts";
import { allDevelopments } from "./developments.ts";

const projects = [...allProjects(), ...upcomingProjects()];

describe.each(allDevelopments())("$key", (development) => {
  const homes = deriveHomes(development);
  const project = projects.find(({ id }) => id === development.project.id);

  test("has as many homes as its texts say, each with a number of its own", () => {
    expect(new Set(homes.map(({ number }) => number)).size).toBe(homes.length);
    const texts = `${project?.subtitle} ${project?.summary} ${project?.description.join(" ")}`;
    const counts = [...texts.matchAll(/(\d+) (?:\S+, )*(?:homes|apartments|studios)/g)].map(
      ([, count]) => Number(count),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts)).toEqual(new Set([homes.length]));
  });

  test("has the area that its project states, balconies included", () => {
    const total = homes.reduce((sum, home) => sum + home.insideArea + home.balconyArea, 0);
    const stated = Number(project?.area.replace(/\D/g, ""));
    expect(Math.abs(toSquareFeet(total) / stated - 1)).toBeLessThan(0.005);
  });

  test("is handed over in the year that its project states, as promised last", () => {
    const { handover, promised, milestones } = development.construction;
    expect(handover.slice(0, 4)).toBe(String(project?.year));
    expect(promised.at(-1)?.handover).toBe(handover);
    expect(milestones.at(-1)).toEqual({ built: 100, on: handover });
  });

  test("has homes that share no bay, on floors that are built", () => {
    const taken = new Set<string>();
    for (const stack of development.stacks) {
      const wing = findWing(development, stack.wing);
      const { bays } = findType(development, stack.type);
      for (const floor of floorsOf(stack)) {
        for (let bay = stack.bay; bay < stack.bay + bays; bay += 1) {
          const place = `${stack.wing} ${floor} ${bay}`;
          expect(taken, place).not.toContain(place);
          taken.add(place);
          expect(bay, place).toBeLessThan(wing.bays);
          expect(floor, place).toBeLessThanOrEqual(floorsAt(wing, bay));
        }
      }
    }
  });

  test("has a payment plan that adds up to the price", () => {
    const { booking, instalments, keys } = development.payment;
    expect(booking + keys + instalments.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  test("names only homes that exist as sold or reserved, and none as both", () => {
    const { sold, reserved } = development.availability;
    const named = [...sold, ...reserved];
    expect(new Set(named).size).toBe(named.length);
    expect(homes.map(({ number }) => number)).toEqual(expect.arrayContaining(named));
    if (!development.released) expect(named).toEqual([]);
  });
});

test("forty homes of Indus Residence Phase 2 have a study, as its text says", () => {
  const phase2 = allDevelopments().find(({ key }) => key === "indus-residence-phase-2");
  expect(phase2 && deriveHomes(phase2).filter(({ study }) => study)).toHaveLength(40);
});
