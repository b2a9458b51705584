import type { Point } from "./view.ts";

/** Pins that would cover each other, shown as one. */
export type PinGroup<Pin> = Point & { pins: Pin[] };

/** Joins pins that are closer than a distance in units of the sheet. */
export function groupPins<Pin extends Point>(
  pins: readonly Pin[],
  distance: number,
): PinGroup<Pin>[] {
  let groups = pins.map((pin): PinGroup<Pin> => ({ x: pin.x, y: pin.y, pins: [pin] }));
  for (;;) {
    const pair = closestPair(groups, distance);
    if (!pair) return groups;
    const [first, second] = pair;
    // The joined group replaces the first, which keeps the order of the pins.
    groups = groups
      .filter((group) => group !== second)
      .map((group) => (group === first ? joined(first, second) : group));
  }
}

function closestPair<Group extends Point>(
  groups: readonly Group[],
  distance: number,
): [Group, Group] | null {
  let pair: [Group, Group] | null = null;
  let closest = distance;
  for (const [index, first] of groups.entries()) {
    for (const second of groups.slice(index + 1)) {
      const apart = Math.hypot(first.x - second.x, first.y - second.y);
      if (apart >= closest) continue;
      closest = apart;
      pair = [first, second];
    }
  }
  return pair;
}

function joined<Pin extends Point>(first: PinGroup<Pin>, second: PinGroup<Pin>): PinGroup<Pin> {
  const pins = [...first.pins, ...second.pins];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value) / values.length;
  return { x: mean(pins.map(({ x }) => x)), y: mean(pins.map(({ y }) => y)), pins };
}
