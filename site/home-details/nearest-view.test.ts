import { expect, test } from "vitest";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import { nearestView } from "./nearest-view.ts";

function view(stack: string, floor: number) {
  return { stack, floor, day: "03-21", time: "08:30" } as HomeDetails["views"][number];
}

const views = [view("A1", 2), view("A1", 4), view("A1", 6), view("B1", 3)];

function home(floor: number, wing = "A"): ListedHome {
  return { wing, stack: 1, floor } as ListedHome;
}

test("the picture of the nearest floor of the same stack is shown", () => {
  expect(nearestView(views, home(1))?.floor).toBe(2);
  expect(nearestView(views, home(4))?.floor).toBe(4);
  expect(nearestView(views, home(7))?.floor).toBe(6);
});

test("no picture of another stack is shown", () => {
  expect(nearestView(views, home(3, "C"))).toBeNull();
});
