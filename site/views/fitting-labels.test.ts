import { expect, test } from "vitest";
import { fittingLabels } from "./fitting-labels.ts";
import type { MapLabel } from "./map-sheet.ts";

/** At this zoom a unit of the sheet is a pixel of the frame. */
const size = { width: 1000, height: 500 };
const view = { x: 500, y: 250, zoom: 1 };
const pin = { x: 500, y: 250, title: "House" };

function label(text: string, x: number, y: number, more: Partial<MapLabel> = {}): MapLabel {
  return { kind: "district", text, x, y, from: 1, ...more };
}

function fitting(labels: MapLabel[], frames = [size]): string[] {
  return fittingLabels({ sheet: { ...size, labels }, view, pin, frames }).map(({ text }) => text);
}

test("labels of a closer zoom are left out", () => {
  expect(fitting([label("Near", 200, 100), label("Far", 700, 100, { from: 2 })])).toEqual(["Near"]);
});

test("a label that the frame would cut is left out", () => {
  expect(fitting([label("A long district", 40, 100), label("A long district", 60, 100)])).toEqual([
    "A long district",
  ]);
  const road = label("A long road", 200, 470);
  expect(fitting([road])).toHaveLength(1);
  expect(fitting([{ ...road, angle: 90 }]), "turned towards the edge").toEqual([]);
});

test("a label is left out where one of the frames would cut it", () => {
  const frames = [size, { width: 1000, height: 300 }];
  expect(fitting([label("North", 200, 60)], frames)).toEqual([]);
});

test("of two labels that cover each other the more important one is kept", () => {
  const labels = [label("Small", 210, 105, { from: 0.5 }), label("Large", 200, 100)];
  expect(fitting(labels)).toEqual(["Small"]);
  expect(fitting([label("Small", 210, 105), label("Large", 200, 100, { from: 0.5 })])).toEqual([
    "Large",
  ]);
});

test("the pin and its title stay free", () => {
  expect(fitting([label("District", 500, 265), label("District", 500, 310)])).toHaveLength(1);
  expect(fitting([label("District", 500, 215)])).toHaveLength(1);
});
