import type { Rectangle } from "#domain/homes/development.ts";
import { rectangleArea, sortedEdges } from "#domain/homes/rectangle.ts";
import { isCovered, overlap } from "./rooms.ts";

type LabelRoom = { parts: readonly Rectangle[]; blocked: readonly Rectangle[] };

/** A text needs about this much space, in centimetres. */
const WIDTH = 260;
const HEIGHT = 130;

const MARGIN = 6;

/** The best free place for a room's name: large enough and near the middle. `isTurned` means that text runs
 * along y. */
export function labelBox(room: LabelRoom, isTurned: boolean): Rectangle {
  const free = freeBoxes(room);
  const boxes = free.length > 0 ? free : freeBoxes({ ...room, blocked: [] });
  const [middleX, middleY] = middleOf(largest(room.parts));
  const scored = boxes.map((box) => {
    const [along, across] = isTurned
      ? [box[3] - box[1], box[2] - box[0]]
      : [box[2] - box[0], box[3] - box[1]];
    const [x, y] = middleOf(box);
    const fits = Math.min(1, along / WIDTH) * Math.min(1, across / HEIGHT);
    const distance = Math.hypot(x - middleX, y - middleY);
    return { box, score: fits - distance / 2500 + (along * across) / 1e7 };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.box ?? largest(room.parts);
}

/** Every uncovered rectangle between edges of the room and of what stands in it. */
function freeBoxes({ parts, blocked: everything }: LabelRoom): Rectangle[] {
  const blocked = everything.filter((box) => parts.some((part) => overlap(box, part)));
  const all = [...parts, ...blocked];
  const xs = sortedEdges(all.flatMap(([x0, , x1]) => [x0, x1]));
  const ys = sortedEdges(all.flatMap(([, y0, , y1]) => [y0, y1]));
  const columns = pairs(xs);
  const rows = pairs(ys);
  return columns.flatMap(([x0, x1]) =>
    rows
      .map(([y0, y1]): Rectangle => [x0, y0, x1, y1])
      .filter((box) => isCovered(box, parts) && !blocked.some((other) => overlap(box, other)))
      .map(([left, bottom, right, top]): Rectangle => [
        left + MARGIN,
        bottom + MARGIN,
        right - MARGIN,
        top - MARGIN,
      ])
      .filter(([left, bottom, right, top]) => right - left > 20 && top - bottom > 20),
  );
}

export function largest(parts: readonly Rectangle[]): Rectangle {
  const byArea = parts.toSorted((one, other) => rectangleArea(other) - rectangleArea(one));
  return byArea[0] ?? [0, 0, 0, 0];
}

function middleOf([x0, y0, x1, y1]: Rectangle): [number, number] {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

function pairs(values: readonly number[]): [number, number][] {
  return values.flatMap((from, index) =>
    values.slice(index + 1).map((to): [number, number] => [from, to]),
  );
}
