import type { FacadeShape } from "#site/views/drawn-shapes.ts";

/** The home that an arrow key, Home or End leads to; null for any other key. */
export function walk(
  shapes: readonly FacadeShape[],
  from: FacadeShape,
  key: string,
): FacadeShape | null {
  const onFloor = shapes
    .filter(({ floor }) => floor === from.floor)
    .toSorted((one, other) => one.column - other.column);
  const inColumn = shapes
    .filter(({ column }) => column === from.column)
    .toSorted((one, other) => one.floor - other.floor);
  const targets: Record<string, FacadeShape | undefined> = {
    // The picture is the same in every direction of writing.
    ArrowLeft: onFloor[onFloor.indexOf(from) - 1],
    ArrowRight: onFloor[onFloor.indexOf(from) + 1],
    ArrowUp: inColumn[inColumn.indexOf(from) + 1],
    ArrowDown: inColumn[inColumn.indexOf(from) - 1],
    Home: onFloor[0],
    End: onFloor.at(-1),
  };
  return Object.hasOwn(targets, key) ? (targets[key] ?? from) : null;
}
