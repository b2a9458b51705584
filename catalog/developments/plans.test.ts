import { describe, expect, test } from "vitest";
import type { BayKind, HomeType, Rectangle } from "#domain/homes/development.ts";
import { allDevelopments } from "./developments.ts";

const plans = allDevelopments().flatMap(({ types, key, bay, openings }) =>
  types.map((type) => ({ name: `${key} ${type.key}`, type, bay, openings })),
);

/** Metres between an opening door and a toilet or basin. */
const CLEARANCE = 0.1;

describe.each(plans)("the plan of $name", ({ type, bay, openings }) => {
  const parts = type.rooms.flatMap((room) => room.parts.map((part) => ({ room, part })));
  const width = type.bays * bay;

  test("has rooms inside its walls that do not overlap", () => {
    for (const { part } of parts) expect(isInside(part, [0, 0, width, type.depth])).toBe(true);
    for (const [index, { part }] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        expect(overlap(part, other.part), `${part} and ${other.part}`).toBe(false);
      }
    }
  });

  test("has as many bedrooms as it says, a kitchen and a bath", () => {
    const count = (kind: string) => type.rooms.filter((room) => room.kind === kind).length;
    expect(count("bedroom")).toBe(type.bedrooms);
    expect(count("study")).toBe(type.study ? 1 : 0);
    expect(count("kitchen")).toBe(1);
    expect(count("bath")).toBeGreaterThan(0);
    expect(count("living") + count("studio")).toBe(1);
  });

  test("has every door between two rooms, or between a room and the way in", () => {
    const entrances = type.doors.filter((door) => {
      const [x, y] = [(door.hinge[0] + door.latch[0]) / 2, (door.hinge[1] + door.latch[1]) / 2];
      const isAcross = door.hinge[0] === door.latch[0];
      const sides = (
        isAcross
          ? [
              [-0.3, 0],
              [0.3, 0],
            ]
          : [
              [0, -0.3],
              [0, 0.3],
            ]
      ).map(([dx = 0, dy = 0]) => roomAt(x + dx, y + dy));
      const found = sides.filter(Boolean);
      expect(found.length, `door at ${x}, ${y}`).toBeGreaterThan(0);
      expect(found[0], `door at ${x}, ${y}`).not.toBe(found[1]);
      return found.length === 1;
    });
    expect(entrances).toHaveLength(1);
  });

  test("can be walked through from room to room", () => {
    const reached = new Set([type.rooms.find(({ kind }) => kind === "hall")]);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const { hinge, latch } of type.doors) {
        const [x, y] = [(hinge[0] + latch[0]) / 2, (hinge[1] + latch[1]) / 2];
        const rooms = [
          roomAt(x - 0.3, y),
          roomAt(x + 0.3, y),
          roomAt(x, y - 0.3),
          roomAt(x, y + 0.3),
        ];
        if (rooms.some((room) => room && reached.has(room))) {
          for (const room of rooms) if (room) reached.add(room);
        }
      }
    }
    expect(type.rooms.filter((room) => !reached.has(room)).map(({ kind }) => kind)).toEqual([]);
  });

  test("has one room behind each window, and a window in every room to live in", () => {
    const lit = new Set<HomeType["rooms"][number]>();
    const see = (kinds: readonly BayKind[], at: (along: number) => [number, number]) => {
      for (const [index, kind] of kinds.entries()) {
        if (kind === "wall") continue;
        const { from, to } = openings[kind];
        const rooms = [from + 0.4, to - 0.4].map((along) => roomAt(...at(index * bay + along)));
        expect(rooms[0], `${kind} ${index}`).toBeDefined();
        expect(rooms[0], `${kind} ${index}`).toBe(rooms[1]);
        if (rooms[0]) lit.add(rooms[0]);
      }
    };
    see(type.front, (along) => [along, 0.6]);
    see(type.rear, (along) => [along, type.depth - 0.6]);
    see(type.left, (along) => [0.6, along]);
    const dark = type.rooms.filter(
      (room) => ["living", "studio", "bedroom", "study"].includes(room.kind) && !lit.has(room),
    );
    expect(dark.map(({ kind }) => kind)).toEqual([]);
  });

  test("has its furniture inside rooms", () => {
    for (const { kind, at } of type.furniture) {
      const room = parts.some(({ part }) => isInside(at, part));
      expect(room, `${kind} at ${at}`).toBe(true);
    }
  });

  test("has doors that open without touching furniture, and away from toilets and basins", () => {
    for (const { hinge, latch, into } of type.doors) {
      if (!into) continue;
      const leaf = Math.hypot(latch[0] - hinge[0], latch[1] - hinge[1]);
      for (const { kind, at } of type.furniture) {
        const length = leaf + (kind === "toilet" || kind === "basin" ? CLEARANCE : 0);
        const way = (into.startsWith("+") ? 1 : -1) * length;
        const reach = [0, 1].map((axis) => {
          const toLatch = ((latch[axis] ?? 0) - (hinge[axis] ?? 0)) / leaf;
          return (hinge[axis] ?? 0) + (into.endsWith("xy"[axis] ?? "") ? way : toLatch * length);
        });
        const swing = [hinge[0], reach[0] ?? 0, hinge[1], reach[1] ?? 0] as const;
        const inSwing = [
          Math.max(at[0], Math.min(swing[0], swing[1])),
          Math.max(at[1], Math.min(swing[2], swing[3])),
          Math.min(at[2], Math.max(swing[0], swing[1])),
          Math.min(at[3], Math.max(swing[2], swing[3])),
        ] as const;
        if (inSwing[2] - inSwing[0] < 0.01 || inSwing[3] - inSwing[1] < 0.01) continue;
        const nearest = [
          Math.min(Math.max(hinge[0], inSwing[0]), inSwing[2]),
          Math.min(Math.max(hinge[1], inSwing[1]), inSwing[3]),
        ] as const;
        const distance = Math.hypot(nearest[0] - hinge[0], nearest[1] - hinge[1]);
        expect(distance, `${kind} at ${at} and door at ${hinge}`).toBeGreaterThanOrEqual(length);
      }
    }
  });

  function roomAt(x: number, y: number) {
    return parts.find(({ part: [x0, y0, x1, y1] }) => x > x0 && x < x1 && y > y0 && y < y1)?.room;
  }
});

function isInside([x0, y0, x1, y1]: Rectangle, [a0, b0, a1, b1]: Rectangle): boolean {
  const slack = 0.001;
  return x0 >= a0 - slack && y0 >= b0 - slack && x1 <= a1 + slack && y1 <= b1 + slack;
}

function overlap([x0, y0, x1, y1]: Rectangle, [a0, b0, a1, b1]: Rectangle): boolean {
  const slack = 0.001;
  return x0 < a1 - slack && a0 < x1 - slack && y0 < b1 - slack && b0 < y1 - slack;
}
