import { openFrame } from "#studio/buildings/frame.ts";
import { scaffold, towerCrane } from "#studio/buildings/cranes.ts";
import type { Model, Solid } from "#studio/model/solid.ts";
import type { Bounds } from "#studio/model/vector.ts";
import { mix, paper } from "#studio/palette.ts";
import type { Random } from "#studio/random.ts";
import { builtUpTo } from "./clip.ts";

export const statuses = [
  "Completed",
  "In Progress",
  "Under Construction",
  "Planning",
  "Upcoming",
] as const;
export type Status = (typeof statuses)[number];

export function atStage(model: Model, status: Status, random: Random): Model {
  switch (status) {
    case "Completed":
      return model;
    case "In Progress":
      return nearlyDone(model, random);
    case "Under Construction":
      return underConstruction(model, random);
    case "Planning":
      return paperModel(model);
    case "Upcoming":
      return { ...model, solids: model.solids.map(drawnUnlessTerrain) };
  }
}

/** A single sloping face is the land; only what is to be built is a drawing. */
function drawnUnlessTerrain(solid: Solid): Solid {
  return solid.faces.length === 1 ? solid : { ...solid, manner: "drawn" };
}

function bulk({ min, max }: Bounds): number {
  return (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2]);
}

/** Finished below, an open frame above, a crane beside it. */
function underConstruction(model: Model, random: Random): Model {
  const top = model.bounds.max[1];
  const cut = top * random.between(0.5, 0.6);
  const crossing = model.solids
    .filter(({ bounds, castsShadow }) => castsShadow && bounds.min[1] < cut && bounds.max[1] > cut)
    .toSorted((a, b) => bulk(b.bounds) - bulk(a.bounds));
  const body = crossing[0];
  if (!body) return nearlyDone(model, random);
  const { min, max } = body.bounds;
  const built = model.solids.flatMap((solid): Solid[] => {
    const part = builtUpTo(solid, cut);
    return part ? [part] : [];
  });
  const reach = cut + (max[1] - cut) * random.between(0.6, 0.82);
  const side = random.pick([-1, 1]);
  return {
    ...model,
    solids: [
      ...built,
      ...openFrame([min[0], cut, min[2]], [max[0], reach, max[2]], 3.6, 6),
      ...towerCrane(
        [side > 0 ? max[0] + 5 : min[0] - 5, 0, (min[2] + max[2]) / 2],
        top * 1.06 + 6,
        Math.max(24, top * 0.5),
        side > 0 ? 2.8 : 0.4,
      ),
      ...scaffold(min[0] + 1, min[0] + (max[0] - min[0]) * 0.46, min[2] - 2.4, cut + 3),
    ],
    bounds: { min: model.bounds.min, max: [model.bounds.max[0], top * 1.08, model.bounds.max[2]] },
  };
}

/** All but done: a crane behind and the last scaffold. */
function nearlyDone(model: Model, random: Random): Model {
  const { min, max } = model.bounds;
  const height = max[1];
  const left = random.chance(0.5);
  return {
    ...model,
    solids: [
      ...model.solids,
      ...towerCrane(
        [left ? min[0] * 0.5 : max[0] * 0.6, 0, max[2] + 8],
        height * 1.15 + 8,
        Math.max(22, height * 0.6),
        left ? 0.5 : 2.6,
      ),
    ],
  };
}

/** As a model-maker would build it: everything in paper, the glass a shade darker. */
function paperModel(model: Model): Model {
  const card = (color: string) => mix(color, paper, 0.82);
  return {
    ...model,
    ground: model.ground.map((shape) =>
      shape.paint.kind === "matter"
        ? { ...shape, paint: { ...shape.paint, color: mix(shape.paint.color, "#DCCBA8", 0.6) } }
        : shape,
    ),
    solids: model.solids.map((solid) => ({
      ...solid,
      faces: solid.faces.map((face) => ({
        ...face,
        paint:
          face.paint.kind === "matter"
            ? { ...face.paint, color: card(face.paint.color) }
            : { kind: "matter" as const, color: "#D5CDBB" },
        marks: face.marks.map((mark) => ({
          ...mark,
          paint:
            mark.paint.kind === "matter"
              ? { ...mark.paint, color: card(mark.paint.color) }
              : mark.paint.kind === "shade"
                ? mark.paint
                : { kind: "matter" as const, color: "#C4BBA6" },
        })),
      })),
    })),
  };
}
