import { expect, test } from "vitest";
import { pictureSlots } from "./picture-slots.ts";
import { readModels } from "./read-models.ts";

const [model] = readModels();

test("a development without a camera and without texts has no pictures", () => {
  expect(pictureSlots({ ...model!, elevations: [], pictureTexts: {} })).toEqual([]);
});

test("a text for one outlook asks for the views of all homes, and each room has a still", () => {
  const pictureTexts = { "view-garden": "The garden", "room-living": "A living room" };
  const slots = pictureSlots({ ...model!, elevations: [], pictureTexts });
  const views = slots.filter(({ slot }) => slot.startsWith("view-"));
  expect(new Set(views.map(({ text }) => text))).toEqual(
    new Set(model!.stacks.map(({ outlook }) => `view-${outlook}`)),
  );
  expect(slots.slice(views.length)).toEqual([
    { slot: "room-living", text: "room-living" },
    { slot: "room-living-still", text: "room-living" },
  ]);
});
